/** Whether a browser loads this before a person asked to see it. */
export function isPrefetch({ headers }: Request): boolean {
	const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz");
	return purpose !== null && /prefetch|prerender|preview/iu.test(purpose);
}

/** How long a browser may show a prefetched page, in seconds: from pointing at a link to pressing it. */
export const prefetchSeconds = 10;
