/** By the names that they give themselves; "Cubot" makes phones. */
const names = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|link preview/iu;

/**
 * Whether a page is fetched to be listed or previewed by a search engine or a chat, and not to be looked at.
 * A headless browser is no crawler: tests and screenshots use it.
 */
export const isCrawler = (userAgent: string | null): boolean => names.test(userAgent ?? "");
