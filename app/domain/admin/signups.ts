import { z } from "zod";
import type { SignupStatus } from "#app/domain/account/newsletter.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";

/** A signup is recent for this many days. */
export const recentDays = 7;

/** What the list is narrowed to, as the address says; anything else is the whole list. */
export type SignupQuery = { search: string; status: SignupStatus | null };

const statusSchema = z.enum(["pending", "active", "unsubscribed"]);

export function parseSignupQuery(params: URLSearchParams): SignupQuery {
	const status = statusSchema.safeParse(params.get("status"));
	return {
		search: cleanText(params.get("query") ?? "", 200).toLowerCase(),
		status: status.success ? status.data : null,
	};
}

/** The name of the exported file, with the day of the export (UTC). */
export const signupsFileName = (now: Date): string =>
	`email-signups-${now.toISOString().slice(0, 10)}.csv`;

/** The columns of the export, in order. */
export const signupColumns = ["Email", "Source", "Status", "Created At"] as const;
