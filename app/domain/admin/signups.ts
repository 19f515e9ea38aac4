import { z } from "zod";
import type { SignupStatus } from "#app/domain/account/newsletter.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";

/** How many signups one page of the dashboard shows. */
export const signupsPerPage = 50;
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

/** Where a page of a list goes on: after this row. */
export type ListCursor = { at: Date; id: string };

const cursorSchema = z
	.string()
	.regex(/^\d{1,15}_[0-9a-f-]{36}$/u)
	.transform((text) => {
		const [at = "", id = ""] = text.split("_");
		return { at: new Date(Number(at)), id };
	});

/** @returns null for anything that is no cursor: the list starts at its beginning */
export function readListCursor(value: string | null): ListCursor | null {
	const parsed = cursorSchema.safeParse(value);
	return parsed.success ? parsed.data : null;
}

export const writeListCursor = ({ at, id }: ListCursor): string => `${at.getTime()}_${id}`;

/** The name of the exported file, with the day of the export (UTC). */
export const signupsFileName = (now: Date): string =>
	`email-signups-${now.toISOString().slice(0, 10)}.csv`;

/** The export's columns, in their order. */
export const signupColumns = ["Email", "Source", "Status", "Created At"] as const;
