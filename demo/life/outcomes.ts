import { askedAfterDays, offerMonths } from "#app/domain/account/outcome.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { createRandom } from "../random.ts";
import type { createReadings } from "./readings.ts";

/** What members told of their search sixty days after their first resume, and which resumes helped. */
export function createOutcomes({ readings }: ReturnType<typeof createReadings>, now: Date) {
	const due = [...Map.groupBy(readings, ({ userId }) => userId)].flatMap(([userId, own]) => {
		const dueAt = own[0] && addDays(own[0].at, askedAfterDays);
		return dueAt && dueAt < now ? [{ userId, own, dueAt }] : [];
	});
	const rows = due.map(({ userId, own, dueAt }) => {
		const random = createRandom(`outcome ${userId}`);
		const answeredAt = addDays(dueAt, random.int(0, 4));
		if (!random.chance(0.55) || answeredAt >= now) {
			return { row: { userId, dueAt, mayCount: false }, helped: [] };
		}
		const answer = random.chance(0.5)
			? ("offer" as const)
			: random.pick(["not-yet", "not-yet", "stopped"] as const);
		const [, month] = offerMonths(answeredAt);
		const row = {
			...{ userId, dueAt, answeredAt, answer },
			month: answer === "offer" ? (month ?? null) : null,
			mayCount: random.chance(0.85),
		};
		const count = answer === "offer" ? random.int(0, Math.min(2, own.length)) : 0;
		const helped = random.sample(own, count).map(({ resumeId }) => ({ userId, resumeId }));
		return { row, helped };
	});
	return {
		outcomes: rows.map(({ row }) => row),
		helpfulResumes: rows.flatMap(({ helped }) => helped),
	};
}
