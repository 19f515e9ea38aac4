import type { PostingMatch } from "./match-requirements.ts";
import type { AskedRequirement } from "./requirement.ts";

/**
 * All that a browser tells us of a posting, and nothing of the resume beside it.
 * @returns null where there is nothing to count, or no group to count it in
 */
export function askedOfLibrary({
	key,
	requirements,
}: PostingMatch): { key: string; requirements: AskedRequirement[] } | null {
	if (key === null || requirements.length === 0) return null;
	return {
		key,
		requirements: requirements.map(({ kind, text, must, min, options }) => ({
			kind,
			text,
			must,
			...(min !== undefined && { min }),
			...(options && { options }),
		})),
	};
}

/** What the library says of a posting, in the order of its requirements. */
export type PostingCounts = {
	counts: (number | null)[];
	of: number;
	/** `adds` are places of requirements. */
	five: { id: string; title: string; company: string; adds: number[] }[];
};

/** With what the library says. */
export const withCounts = (
	match: PostingMatch,
	{ counts, of, five }: PostingCounts,
): PostingMatch => ({
	...match,
	of,
	requirements: match.requirements.map((one, at) => ({ ...one, resumes: counts[at] ?? null })),
	five: five.map(({ adds, ...one }) => ({
		...one,
		adds: adds.flatMap((at) => match.requirements[at]?.text ?? []),
	})),
});
