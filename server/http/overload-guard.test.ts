import { once } from "node:events";
import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { messages } from "#app/domain/base/messages.ts";
import { createGate } from "#tests/helpers/gate.ts";
import { type Answer, ask } from "#tests/helpers/http-client.ts";
import { loopback } from "#tests/helpers/loopback.ts";
import { createLog } from "../log.ts";
import type { Handler } from "./call-handler.ts";
import { createHttpServer, type HttpServer } from "./http-server.ts";
import { createMetrics } from "./metrics.ts";
import { boundsOf, type OverloadBounds } from "./overload.ts";
import { requestLimits } from "./request-limits.ts";

/** What happens over real connections when there is more to do than can be done. */

let site: HttpServer;
let metrics: ReturnType<typeof createMetrics>;

afterEach(() => site.stop(0));

async function start(handler: Handler, overload: OverloadBounds, concurrent?: number) {
	metrics = createMetrics();
	site = createHttpServer({
		env: loopback,
		log: createLog("silent"),
		metrics,
		files: {
			answer(outgoing, path) {
				if (path !== "/assets/a.js") return false;
				outgoing.end("file");
				return true;
			},
		},
		policy: { secure: false },
		limits: { overload, ...(concurrent && { concurrent }) },
	});
	const port = await site.listen();
	site.open(handler, []);
	return port;
}

/** A site whose requests wait until they are told to go on. */
async function startBusy(overload: OverloadBounds, concurrent?: number) {
	const gate = createGate();
	let working = 0;
	const port = await start(
		async (request) => {
			await request.text();
			working++;
			await gate.pass();
			return new Response("done");
		},
		overload,
		concurrent,
	);
	const begin = async (count: number, path = "/", options: Parameters<typeof ask>[2] = {}) => {
		const before = working;
		const answers = Array.from({ length: count }, () => ask(port, path, options));
		await expect.poll(() => working).toBe(before + count);
		return answers;
	};
	return { port, begin, release: gate.open, working: () => working };
}

const statusOf = async (answer: Promise<Answer>) => (await answer).status;
const refusals = async () =>
	/refusals_total\{reason="overload"\} (\d+)/u.exec((await metrics.render()).body)?.[1];

test("What goes beyond the bound is sent away at once, and what has begun is finished", async () => {
	const { port, begin, release } = await startBusy(boundsOf(4, 0));
	const first = await begin(4);
	const refused = await ask(port, "/");
	expect(refused.status).toBe(503);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(2);
	expect(refused.headers["cache-control"]).toBe("no-store");
	expect(refused.headers["x-content-type-options"]).toBe("nosniff");
	expect(refused.body.toString()).toBe(`${messages.busy.reading}\n`);
	release();
	expect(await Promise.all(first.map(statusOf))).toEqual([200, 200, 200, 200]);
	expect(await statusOf(ask(port, "/"))).toBe(200);
	expect(await refusals()).toBe("1");
});

test("It goes on until there is some room again", async () => {
	const waiting: (() => void)[] = [];
	const port = await start(
		async () => {
			await new Promise<void>((resolve) => waiting.push(resolve));
			return new Response("done");
		},
		boundsOf(4, 0),
	);
	const answers = Array.from({ length: 4 }, () => ask(port, "/"));
	await expect.poll(() => waiting.length).toBe(4);
	expect(await statusOf(ask(port, "/"))).toBe(503);
	waiting.shift()?.();
	await Promise.race(answers);
	// Three are left, which is three quarters of four.
	const next = ask(port, "/");
	await expect.poll(() => waiting.length).toBe(4);
	expect(await statusOf(ask(port, "/"))).toBe(503);
	for (const resume of waiting) resume();
	expect(await Promise.all([...answers, next].map(statusOf))).toEqual(Array(5).fill(200));
});

test("People get a page that asks again by itself; what they sent is not sent again", async () => {
	const { port, begin, release } = await startBusy(boundsOf(1, 0));
	const [first] = await begin(1);
	const headers = { accept: "text/html,*/*;q=0.8" };
	const page = await ask(port, "/resumes", { headers });
	expect(page.status).toBe(503);
	expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(page.headers.refresh).toBe(page.headers["retry-after"]);
	const nonce = /'nonce-([^']+)'/u.exec(String(page.headers["content-security-policy"]))?.[1];
	expect(page.body.toString()).toContain(`<style nonce="${nonce}">`);
	expect(page.headers["content-security-policy"]).toContain(`style-src 'nonce-${nonce}' 'self';`);
	expect(page.body.toString()).toContain(messages.busy.reading);

	const sent = await ask(port, "/settings", { method: "POST", body: "a=b", headers });
	expect([sent.status, sent.headers.refresh]).toEqual([503, undefined]);
	expect(sent.body.toString()).toContain(messages.busy.sending);

	const call = { method: "POST", body: "{}" };
	const machine = await ask(port, "/functions/create-portal-session", call);
	expect(JSON.parse(machine.body.toString())).toEqual({ error: messages.busy.sending });
	const head = await ask(port, "/resumes", { method: "HEAD", headers });
	expect([head.status, head.body.length]).toEqual([503, 0]);
	release();
	await first;
});

