import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { readPageCookies } from "#app/requests/page-cookies.server.ts";
import type { SecurityPolicy } from "#app/requests/security-headers.server.ts";
import type { Handler } from "../http/call-handler.ts";
import type { ConcurrencyLimit } from "../http/concurrency-limit.ts";
import { createNonce, type Exchange } from "../http/exchange.ts";
import type { Metrics } from "../http/metrics.ts";
import { sendResponse } from "../http/outgoing-response.ts";
import type { CacheablePages, CachedPage, PageRequest } from "./cacheable-pages.ts";
import { createClassPages } from "./class-pages.ts";
import { isPlainRead, type PageAddress, readPageAddress } from "./page-address.ts";
import { toPageBytes, weightOf } from "./page-bytes.ts";
import { createPageCompression } from "./page-compression.ts";
import { createPageStore } from "./page-store.ts";
import { createRenderer, type Rendered } from "./render-page.ts";
import { type ClassPage, weightOfClass } from "./send-composed.ts";
import { sendPage } from "./send-page.ts";

const life = { fresh: 10_000, stale: 30_000 };
const mostBytes = 32 << 20;
const largestBytes = 1 << 20;

export type PageCache = ReturnType<typeof createPageCache>;

/** Serves public pages from memory: the same bytes to every visitor, and to members with what is their own. */
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
	const store = createPageStore<CachedPage | ClassPage>({
		now,
		version: pages.version,
		life,
		most: mostBytes,
		largest: largestBytes,
		bytesOf: (page) => ("bytes" in page ? weightOf(page.bytes) : weightOfClass(page)),
	});
	metrics.watchPageCache(store.size);
	const compression = createPageCompression(log);
	const renderer = createRenderer({ handle, origin: pages.origin, log });
	const classes = createClassPages({ pages, store, renderer, metrics, log, now, renewBehind });

	function find(key: string): PageRequest["cached"] {
		const found = store.find(key);
		return found && "bytes" in found.page ? { ...found, page: found.page } : undefined;
	}

	async function renderForNobody(
		{ address, rule, looks, key }: PageRequest,
		asked: Pick<Exchange, "requestId" | "nonce">,
	): Promise<{ page: CachedPage } | Rendered> {
		const { requestId, nonce } = asked;
		const rendered = await renderer.render(address.key, looks, { requestId, nonce });
		const { listeners } = rendered;
		const made = await toPageBytes(rendered.response, nonce, policy);
		if ("response" in made) return { response: made.response, listeners };
		const before = find(key)?.page.bytes;
		// The same page again: its compressed forms are still right.
		const bytes = before?.etag === made.page.etag ? before : made.page;
		return { page: { bytes, rule, listeners } };
	}

	/** Renders a stale page again behind the response, where nobody does and there is room for one more. */
	function renewBehind(place: string, path: string, renew: () => Promise<unknown>): void {
		if (store.isRendering(place) || !concurrency.acquire()) return;
		renew()
			.catch((error: unknown) => log.error({ error, path }, "A page was not renewed"))
			.finally(concurrency.release);
	}

	const refresh = (request: PageRequest) =>
		store.renew(request.key, async () => {
			const asked = { requestId: randomUUID(), nonce: createNonce() };
			const made = await renderForNobody(request, asked);
			if ("page" in made) return made.page;
			await made.response.body?.cancel();
			return null;
		});

	async function send(
		exchange: Exchange,
		{ address, key }: PageRequest,
		page: CachedPage,
	): Promise<void> {
		const encoding = await sendPage(exchange, page.bytes);
		renderer.notify(exchange, address.key, page.listeners);
		if (encoding) compression.consider(page.bytes, encoding, () => store.weigh(key, page));
	}

	return {
		/** Looks a page up; null when the request is for no page of the cache. */
		lookup({ incoming }: Exchange, path: string, query: string): PageRequest | null {
			if (!isPlainRead(incoming)) return null;
			const cookies = readPageCookies(incoming.headers.cookie);
			const address = cookies && readPageAddress(path, query);
			if (!address) return null;
			const { looks, hasSession } = cookies;
			const key = looks === "" ? address.key : `${address.key} ${looks}`;
			const cached = hasSession ? undefined : find(key);
			const known = hasSession ? classes.ruleOf(key) : cached?.page.rule;
			const rule = known ?? pages.ruleOf(address.path);
			// A page that was rendered has passed this check.
			if (!rule || !(known || isWithin(rule, address))) return null;
			if (rule.asksWhoLooks && hasSession) return null;
			return { cached, address, rule, looks, key, hasSession };
		},

		/** Serves a cached page. A stale one is rendered again behind the response. */
		async serve(
			exchange: Exchange,
			request: PageRequest,
			{ page, isStale }: { page: CachedPage; isStale: boolean },
		): Promise<void> {
			if (isStale) renewBehind(request.key, request.address.path, () => refresh(request));
			metrics.countPageServed(isStale ? "stale" : "fresh");
			await send(exchange, request, page);
		},

		/**
		 * Renders the page, or waits for one that is being rendered, and serves it; to members with what is their own.
		 * @param confirmSession called when there is a session behind the request
		 * @returns false when that one may not be cached: the request is still to be answered
		 */
		async render(
			exchange: Exchange,
			request: PageRequest,
			confirmSession: () => void,
		): Promise<boolean> {
			if (request.hasSession) return classes.answer(exchange, request, confirmSession);
			let own: { page: CachedPage } | Rendered | undefined;
			const page = await store.renew(request.key, async () => {
				own = await renderForNobody(request, exchange);
				return "page" in own ? own.page : null;
			});
			if (page && "bytes" in page) {
				metrics.countPageServed(own ? "made" : "shared");
				if (!exchange.outgoing.destroyed) await send(exchange, request, page);
				return true;
			}
			if (!own || "page" in own) return false;
			if (exchange.outgoing.destroyed) {
				await own.response.body?.cancel();
			} else {
				await sendResponse(exchange.outgoing, own.response, exchange.base);
				renderer.notify(exchange, request.address.key, own.listeners);
			}
			return true;
		},

		settle: store.settle,
	};
}

/** Whether the page knows everything that the address says; what it may show, or may do, would be missing. */
function isWithin(rule: PageRequest["rule"], { search, routes }: PageAddress): boolean {
	for (const name of new URLSearchParams(search).keys()) {
		if (!rule.parameters.includes(name)) return false;
	}
	if (!routes) return true;
	// In one order, each at most once.
	const known = rule.routes.filter((id) => routes.includes(id));
	return known.length === routes.length && known.every((id, index) => id === routes[index]);
}
