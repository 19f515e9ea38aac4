import performanceHooks from "node:perf_hooks";
import { expect, test, vi } from "vitest";
import { createMetrics, createRouteLabels } from "./metrics.ts";

test("Requests are counted by page, and the pools and the process are seen", async () => {
	const metrics = createMetrics();
	metrics.observeRequest("GET", "/resumes/0b54a9f4-93c5-4c0e-8d7c-3a1e1f0c9a11", 200, 0.02);
	metrics.observeRequest("GET", "/resumes/b1", 200, 0.02);
	metrics.countRefusal("body");
	metrics.observeLoopDelay(0.07);
	metrics.watchPools({
		app: { totalCount: 4, idleCount: 3, waitingCount: 2 },
		replica: { totalCount: 3, idleCount: 0, waitingCount: 0 },
		none: undefined,
	});
	const { contentType, body } = await metrics.render();
	expect(contentType).toContain("text/plain");
	expect(body).toContain(
		'offerfolio_http_request_duration_seconds_count{method="GET",route="/resumes/:id",status="2xx"} 2',
	);
	expect(body).toContain('offerfolio_http_refusals_total{reason="body"} 1');
	expect(body).toContain('offerfolio_event_loop_delay_seconds_bucket{le="0.05"} 0');
	expect(body).toContain('offerfolio_event_loop_delay_seconds_bucket{le="0.1"} 1');
	expect(body).toContain('offerfolio_pool_connections{pool="app",state="busy"} 1');
	expect(body).toContain('offerfolio_pool_connections{pool="app",state="waiting"} 2');
	expect(body).toContain('offerfolio_pool_connections{pool="replica",state="busy"} 3');
	expect(body).not.toContain('pool="none"');
	expect(body).toContain("process_resident_memory_bytes");
	expect(body).toContain("nodejs_eventloop_lag_seconds");
	for (const state of ["fresh", "stale", "composed", "made", "shared"]) {
		expect(body).toContain(`offerfolio_page_cache_answers_total{state="${state}"} 0`);
	}
});

test("The process is watched once, however many sites it serves, and however often this is loaded", async () => {
	createMetrics();
	const watch = vi.spyOn(performanceHooks, "monitorEventLoopDelay");
	const address = "./metrics.ts?loaded=again";
	const again: typeof import("./metrics.ts") = await import(address);
	expect(again.createMetrics).not.toBe(createMetrics);
	again.createMetrics();
	const { body } = await createMetrics().render();
	expect(watch).not.toHaveBeenCalled();
	expect(body).toContain("nodejs_eventloop_lag_seconds");
});

test("A scrape does not wait for figures that take long", async () => {
	const metrics = createMetrics();
	metrics.beforeScrape(() => new Promise(() => {}));
	expect((await metrics.render()).body).toContain("offerfolio_pool_connections");
});

test("Labels stand for pages, and their number is bounded", () => {
	const label = createRouteLabels(3);
	expect(label("/resumes", 200)).toBe("/resumes");
	expect(label("/resumes.data", 200)).toBe("/resumes");
	expect(label("/resumes/7/open", 403)).toBe("/resumes/:id/open");
	expect(label("/wp-admin", 404)).toBe("not found");
	expect(label("static", 404)).toBe("static");
	expect(label("/a", 200)).toBe("/a");
	expect(label("/b", 200)).toBe("other");
	expect(label("/resumes", 200)).toBe("/resumes");
});
