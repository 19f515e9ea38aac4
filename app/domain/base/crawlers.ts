/** By the names that they give themselves; "Cubot" makes phones. */
const names = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|link preview/iu;

/**
 * Whether a page is fetched to be listed or previewed by a search engine or a chat, and not to be looked at.
 * A browser without a window is no crawler: somebody looks through it.
 */
export const isCrawler = (userAgent: string | null): boolean => names.test(userAgent ?? "");
