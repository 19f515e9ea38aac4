import { getPersonRecord } from "#app/data/account/people.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { type PlanSummary, summarisePlan } from "#app/domain/reader/entitlements.ts";
import type { Uses } from "#app/services.ts";

export type Writer = { id: string; email: string; plan: PlanSummary };

/** The user who wrote a message while signed in, as they are now; null for a visitor or a deleted account. */
export async function describeWriter(
	services: Uses<"database" | "hashMailbox">,
	userId: string | null,
	now: Date,
): Promise<Writer | null> {
	const person = userId && (await getPersonRecord(services.database, userId));
	if (!person) return null;
	const { id, email } = person;
	const rights = await getRights(services.database, id, services.hashMailbox(email));
	return { id, email, plan: summarisePlan(rights, now) };
}
