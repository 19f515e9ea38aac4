import type { Asker } from "#app/data/account/askers.server.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
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
	/** What a page shows of who asks, by the Cookie header; null where only the app can tell. */
	findReader(cookies: string, rule: PageRule): Promise<PageReader | null>;
};

/** `own`: what the page shows beside the viewer, where its rule says so. */
export type PageReader = { viewer: Viewer; own?: unknown };

export type PageRule = {
	parameters: readonly string[];
	asksWhoLooks: boolean;
	routes: readonly string[];
	/** What the page shows of a member beside the viewer; null when it has to be rendered for them. */
	readOwn?: (reader: { viewer: Viewer; asker: Asker }, now: Date) => Promise<unknown>;
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
