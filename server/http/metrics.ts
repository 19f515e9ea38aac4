import { setTimeout as wait } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from "prom-client";

type WatchedPool = { totalCount: number; idleCount: number; waitingCount: number };

export type Metrics = {
	/** @param seconds from the first byte of the request to the last of the answer */
	observeRequest(method: string, route: string, status: number, seconds: number): void;
	/** @param change +1 when a request begins to be answered, -1 at its end */
	countInFlight(change: number): void;
	countRefusal(reason: string): void;
	/**
	 * A page of the cache was served: it was fresh, stale, composed with what is a member's own, made for this
	 * response, or for another one as well.
	 */
	countPageServed(state: PageState): void;
	/** Shows the size of the page cache; asked at every scrape. */
	watchPageCache(size: () => { pages: number; bytes: number }): void;
	/** @param seconds by which the event loop was late at one look */
	observeLoopDelay(seconds: number): void;
	/** Is asked at every scrape to renew figures that are kept elsewhere; those that take long are for the next one. */
	beforeScrape(renew: () => Promise<void>): void;
	/** Shows pools of database connections by their names, those that there are; asked at every scrape. */
	watchPools(named: Record<string, WatchedPool | undefined>): void;
	/** Everything in Prometheus' text format, with what other parts of the process count. */
	render(): Promise<{ contentType: string; body: string }>;
};

/** Why the server refuses requests; a number is a status. */
const refusalReasons = [
	"400",
	"408",
	"431",
	"body",
	"concurrency",
	"cross-site",
	"overload",
	"page-reads",
];

const pageStates = ["fresh", "stale", "composed", "made", "shared"] as const;
type PageState = (typeof pageStates)[number];

/** A scrape waits so long for figures that are kept elsewhere, then tells the last known ones. */
const renewMilliseconds = 250;

/** What the process tells is gathered once, however many sites it serves: nothing ends a timer of its kind again. */
function watchProcess(): void {
	// In the library's common registry: this file may be loaded more than once.
	if (!register.getSingleMetric("nodejs_eventloop_lag_seconds")) collectDefaultMetrics();
}

/** The figures of this process. Their number is bounded, whatever is asked for. */
export function createMetrics(): Metrics {
	const registry = new Registry();
	watchProcess();
	const duration = new Histogram({
		name: "offerfolio_http_request_duration_seconds",
		help: "Time from a request's first byte to its answer's last",
		labelNames: ["method", "route", "status"],
		buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [registry],
	});
	const inFlight = new Gauge({
		name: "offerfolio_http_requests_in_flight",
		help: "Requests that are being answered",
		registers: [registry],
	});
	const refusals = new Counter({
		name: "offerfolio_http_refusals_total",
		help: "Requests that the server refused before the app saw them, by reason",
		labelNames: ["reason"],
		registers: [registry],
	});
	const pagesServed = new Counter({
		name: "offerfolio_page_cache_answers_total",
		help: "Responses with a page of the cache, by whether it was fresh, stale, composed, made for the response or shared",
		labelNames: ["state"],
		registers: [registry],
	});
	let cacheSize = () => ({ pages: 0, bytes: 0 });
	new Gauge({
		name: "offerfolio_page_cache_pages",
		help: "Pages in the cache",
		registers: [registry],
		collect() {
			this.set(cacheSize().pages);
		},
	});
	new Gauge({
		name: "offerfolio_page_cache_bytes",
		help: "Memory of the pages in the cache",
		registers: [registry],
		collect() {
			this.set(cacheSize().bytes);
		},
	});
	const loopDelay = new Histogram({
		name: "offerfolio_event_loop_delay_seconds",
		help: "How late a timer came that is due every 20 ms: how long the main thread made others wait",
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
		registers: [registry],
	});
	const pools = new Map<string, WatchedPool>();
	new Gauge({
		name: "offerfolio_pool_connections",
		help: "Database connections by state, and requests that wait for one",
		labelNames: ["pool", "state"],
		registers: [registry],
		collect() {
			for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
				this.set({ pool, state: "busy" }, totalCount - idleCount);
				this.set({ pool, state: "idle" }, idleCount);
				this.set({ pool, state: "waiting" }, waitingCount);
			}
		},
	});
	const labels = createRouteLabels();
	// There from the start: an alarm on a rise must see the first one, too.
	for (const reason of refusalReasons) refusals.inc({ reason }, 0);
	for (const state of pageStates) pagesServed.inc({ state }, 0);
	let renew = async () => {};

	return {
		observeRequest(method, route, status, seconds) {
			const kind = `${Math.floor(status / 100)}xx`;
			duration.observe({ method, route: labels(route, status), status: kind }, seconds);
		},
		countInFlight: (change) => inFlight.inc(change),
		countRefusal: (reason) => refusals.inc({ reason }),
		countPageServed: (state) => pagesServed.inc({ state }),
		watchPageCache(size) {
			cacheSize = size;
		},
		observeLoopDelay: (seconds) => loopDelay.observe(seconds),
		watchPools(named) {
			for (const [name, pool] of Object.entries(named)) if (pool) pools.set(name, pool);
		},
		beforeScrape(given) {
			renew = given;
		},
		async render() {
			await Promise.race([renew(), wait(renewMilliseconds, undefined, { ref: false })]);
			// The app's own counters and what the process tells are in the library's common registry.
			const all = Registry.merge([registry, register]);
			return { contentType: all.contentType, body: await all.metrics() };
		},
	};
}

/**
 * Names for addresses, so that a figure belongs to a page and not to each of its visitors: what looks like an
 * identifier becomes `:id`, and after `limit` different names everything new is `other`.
 */
export function createRouteLabels(limit = 80): (path: string, status: number) => string {
	const known = new Set<string>();
	return (path, status) => {
		if (!path.startsWith("/")) return path;
		if (status === 404) return "not found";
		const label = path
			.replace(/\.data$/u, "")
			.split("/")
			.map((part) => (/^[a-z._-]{0,24}$/iu.test(part) ? part : ":id"))
			.join("/");
		if (known.has(label)) return label;
		if (known.size >= limit) return "other";
		known.add(label);
		return label;
	};
}
