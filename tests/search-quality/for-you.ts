import { readFileSync } from "node:fs";
import { z } from "zod";
import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import { reasonsFor, weightOf } from "#app/domain/insights/career/for-you.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { readForYou } from "#app/operations/insights/find-for-you.server.ts";
import type { Services } from "#app/services.ts";
import { uuidOf } from "#demo/uuid.ts";

/** What someone wants, two resumes of the demonstration, and which a career coach would show first. */
const pairSchema = z.object({
	id: z.string(),
	wants: z.object({
		company: z.string(),
		role: z.string(),
		level: z.union([z.enum(experienceLevels), z.literal("")]),
		now: z.string(),
	}),
	a: z.string(),
	b: z.string(),
	better: z.enum(["a", "b"]),
	why: z.string(),
});
export type ForYouPair = z.infer<typeof pairSchema>;

/** The pairs, which were written before the rule and apart from it. */
export const readPairs = (): ForYouPair[] =>
	z
		.array(pairSchema)
		.parse(JSON.parse(readFileSync(new URL("./for-you-pairs.json", import.meta.url), "utf8")));

export type JudgedPair = {
	pair: ForYouPair;
	/** The better one weighs more; a tie is wrong. */
	isRight: boolean;
	/** The better one is among those that are chosen from. */
	isFound: boolean;
	said: string;
};

/** Asks the site which of each two comes first. */
export async function judgePairs(
	services: Services,
	pairs: readonly ForYouPair[],
): Promise<JudgedPair[]> {
	const judged: JudgedPair[] = [];
	for (const pair of pairs) {
		const { wants, better } = pair;
		const facts = await readForYou(services, wants);
		const [a, b] = await findPublishedCards(services.database, [
			uuidOf(`${pair.a}.json`),
			uuidOf(`${pair.b}.json`),
		]);
		if (!a || !b) throw new Error(`${pair.id} names a resume that is not there`);
		const [ofA, ofB] = [a, b].map((card) => reasonsFor(wants, facts, card));
		const [weightA, weightB] = [ofA, ofB].map((reasons) => weightOf(wants, reasons ?? []));
		judged.push({
			pair,
			isRight: better === "a" ? (weightA ?? 0) > (weightB ?? 0) : (weightB ?? 0) > (weightA ?? 0),
			isFound: facts.cards.some(({ id }) => id === (better === "a" ? a : b).id),
			said: `a: ${ofA?.join(", ")} (${weightA}); b: ${ofB?.join(", ")} (${weightB})`,
		});
	}
	return judged;
}
