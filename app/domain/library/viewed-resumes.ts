import type { ResumeCard } from "./resume.ts";

/** What a landing page tells of a resume of its field; public, as everything on a card. */
export type ViewedResume = Pick<
	ResumeCard,
	"id" | "title" | "company" | "role" | "sheetVersion"
> & { description: string | null };

/** How many a landing page shows. */
export const viewedLimit = 5;

/**
 * Chooses what is shown: of each company its first, so that the cards differ; then, while there is room, the rest.
 * @param found in the order in which they should be preferred; a resume may come up twice
 */
export function chooseViewed(found: readonly ViewedResume[]): readonly ViewedResume[] {
	const once = found.filter(
		({ id }, index) => found.findIndex((other) => other.id === id) === index,
	);
	const isFirst = ({ company }: ViewedResume, index: number) =>
		once.findIndex((other) => other.company === company) === index;
	const rest = once.filter((resume, index) => !isFirst(resume, index));
	return [...once.filter(isFirst), ...rest].slice(0, viewedLimit);
}
