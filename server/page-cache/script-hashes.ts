import { createHash } from "node:crypto";

/**
 * Makes a page independent of the answer it was rendered for: takes its nonce out, and names the scripts that
 * carried it by their hashes instead. A script that did not carry it gets no hash, so that nothing runs that
 * would not have run before: markup that was injected into the page cannot know the nonce.
 * @param html rendered by React, which escapes angle brackets in attributes
 * @param nonce unguessable, and of this rendering alone
 * @returns sources for a content security policy; null when the nonce stands elsewhere in the page
 */
export function replaceNonceByHashes(
	html: string,
	nonce: string,
): { html: string; sources: string[] } | null {
	const mark = ` nonce="${nonce}"`;
	const hashes = new Set<string>();
	for (const { 0: tag, index } of html.matchAll(/<script\b[^>]*>/giu)) {
		if (!tag.includes(mark) || /\ssrc=/iu.test(tag)) continue;
		const begin = index + tag.length;
		const length = html.slice(begin).search(/<\/script/iu);
		if (length < 0) return null;
		const text = html.slice(begin, begin + length);
		hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	}
	const bare = html.replaceAll(mark, "");
	return bare.includes(nonce) ? null : { html: bare, sources: [...hashes] };
}
