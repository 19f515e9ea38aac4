import type { PostingMatch } from "./match-requirements.ts";

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
