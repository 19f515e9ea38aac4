/** Whether a browser loads this before anybody asked to see it. */
export function isLoadedAhead({ headers }: Request): boolean {
	const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz");
	return purpose !== null && /prefetch|prerender|preview/iu.test(purpose);
}

/** How long what was loaded ahead for a visitor may be shown, in seconds: from pointing at a link to pressing it. */
export const aheadSeconds = 10;
