import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { SecurityPolicy } from "#app/requests/security-headers.server.ts";
import type { Handler } from "../http/call-handler.ts";
import type { ConcurrencyLimit } from "../http/concurrency-limit.ts";
import { createNonce, type Exchange } from "../http/exchange.ts";
import { createRequest } from "../http/incoming-request.ts";
import type { Metrics } from "../http/metrics.ts";
import { sendResponse } from "../http/outgoing-response.ts";
import { isAnonymous, type PageAddress, readPageAddress } from "./page-address.ts";
import { type PageBytes, toPageBytes, weightOf } from "./page-bytes.ts";
import { createPageCompression } from "./page-compression.ts";
import { createPageStore } from "./page-store.ts";
import { sendPage } from "./send-page.ts";

/** What the app says of its pages. */
export type CacheablePages = {
	/** The rule for the page at a path, with the routes that it is made of; null when it is never cached. */
	ruleOf(path: string): PageRule | null;
	/** The present version of what pages are made of. */
	version(): number;
	/** Of the site; pages are rendered for it, whatever host a request names. */
	origin: string;
};

type PageRule = {
	parameters: readonly string[];
	routes: readonly string[];
};

/** What happens for each request that a page is served to. */
type Listener = (request: Request) => void;
type CachedPage = { bytes: PageBytes; rule: PageRule; listeners: readonly Listener[] };

/** A request for a page that is cached, or may be. */
type PageRequest = {
	/** The page, when it is there. */
	cached?: { page: CachedPage; isStale: boolean } | undefined;
	address: PageAddress;
	rule: PageRule;
};

const life = { fresh: 10_000, stale: 30_000 };
const mostBytes = 32 << 20;
const largestBytes = 1 << 20;
// A page may depend on no network.
const nobody = "0.0.0.0";

export type PageCache = ReturnType<typeof createPageCache>;

/** Serves public pages from memory to every visitor without a cookie of ours. */
export function createPageCache(options: {
	pages: CacheablePages;
	handle: Handler;
	policy: SecurityPolicy;
	log: Logger;
	metrics: Metrics;
	concurrency: ConcurrencyLimit;
	now: () => number;
}) {
	const { pages, handle, policy, log, metrics, concurrency, now } = options;
	const store = createPageStore<CachedPage>({
		now,
		version: pages.version,
		life,
		most: mostBytes,
		largest: largestBytes,
		bytesOf: ({ bytes }) => weightOf(bytes),
	});
	metrics.watchPageCache(store.size);
	const compression = createPageCompression(log);

	/** Renders the page for nobody: the app hears the address of a request and nothing else. */
	async function renderForNobody(
		{ key }: PageAddress,
		rule: PageRule,
		{ requestId, nonce }: Pick<Exchange, "requestId" | "nonce">,
	): Promise<{ page: CachedPage } | { response: Response; listeners: readonly Listener[] }> {
		const listeners: Listener[] = [];
		const request = new Request(pages.origin + key, { headers: { accept: "*/*" } });
		const onServe = (listener: Listener) => void listeners.push(listener);
		const info = { requestId, nonce, clientAddress: nobody, onServe };
		const made = await toPageBytes(await handle(request, info), nonce, policy);
		if ("response" in made) return { response: made.response, listeners };
		const before = store.find(key)?.page.bytes;
		// The same page again: its compressed forms are still right.
		const bytes = before?.etag === made.page.etag ? before : made.page;
		return { page: { bytes, rule, listeners } };
	}

	function refresh(address: PageAddress, rule: PageRule): void {
		if (store.isRendering(address.key) || !concurrency.acquire()) return;
		const asked = { requestId: randomUUID(), nonce: createNonce() };
		store
			.renew(address.key, async () => {
				const made = await renderForNobody(address, rule, asked);
				if ("page" in made) return made.page;
				await made.response.body?.cancel();
				return null;
			})
			.catch((error: unknown) => log.error({ error, path: address.path }, "A page was not renewed"))
			.finally(concurrency.release);
	}

	async function send(exchange: Exchange, { key }: PageAddress, page: CachedPage): Promise<void> {
		const encoding = await sendPage(exchange, page.bytes);
		notify(exchange, key, page.listeners);
		if (encoding) compression.consider(page.bytes, encoding, () => store.weigh(key, page));
	}

	/** No response waits for its listeners, or fails with them. */
	function notify(
		{ incoming, caller }: Exchange,
		key: string,
		listeners: readonly Listener[],
	): void {
		if (listeners.length === 0) return;
		const request = createRequest(incoming, {
			url: pages.origin + key,
			caller,
			limit: 0,
			signal: new AbortController().signal,
			tooLarge() {},
		});
		for (const listener of listeners) {
			try {
				listener(request);
			} catch (error) {
				log.error({ error }, "A listener of a served page failed");
			}
		}
	}

	return {
		/** Looks a page up; null when the request is for no page of the cache. */
		lookup({ incoming }: Exchange, path: string, query: string): PageRequest | null {
			if (!isAnonymous(incoming)) return null;
			const address = readPageAddress(path, query);
			if (!address) return null;
			const cached = store.find(address.key);
			const rule = cached?.page.rule ?? pages.ruleOf(address.path);
			// A cached page has passed this check.
			if (!rule || !(cached || isWithin(rule, address))) return null;
			return { cached, address, rule };
		},

		/** Serves a cached page. A stale one is rendered again behind the response. */
		async serve(
			exchange: Exchange,
			{ address, rule }: PageRequest,
			{ page, isStale }: { page: CachedPage; isStale: boolean },
		): Promise<void> {
			if (isStale) refresh(address, rule);
			metrics.countPageServed(isStale ? "stale" : "fresh");
			await send(exchange, address, page);
		},

		/**
		 * Renders the page, or waits for one that is being rendered, and serves it.
		 * @returns false when that one may not be cached: the request is still to be answered
		 */
		async render(exchange: Exchange, { address, rule }: PageRequest): Promise<boolean> {
			let own: Awaited<ReturnType<typeof renderForNobody>> | undefined;
			const page = await store.renew(address.key, async () => {
				own = await renderForNobody(address, rule, exchange);
				return "page" in own ? own.page : null;
			});
			if (page) {
				metrics.countPageServed(own ? "made" : "shared");
				if (!exchange.outgoing.destroyed) await send(exchange, address, page);
				return true;
			}
			if (!own || "page" in own) return false;
			if (exchange.outgoing.destroyed) {
				await own.response.body?.cancel();
			} else {
				await sendResponse(exchange.outgoing, own.response, exchange.base);
				notify(exchange, address.key, own.listeners);
			}
			return true;
		},

		settle: store.settle,
	};
}

/** Whether the page knows everything that the address says; what it may show, or may do, would be missing. */
function isWithin(rule: PageRule, { search, routes }: PageAddress): boolean {
	for (const name of new URLSearchParams(search).keys()) {
		if (!rule.parameters.includes(name)) return false;
	}
	if (!routes) return true;
	// In one order, each at most once.
	const known = rule.routes.filter((id) => routes.includes(id));
	return known.length === routes.length && known.every((id, index) => id === routes[index]);
}
