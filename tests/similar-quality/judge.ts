import { readFileSync } from "node:fs";
import { z } from "zod";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import { skillKey } from "#app/domain/insights/skill-names.ts";
import { type Comparable, createJudge } from "#app/domain/library/similar.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { uuidOf } from "#demo/uuid.ts";

/** Paths of resumes below `demo/resumes/`, and a person's judgment, written before the rule. */
const pair = z.strictObject({
	liked: z.string(),
	better: z.string(),
	other: z.string(),
	why: z.string(),
});
export type Pair = z.infer<typeof pair>;

export const readPairs = (): Pair[] =>
	z.array(pair).parse(JSON.parse(readFileSync(new URL("./pairs.json", import.meta.url), "utf8")));

/** The demonstration library as the rule compares it. */
export function readComparables(): Map<string, Comparable> {
	const library = createDemoLibrary({ now: new Date("2026-10-15T09:30:00Z") });
	return new Map(
		library.map(({ document, form, ...resume }) => {
			const skills =
				document && form !== "none"
					? outlineOfDocument(document).skills.map((skill) => [skillKey(skill), skill])
					: [];
			return [resume.id, { ...resume, skills: Object.fromEntries(skills) }];
		}),
	);
}

/**
 * The pairs in which the rule does not prefer the better one; of two that it holds equal it prefers none.
 * @throws where a pair names a resume that the library does not have
 */
export function findDisagreements(
	pairs: readonly Pair[],
	library: ReadonlyMap<string, Comparable>,
): Pair[] {
	const find = (path: string): Comparable => {
		const found = library.get(uuidOf(`${path}.json`));
		if (!found) throw new Error(`The library has no ${path}`);
		return found;
	};
	return pairs.filter((pair) => {
		const liked = find(pair.liked);
		const pool = [...library.values()].filter(
			({ role, company }) => role === liked.role || company === liked.company,
		);
		const judge = createJudge(liked, pool);
		return judge(find(pair.better)).score <= judge(find(pair.other)).score;
	});
}
