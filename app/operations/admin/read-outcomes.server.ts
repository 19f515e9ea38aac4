import { countAnswers, countOutcomes } from "#app/data/account/outcomes.server.ts";
import { type OutcomeAnswer, outcomeAnswers } from "#app/domain/account/outcome.ts";
import type { Uses } from "#app/services.ts";

/** What members have told of their search, in counts. */
export async function readOutcomes({ database }: Uses<"database">) {
	const answers = await countAnswers(database);
	return {
		...(await countOutcomes(database)),
		given: (Object.keys(outcomeAnswers) as OutcomeAnswer[]).map((answer) => ({
			answer: outcomeAnswers[answer],
			members: answers.get(answer) ?? 0,
		})),
	};
}
