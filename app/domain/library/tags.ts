/** Cards show this many tags; the rest is counted in a badge. */
export const visibleTags = 3;

/** The tags that a card has, and how many are left out, where any are: "+4 more" for seven. */
export function tagsOfCard(tags: readonly string[]): {
	tags: readonly string[];
	moreTags?: number;
} {
	const moreTags = tags.length - visibleTags;
	return { tags: tags.slice(0, visibleTags), ...(moreTags > 0 && { moreTags }) };
}
