import { removeOutcome, writeOutcome } from "#app/data/account/outcomes.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import type { Outcome } from "#app/domain/account/outcome.ts";
import { limits } from "#app/domain/base/limits.ts";
import { telling as sentences } from "#app/domain/base/messages/telling.ts";
import {
	type Failure,
	rateLimited,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Keeps what a member tells of their search, or forgets it. @param outcome null takes it back */
export function tellOutcome(
	services: Uses<"database" | "limits" | "log" | "outcomeCount">,
	{ person, now }: MemberRequest,
	outcome: Outcome | null,
): Promise<{ success: true; message: string } | Failure> {
	return withUnexpectedFailure(services, sentences.failed, async () => {
		const { database, outcomeCount } = services;
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		await database.transaction((transaction) =>
			outcome
				? writeOutcome(transaction, person.id, outcome, now)
				: removeOutcome(transaction, person.id),
		);
		outcomeCount.invalidate();
		return { success: true, message: outcome ? sentences.saved : sentences.takenBack };
	});
}
