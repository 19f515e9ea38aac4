import { addTicks, keepOnlyTicks, removeTicks } from "#app/data/insights/review-ticks.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { ReviewChange } from "#app/domain/insights/review-checklist.ts";
import { type Failure, withUnexpectedFailure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Ticks checks of the person's running review, saves the whole list, or begins it again. */
export function changeReview(
	services: Uses<"database" | "log">,
	person: Person,
	change: ReviewChange,
	now: Date,
): Promise<{ success: true; message: string } | Failure> {
	return withUnexpectedFailure(services, messages.checklist.failed, async () => {
		const { database } = services;
		if (change.intent === "tick") {
			if (change.wanted) await addTicks(database, person.id, [change.check], now);
			else await removeTicks(database, person.id, [change.check]);
			return { success: true, message: messages.checklist.saved };
		}
		if (change.intent === "add") {
			await addTicks(database, person.id, change.checks, now);
			return { success: true, message: messages.checklist.added(change.checks.length) };
		}
		const checks = change.intent === "save" ? change.checks : [];
		await database.transaction(async (transaction) => {
			// The new ones first: they lock the person, as all that changes something of a person does.
			await addTicks(transaction, person.id, checks, now);
			await keepOnlyTicks(transaction, person.id, checks);
		});
		const isReset = change.intent === "reset";
		return { success: true, message: messages.checklist[isReset ? "reset" : "saved"] };
	});
}
