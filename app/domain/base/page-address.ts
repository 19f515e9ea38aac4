/** What advertisers, newsletters and chats add to a link, mostly the number of a click; no page of ours reads it. */
const tracking = /^(?:utm_\w+|\w+cl(?:k?id|src)|[gw]braid|li_fat_id|igshid|mc_[ce]id|_hs\w+)$/iu;

/**
 * The query of a page's address as pages show it and as the page cache finds it: without what only tracks,
 * the rest by name, several values of one name in the order they came in.
 * @param search with or without its question mark
 * @returns with its question mark, or empty
 */
export function pageSearch(search: string): string {
	if (search === "" || search === "?") return "";
	const parameters = new URLSearchParams(search);
	for (const name of new Set(parameters.keys())) {
		if (tracking.test(name)) parameters.delete(name);
	}
	parameters.sort();
	const text = parameters.toString();
	return text && `?${text}`;
}
