import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { isCrawler } from "#app/domain/base/crawlers.ts";
import type { SecurityPolicy } from "#app/requests/security-headers.server.ts";
import type { Handler } from "../http.ts";
import { createNonce, type Exchange } from "./exchange.ts";
import { createRequest } from "./incoming-request.ts";
import { createKeptPages } from "./kept-pages.ts";
import type { Metrics } from "./metrics.ts";
import { sendResponse } from "./outgoing-response.ts";
import { isAskedByNobody, type PageAddress, readPageAddress } from "./page-address.ts";
import { type PageBytes, toPageBytes, weightOf } from "./page-bytes.ts";
import { createPageCompression } from "./page-compression.ts";
import type { Places } from "./places.ts";
import { sendPage } from "./send-page.ts";

/** What the app says of its pages. */
export type PagesToKeep = {
	/** The rule for the page at a path, with the routes that it is made of; null when it is never kept. */
	ruleOf(path: string): PageRule | null;
	/** The present version of what pages are made of. */
	version(): number;
	/** Of the site; pages are rendered as if they were asked for here, whatever host a request names. */
	origin: string;
};

export type PageRule = {
	parameters: readonly string[];
	crawlersApart: boolean;
	routes: readonly string[];
};

/** What happens with each request that gets a page. */
type Listener = (request: Request) => void;
type Kept = { bytes: PageBytes; rule: PageRule; listeners: readonly Listener[] };

/** A request for a page that is kept, or may be. */
export type PageRequest = {
	/** The page, when it is there. */
	kept?: { page: Kept; isStale: boolean } | undefined;
	address: PageAddress;
	rule: PageRule;
};

const life = { fresh: 10_000, stale: 30_000 };
const mostBytes = 32 << 20;
const largestBytes = 1 << 20;
// Nobody's, and no network's: what a page may not depend on.
const nobody = "0.0.0.0";

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers for public pages out of memory, for everybody who comes without a cookie of ours. */
export function createKeptAnswers(options: {
	pages: PagesToKeep;
	handle: Handler;
	policy: SecurityPolicy;
	log: Logger;
	metrics: Metrics;
	places: Places;
	now: () => number;
}) {
	const { pages: toKeep, handle, policy, log, metrics, places, now } = options;
	const store = createKeptPages<Kept>({
		now,
		version: toKeep.version,
		life,
		most: mostBytes,
		largest: largestBytes,
		bytesOf: ({ bytes }) => weightOf(bytes),
	});
	metrics.watchKeptPages(store.size);
	const compression = createPageCompression(log);

	/** Makes the page for nobody: of a request, it is told the address and nothing else. */
	async function render(
		{ key }: PageAddress,
		rule: PageRule,
		{ requestId, nonce }: Pick<Exchange, "requestId" | "nonce">,
	): Promise<{ kept: Kept } | { response: Response; listeners: readonly Listener[] }> {
		const listeners: Listener[] = [];
		const request = new Request(toKeep.origin + key, { headers: { accept: "*/*" } });
		const eachAnswer = (listener: Listener) => void listeners.push(listener);
		const info = { requestId, nonce, clientAddress: nobody, eachAnswer };
		const made = await toPageBytes(await handle(request, info), nonce, policy);
		if ("response" in made) return { response: made.response, listeners };
		const before = store.find(key)?.page.bytes;
		// The same page again: its compressed forms are still right.
		const bytes = before?.etag === made.page.etag ? before : made.page;
		return { kept: { bytes, rule, listeners } };
	}

	function refresh(address: PageAddress, rule: PageRule): void {
		if (store.isBeingMade(address.key) || !places.take()) return;
		const asked = { requestId: randomUUID(), nonce: createNonce() };
		store
			.renew(address.key, async () => {
				const made = await render(address, rule, asked);
				if ("kept" in made) return made.kept;
				await made.response.body?.cancel();
				return null;
			})
			.catch((error: unknown) => log.error({ error, path: address.path }, "A page was not renewed"))
			.finally(places.free);
	}

	async function give(exchange: Exchange, { key }: PageAddress, page: Kept): Promise<void> {
		const encoding = await sendPage(exchange, page.bytes);
		tell(exchange, key, page.listeners);
		if (encoding) compression.consider(page.bytes, encoding, () => store.weigh(key, page));
	}

	/** Nobody waits for what is told of an answer, and it must not fail for it. */
	function tell({ incoming, caller }: Exchange, key: string, listeners: readonly Listener[]): void {
		if (listeners.length === 0) return;
		const request = createRequest(incoming, {
			url: toKeep.origin + key,
			caller,
			limit: 0,
			signal: new AbortController().signal,
			tooLarge() {},
		});
		for (const listener of listeners) {
			try {
				listener(request);
			} catch (error) {
				log.error({ error }, "What an answer was to be told of failed");
			}
		}
	}

	return {
		/** What is known of the page that a request is for; null when it is none for memory. */
		look({ incoming }: Exchange, path: string, query: string): PageRequest | null {
			if (!isAskedByNobody(incoming)) return null;
			const address = readPageAddress(path, query);
			if (!address) return null;
			const kept = store.find(address.key);
			const rule = kept?.page.rule ?? toKeep.ruleOf(address.path);
			// What is kept has passed.
			if (!rule || !(kept || isWithin(rule, address))) return null;
			if (rule.crawlersApart && isCrawler(incoming.headers["user-agent"] ?? null)) return null;
			return { kept, address, rule };
		},

		/** Gives a page that is there, and has it made anew behind the answer when it is stale. */
		async give(
			exchange: Exchange,
			{ address, rule }: PageRequest,
			{ page, isStale }: { page: Kept; isStale: boolean },
		): Promise<void> {
			if (isStale) refresh(address, rule);
			metrics.countKeptAnswer(isStale ? "stale" : "fresh");
			await give(exchange, address, page);
		},

		/**
		 * Has the page made, or waits until somebody else's is, and gives it.
		 * @returns false when somebody else's may not be kept: the request is still to be answered
		 */
		async make(exchange: Exchange, { address, rule }: PageRequest): Promise<boolean> {
			let own: Awaited<ReturnType<typeof render>> | undefined;
			const page = await store.renew(address.key, async () => {
				own = await render(address, rule, exchange);
				return "kept" in own ? own.kept : null;
			});
			if (page) {
				metrics.countKeptAnswer(own ? "made" : "shared");
				if (!exchange.outgoing.destroyed) await give(exchange, address, page);
				return true;
			}
			if (!own || "kept" in own) return false;
			if (exchange.outgoing.destroyed) {
				await own.response.body?.cancel();
			} else {
				await sendResponse(exchange.outgoing, own.response, exchange.base);
				tell(exchange, address.key, own.listeners);
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
