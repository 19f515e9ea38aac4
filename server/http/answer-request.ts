import type { IncomingMessage } from "node:http";
import type { PageCache } from "../page-cache/page-cache.ts";
import { foreignFormAnswer, tooManyPagesAnswer } from "./busy-answer.ts";
import { callHandler, type Handler } from "./call-handler.ts";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import { type Exchange, methods } from "./exchange.ts";
import type { Health } from "./health.ts";
import { hostsOf, namesSeveralHosts, originOf, parseTarget } from "./incoming-request.ts";
import type { Metrics } from "./metrics.ts";
import { answerMonitor, monitorPaths } from "./monitor.ts";
import { isSpared } from "./overload.ts";
import type { OverloadGuard } from "./overload-guard.ts";
import type { PageReads } from "./page-reads.ts";
import { refuse } from "./refuse.ts";
import { bodyLimitOf, type RequestLimits } from "./request-limits.ts";
import type { StaticFiles } from "./static-files.ts";

/** What a request may meet on its way. */
export type ServerParts = {
	limits: RequestLimits;
	metrics: Metrics;
	metricsToken: string | undefined;
	files: StaticFiles;
	health: Health;
	guard: OverloadGuard;
	concurrency: ConcurrencyLimit;
	pageReads: PageReads;
	/** The origin of the site when it is configured; else a request names it. */
	origin: string | undefined;
	/** Missing until the site is open. */
	app: { handle: Handler; cache: PageCache | undefined } | undefined;
};

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

// Called by other sites' servers, which have no business with Fetch metadata; they check a signature.
const crossSitePrefix = "/webhooks/";

/** Answers one request: refuses it, or finds the file, the cached page or the app that answers it. */
export async function answerRequest(parts: ServerParts, exchange: Exchange): Promise<void> {
	const { limits, metrics, health, files, metricsToken: token } = parts;
	const target = readTarget(parts, exchange);
	if (!target) return;
	const { path, query } = target;
	if (monitorPaths.has(path)) return answerMonitor(exchange, path, { health, metrics, token });
	if (files.answer(exchange.outgoing, path, exchange.base)) {
		exchange.route = "static";
		return;
	}
	const { app } = parts;
	if (!app) return announceStart(health, exchange);

	const origin = originOf(exchange.incoming, exchange.caller, parts.origin);
	if (!origin) return refuse(exchange, 400, "The host cannot be understood.");
	if (isOneTooMany(parts, exchange, path)) return;
	const page = app.cache?.lookup(exchange, path, query);
	if (page?.cached) return app.cache?.serve(exchange, page, page.cached);
	if (isForeignForm(exchange, path, origin)) {
		metrics.countRefusal("cross-site");
		return foreignFormAnswer(exchange, path);
	}
	await withinLimits(parts, exchange, path, async () => {
		const confirmSession = () => parts.pageReads.confirm(exchange.incoming);
		if (page && (await app.cache?.render(exchange, page, confirmSession))) return;
		await callHandler(exchange, app.handle, {
			url: `${origin}${path}${query}`,
			limit: bodyLimitOf(limits, path),
			metrics,
			confirmSession,
		});
	});
}

/** Path and query. @returns undefined when the request was refused for its address or method, or led elsewhere */
function readTarget({ limits, origin }: ServerParts, exchange: Exchange) {
	const { incoming, base } = exchange;
	const { url: line = "/", method = "GET" } = incoming;
	if (line.length > limits.address) return refuse(exchange, 414, "The address is too long.");
	const hosts = line.startsWith("/") ? undefined : hostsOf(incoming, origin);
	const target = parseTarget(line, hosts);
	if (!target || namesSeveralHosts(incoming))
		return refuse(exchange, 400, "This address cannot be understood.");
	if (!methods.has(method)) {
		base.allow = [...methods].join(", ");
		return refuse(exchange, 405, "This site does not know that method.");
	}
	// Its scripts read the address as well, and no route has a line break.
	if (target.isBroken) {
		base.location = `${target.path}${target.query}`;
		return refuse(exchange, 308, "This address has no line breaks.");
	}
	exchange.route = target.path;
	return target;
}

function announceStart({ phase }: Health, exchange: Exchange): void {
	exchange.route = phase;
	exchange.base["retry-after"] = "1";
	// The browser asks again by itself.
	if (phase === "starting") exchange.base.refresh = "1";
	refuse(exchange, 503, phase === "starting" ? "The site is starting …" : "The site is closing.");
}

/** Answers 429 to a network that reads too many pages. @returns whether it did */
function isOneTooMany(
	{ metrics, pageReads }: ServerParts,
	exchange: Exchange,
	path: string,
): boolean {
	const wait = pageReads.count(exchange.incoming, path, exchange.caller.address);
	if (wait === null) return false;
	metrics.countRefusal("page-reads");
	exchange.route = "page-reads";
	tooManyPagesAnswer(exchange, path, wait);
	return true;
}

/** Whether a page of another site has sent a form. */
function isForeignForm({ incoming }: Exchange, path: string, own: string): boolean {
	const { method = "GET", headers }: IncomingMessage = incoming;
	if (safeMethods.has(method) || path.startsWith(crossSitePrefix)) return false;
	return headers["sec-fetch-site"] === "cross-site" || (headers.origin ?? own) !== own;
}

/** Lets the app work for a request, or answers 503 when it has too much to do. */
async function withinLimits(
	{ guard, concurrency, metrics }: ServerParts,
	exchange: Exchange,
	path: string,
	work: () => Promise<void>,
): Promise<void> {
	if (guard.turnsAway(exchange, path)) return;
	if (!concurrency.acquire(isSpared(path))) {
		metrics.countRefusal("concurrency");
		exchange.base["retry-after"] = "1";
		return refuse(exchange, 503, "The site is busy. Please try again.");
	}
	const leave = guard.enter(exchange.incoming);
	try {
		await work();
	} finally {
		concurrency.release();
		leave();
	}
}
