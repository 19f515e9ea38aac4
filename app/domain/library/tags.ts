/** Cards show this many tags; the rest is counted in a badge. */
export const visibleTags = 3;

/** The tags that a card shows and how many it hides: "+4 more" for seven. */
export function splitTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
	return { shown: tags.slice(0, visibleTags), more: Math.max(0, tags.length - visibleTags) };
}
