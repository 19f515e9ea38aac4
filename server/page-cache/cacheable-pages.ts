import type { PageReader, ReadOwn } from "#app/requests/session.server.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageBytes } from "./page-bytes.ts";
import type { Listener } from "./render-page.ts";

/** What the app says of its pages. */
export type CacheablePages = {
	/** The rule for the page at a path, with the routes that it is made of; null when it is never cached. */
	ruleOf(path: string): PageRule | null;
	/** The present version of what pages are made of. */
	version(): number;
	/** Of the site; pages are rendered for it, whatever host a request names. */
	origin: string;
	/** Who asks for a page, by the Cookie header; null where only the app can tell. */
	findReader(cookies: string, rule: PageRule): Promise<PageReader | null>;
};

export type PageRule = {
	parameters: readonly string[];
	asksWhoLooks: boolean;
	routes: readonly string[];
	readOwn?: ReadOwn;
};

/** A page that is the same for all who get it. */
export type CachedPage = { bytes: PageBytes; rule: PageRule; listeners: readonly Listener[] };

/** A request for a page that is cached, or may be. */
export type PageRequest = {
	/** The page, when it is there. */
	cached?: { page: CachedPage; isStale: boolean } | undefined;
	address: PageAddress;
	rule: PageRule;
	/** The chosen looks, as cookies; the page is another one for each. */
	looks: string;
	/** The cache key: of the address and the looks. */
	key: string;
	/** Where the request names one. */
	hasSession: boolean;
};