test("Who is sent away while a form is still coming in hears it", async () => {
	const { port, begin, release } = await startBusy(boundsOf(1, 0));
	const first = await begin(1);
	const headers = { "content-length": "20000" };
	const form = http.request({ port, agent: false, method: "POST", path: "/settings", headers });
	form.write("a".repeat(10_000));
	const [response] = (await once(form, "response")) as [http.IncomingMessage];
	expect(response.statusCode).toBe(503);
	response.resume();
	form.end("a".repeat(10_000));
	await once(response, "end");
	release();
	expect(await Promise.all(first.map(statusOf))).toEqual([200]);
});

test("Health, figures, files and the payment provider's events are never sent away", async () => {
	const { port, begin, release } = await startBusy(boundsOf(2, 0), 2);
	const first = await begin(2);
	expect(await statusOf(ask(port, "/"))).toBe(503);
	for (const path of ["/healthz", "/readyz", "/metrics", "/assets/a.js"]) {
		expect([path, await statusOf(ask(port, path))]).toEqual([path, 200]);
	}
	// Not even when there are as many requests as the process takes at all.
	const events = await begin(2, "/webhooks/stripe", { method: "POST", body: "{}" });
	release();
	expect(await Promise.all([...first, ...events].map(statusOf))).toEqual([200, 200, 200, 200]);
});

test("A client that sends a body slowly takes nobody's place", async () => {
	const { port, begin, release } = await startBusy(boundsOf(2, 0));
	const slow = Array.from({ length: 3 }, () =>
		http.request({ port, method: "POST", path: "/", headers: { "content-length": "4" } }),
	);
	const answered = slow.map(async (request) => {
		const [response] = (await once(request, "response")) as [http.IncomingMessage];
		response.resume();
		return response.statusCode;
	});
	for (const request of slow) request.write("ab");
	await expect.poll(async () => (await metrics.render()).body).toContain("requests_in_flight 3");
	const [quick] = await begin(1);
	for (const request of slow.slice(0, 1)) request.end("cd");
	await expect.poll(() => statusOf(ask(port, "/"))).toBe(503);
	release();
	for (const request of slow.slice(1)) request.end("cd");
	expect(await Promise.all(answered)).toEqual([200, 200, 200]);
	expect((await quick)?.status).toBe(200);
});

test("An event loop that stays late sends new requests away, and takes them again when it is not", async () => {
	const { port, begin, release, working } = await startBusy(boundsOf(0, 20));
	const first = await begin(8);
	let blocking = true;
	const block = () => {
		// Work of our own, however much of the processor the machine gives to others.
		const since = process.threadCpuUsage();
		while (process.threadCpuUsage(since).user < 60_000);
		if (blocking) setTimeout(block, 1);
	};
	block();
	// Those that come before it is known that it stays so are let in, and wait with the others.
	const tried: Promise<Answer>[] = [];
	const seen: number[] = [];
	await expect
		.poll(() => {
			const answer = ask(port, "/");
			tried.push(answer);
			void answer.then(({ status }) => seen.push(status));
			return seen;
		})
		.toContain(503);
	blocking = false;
	// None of the others is finished yet: it is the delay that has gone.
	const before = working();
	await expect
		.poll(() => {
			tried.push(ask(port, "/"));
			return working();
		})
		.toBeGreaterThan(before);
	release();
	expect(await Promise.all(first.map(statusOf))).toEqual(Array(8).fill(200));
	expect(await Promise.all(tried.map(statusOf))).toContain(200);
	const figures = (await metrics.render()).body;
	const count = (bucket: string) =>
		Number(new RegExp(`delay_seconds_bucket\\{le="${bucket}"\\} (\\d+)`, "u").exec(figures)?.[1]);
	expect(count("2.5")).toBeGreaterThan(count("0.05"));
});

test("Thirty-two visitors at once, twice over, are normal use", async () => {
	const port = await start(async () => new Response("hello"), requestLimits.overload);
	for (let round = 0; round < 2; round++) {
		const answers = Array.from({ length: 32 }, () => statusOf(ask(port, "/")));
		expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
	}
	expect(await refusals()).toBe("0");
});
