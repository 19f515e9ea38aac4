import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { ask, sendRaw } from "#tests/helpers/http-client.ts";
import { loopback } from "#tests/helpers/loopback.ts";
import { until } from "#tests/helpers/until.ts";
import { createLog } from "../log.ts";
import { bindPort } from "../supervisor/bound-port.ts";
import type { Handler } from "./call-handler.ts";
import type { Check } from "./health.ts";
import { createHttpServer, type HttpOptions, type HttpServer } from "./http-server.ts";
import { createMetrics } from "./metrics.ts";
import type { RequestLimits } from "./request-limits.ts";
import { loadStaticFiles } from "./static-files.ts";

let folder: string;
let site: HttpServer;
let logged: string;
let metrics: ReturnType<typeof createMetrics>;

beforeEach(async () => {
	folder = await makeFolder();
	logged = "";
});
afterEach(async () => {
	await site?.stop(0);
});

type Start = {
	env?: Partial<HttpOptions["env"]>;
	limits?: Partial<RequestLimits>;
	handles?: readonly object[];
	secure?: boolean;
	checks?: Check[];
	level?: string;
	closed?: boolean;
};

/** Starts a server on a free port with this in place of the app. */
async function start(handler: Handler, options: Start = {}): Promise<number> {
	metrics = createMetrics();
	site = createHttpServer({
		env: { ...loopback, ...options.env },
		log: createLog(options.level ?? "info", { write: (line) => (logged += line) }),
		metrics,
		files: loadStaticFiles(folder),
		policy: { secure: options.secure ?? false },
		limits: options.limits,
	});
	const port = await site.listen(options.handles);
	if (!options.closed) site.open(handler, options.checks ?? []);
	return port;
}

const hello: Handler = async () => new Response("hello");
const echo: Handler = async (request) => new Response(await request.arrayBuffer());
const lines = () =>
	logged
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));

describe("the request that the app sees", () => {
	test("has the address, the headers and the body that were sent", async () => {
		const port = await start(async (request, info) =>
			Response.json({
				url: request.url,
				method: request.method,
				cookie: request.headers.get("cookie"),
				text: await request.text(),
				...info,
			}),
		);
		const { body } = await ask(port, "/a%20b?c=d", {
			method: "POST",
			body: "name=value",
			headers: { cookie: "a=1" },
		});
		expect(JSON.parse(body.toString())).toEqual({
			url: `http://127.0.0.1:${port}/a%20b?c=d`,
			method: "POST",
			cookie: "a=1",
			text: "name=value",
			requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
			nonce: expect.stringMatching(/^[\w+/]{22}==$/u),
			clientAddress: "127.0.0.1",
		});
	});

	test("is at the configured origin, whatever host it names", async () => {
		const port = await start(async (request) => new Response(request.url), {
			env: { publicUrl: "https://offers.example", publicUrlIsSet: true },
		});
		const { body } = await ask(port, "/reset", {
			headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
		});
		expect(body.toString()).toBe("https://offers.example/reset");
		expect((await ask(port, "http://evil.example/reset")).status).toBe(400);
		const absolute = await ask(port, "https://offers.example/reset");
		expect(absolute.body.toString()).toBe("https://offers.example/reset");
	});

	test("says nothing about its sender but what we found out", async () => {
		const port = await start(async (request) => Response.json([...request.headers]));
		const { body } = await ask(port, "/", {
			headers: {
				"x-forwarded-for": "1.2.3.4",
				"x-real-ip": "1.2.3.4",
				"x-client-address": "1.2.3.4",
				"cf-connecting-ip": "1.2.3.4",
				forwarded: "for=1.2.3.4",
			},
		});
		expect(body.toString()).not.toContain("1.2.3.4");
		expect(JSON.parse(body.toString())).toContainEqual(["x-client-address", "127.0.0.1"]);
	});

	test("keeps the number of a trusted proxy, and of nobody else", async () => {
		const headers = { "x-request-id": "edge-0123456789" };
		const direct = await start(hello);
		expect((await ask(direct, "/", { headers })).headers["x-request-id"]).not.toBe(
			"edge-0123456789",
		);
		await site.stop();
		const proxied = await start(hello, { env: { trustedProxies: ["127.0.0.1"] } });
		expect((await ask(proxied, "/", { headers })).headers["x-request-id"]).toBe("edge-0123456789");
		const strange = { "x-request-id": 'x"}\u00e9 ' };
		expect((await ask(proxied, "/", { headers: strange })).headers["x-request-id"]).toMatch(
			/^[\da-f-]{36}$/u,
		);
	});

	test("is given up when the browser goes away", async () => {
		const begun = Promise.withResolvers<void>();
		const aborted = Promise.withResolvers<void>();
		const port = await start((request) => {
			begun.resolve();
			request.signal.addEventListener("abort", () => aborted.resolve());
			return new Promise(() => {});
		});
		const request = http.get({ port, host: "127.0.0.1", path: "/slow", agent: false });
		request.on("error", () => {});
		await begun.promise;
		expect((await metrics.render()).body).toContain("offerfolio_http_requests_in_flight 1");
		request.destroy();
		await aborted.promise;
	});
});

describe("every answer", () => {
	const everywhere = {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
		"x-request-id": expect.any(String),
	};

	test("carries the security headers: pages, files, errors and refusals", async () => {
		await mkdir(join(folder, "assets"));
		await writeFile(join(folder, "assets", "app-1.js"), "1");
		const port = await start(async () => {
			throw new Error("it failed");
		});
		for (const [path, status] of [
			["/", 500],
			["/assets/app-1.js", 200],
			["/assets/missing.js", 404],
			["/healthz", 200],
			["//evil.example", 400],
			[`/${"a".repeat(9000)}`, 414],
		] as const) {
			const answer = await ask(port, path);
			expect(answer.status).toBe(status);
			expect(answer.headers).toMatchObject(everywhere);
			expect(answer.headers["x-powered-by"]).toBeUndefined();
			expect(answer.headers.server).toBeUndefined();
		}
	});

	test("has a nonce of its own, the same in the page and in the policy", async () => {
		const port = await start(async (_request, { nonce }) => new Response(nonce));
		const [one, two] = await Promise.all([ask(port, "/"), ask(port, "/")]);
		expect(one.headers["content-security-policy"]).toContain(`'nonce-${one.body}'`);
		expect(one.body.equals(two.body)).toBe(false);
	});

	test("keeps what the app has decided", async () => {
		const port = await start(
			async () =>
				new Response("x", {
					headers: { "Referrer-Policy": "no-referrer", "Content-Security-Policy": "sandbox" },
				}),
		);
		const { headers } = await ask(port, "/");
		expect(headers["referrer-policy"]).toBe("no-referrer");
		expect(headers["content-security-policy"]).toBe("sandbox");
	});

	test("of a failure says nothing but its number", async () => {
		const port = await start(async () => {
			throw new Error("password=hush");
		});
		const { status, body, headers } = await ask(port, "/");
		expect(status).toBe(500);
		expect(body.toString()).toBe(`Something went wrong. Reference: ${headers["x-request-id"]}\n`);
	});

	test("may set several cookies", async () => {
		const port = await start(async () => {
			const headers = new Headers();
			headers.append("Set-Cookie", "a=1; Path=/");
			headers.append("Set-Cookie", "b=2, 3; Path=/");
			return new Response(null, { status: 303, headers });
		});
		expect((await ask(port, "/")).headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2, 3; Path=/"]);
	});
});

describe("compression", () => {
	const page = "<p>A quiet room.</p>".repeat(500);
	const html: Handler = async () =>
		new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8", Vary: "Cookie" } });

	test.each([
		["br", (body: Buffer) => brotliDecompressSync(body)],
		["gzip", (body: Buffer) => gunzipSync(body)],
		[undefined, (body: Buffer) => body],
	])("%s is what the browser asked for, with its length", async (encoding, decode) => {
		const port = await start(html);
		const { headers, body } = await ask(port, "/", {
			headers: encoding ? { "accept-encoding": encoding } : {},
		});
		expect(headers["content-encoding"]).toBe(encoding);
		expect(headers["content-length"]).toBe(String(body.length));
		expect(headers.vary).toBe("Cookie, Accept-Encoding");
		expect(decode(body).toString()).toBe(page);
	});

	test.each([
		["a short text", "text/html", "short", {}],
		["a picture", "image/png", page, {}],
		["what is encoded already", "text/html", page, { "Content-Encoding": "identity" }],
		["what may not be touched", "text/html", page, { "Cache-Control": "no-transform" }],
	])("is not for %s", async (_what, type, text, headers) => {
		const port = await start(
			async () => new Response(text, { headers: { "Content-Type": type, ...headers } }),
		);
		const answer = await ask(port, "/", { headers: { "accept-encoding": "br" } });
		expect(answer.headers["content-encoding"]).not.toBe("br");
		expect(answer.body.toString()).toBe(text);
	});

	test("a HEAD has the headers and no body", async () => {
		const port = await start(html);
		const { status, headers, body } = await ask(port, "/", { method: "HEAD" });
		expect([status, body.length]).toEqual([200, 0]);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	});

	test("what is still being made goes out piece by piece", async () => {
		const second = Promise.withResolvers<void>();
		const port = await start(async () => {
			const encoder = new TextEncoder();
			const body = new ReadableStream({
				async start(controller) {
					controller.enqueue(encoder.encode("first "));
					await second.promise;
					controller.enqueue(encoder.encode("second"));
					controller.close();
				},
			});
			return new Response(body, { headers: { "Content-Type": "text/plain" } });
		});
		const request = http.get({
			port,
			host: "127.0.0.1",
			agent: false,
			headers: { "accept-encoding": "gzip" },
		});
		const [response] = (await once(request, "response")) as [http.IncomingMessage];
		expect(response.headers["content-length"]).toBeUndefined();
		const chunks: Buffer[] = [];
		response.on("data", (chunk) => chunks.push(chunk));
		await once(response, "data");
		second.resolve();
		await once(response, "end");
		expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe("first second");
	});

	test("a body that breaks off is not taken for a whole one", async () => {
		const port = await start(async () => {
			let pulls = 0;
			const body = new ReadableStream({
				async pull(controller) {
					await new Promise((next) => setImmediate(next));
					if (pulls++ === 0) controller.enqueue(new TextEncoder().encode("first "));
					else controller.error(new Error("the source broke"));
				},
			});
			return new Response(body);
		});
		await expect(ask(port, "/")).rejects.toThrow(/aborted|hang up/u);
	});
});

describe("files of the build", () => {
	const script = `console.log(${JSON.stringify("quiet ".repeat(500))})`;
	beforeEach(async () => {
		await mkdir(join(folder, "assets"));
		await mkdir(join(folder, ".vite"));
		await writeFile(join(folder, "assets", "app-Bq3.js"), script);
		await writeFile(join(folder, "assets", "app-Bq3.js.map"), "{}");
		await writeFile(join(folder, ".vite", "manifest.json"), "{}");
		await writeFile(join(folder, "favicon.svg"), "<svg/>");
		await writeFile(join(folder, "..", "offerfolio-outside.txt"), "outside");
	});
	afterEach(() => rm(join(folder, "..", "offerfolio-outside.txt")));

	test("with a fingerprint are kept for a year, others for an hour", async () => {
		const port = await start(hello);
		const asset = await ask(port, "/assets/app-Bq3.js");
		expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect(asset.headers["content-type"]).toBe("text/javascript; charset=utf-8");
		expect(asset.body.toString()).toBe(script);
		const icon = await ask(port, "/favicon.svg?v=2");
		expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
		expect(icon.headers["content-type"]).toBe("image/svg+xml");
	});

	test("are compressed once and then from memory, each form with its own tag", async () => {
		const port = await start(hello);
		const get = (encoding: string) =>
			ask(port, "/assets/app-Bq3.js", { headers: { "accept-encoding": encoding } });
		await expect
			.poll(async () => (await get("br")).headers["content-encoding"], { interval: 10 })
			.toBe("br");
		const plain = await get("identity");
		const brotli = await get("br");
		expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
		expect(brotli.headers.etag).not.toBe(plain.headers.etag);
		expect(brotli.headers.vary).toBe("Accept-Encoding");
	});

	test("use the compressed form that the build has made", async () => {
		await writeFile(join(folder, "assets", "app-Bq3.js.br"), "made by the build");
		const port = await start(hello);
		const { body } = await ask(port, "/assets/app-Bq3.js", {
			headers: { "accept-encoding": "br" },
		});
		expect(body.toString()).toBe("made by the build");
		expect((await ask(port, "/assets/app-Bq3.js.br")).status).toBe(404);
	});

	test("are not sent again to who has them", async () => {
		const port = await start(hello);
		const { headers } = await ask(port, "/assets/app-Bq3.js");
		const again = await ask(port, "/assets/app-Bq3.js", {
			headers: { "if-none-match": `W/${headers.etag}` },
		});
		expect([again.status, again.body.length]).toEqual([304, 0]);
		const other = await ask(port, "/assets/app-Bq3.js", { headers: { "if-none-match": '"x"' } });
		expect(other.status).toBe(200);
	});

	test("answer HEAD with their length, and no other method", async () => {
		const port = await start(hello);
		const head = await ask(port, "/assets/app-Bq3.js", { method: "HEAD" });
		expect(head.headers["content-length"]).toBe(String(script.length));
		expect(head.body.length).toBe(0);
		const post = await ask(port, "/favicon.svg", { method: "POST" });
		expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
	});

	test.each([
		"/assets/app-Bq3.js.map",
		"/assets/",
		"/assets/../../offerfolio-outside.txt",
		"/assets/%2e%2e/%2e%2e/offerfolio-outside.txt",
		"/assets/..%2f..%2fofferfolio-outside.txt",
		"/assets/app-Bq3.js%00",
	])("are nothing but themselves: %s is not found", async (path) => {
		const port = await start(hello);
		const { status, body } = await ask(port, path);
		expect(status).toBe(404);
		expect(body.toString()).toBe("Not Found\n");
	});

	test.each(["/../offerfolio-outside.txt", "/.vite/manifest.json", "/favicon.svg/"])(
		"%s is the app's matter",
		async (path) => {
			const port = await start(hello);
			expect((await ask(port, path)).body.toString()).toBe("hello");
		},
	);
});

describe("what another site's page may not do", () => {
	const crossSite = { "sec-fetch-site": "cross-site" };

	test("is to post here; reading and webhooks are not changed", async () => {
		const port = await start(hello);
		const status = async (method: string, path: string) =>
			(await ask(port, path, { method, headers: crossSite })).status;
		expect(await status("POST", "/auth/signin")).toBe(403);
		expect(await status("DELETE", "/resumes/1")).toBe(403);
		expect(await status("GET", "/resumes")).toBe(200);
		expect(await status("POST", "/webhooks/stripe")).toBe(200);
		expect(await status("POST", "/webhooksx")).toBe(403);
	});

	test("is told to people in a page, and to programs in a sentence", async () => {
		const port = await start(hello);
		for (const origin of ["https://evil.example", "null"]) {
			const headers = { origin, accept: "text/html" };
			const page = await ask(port, "/contact", { method: "POST", body: "a=b", headers });
			expect([page.status, page.headers["content-type"], page.headers["cache-control"]]).toEqual([
				403,
				"text/html; charset=utf-8",
				"no-store",
			]);
			const { text } = parseHtml(page.body.toString()).one("main");
			expect(text).toContain("This form came from another site, so nothing was done.");
			const data = await ask(port, "/contact.data", { method: "POST", body: "a=b", headers });
			expect(`${data.status} ${data.body}`).toMatch(/^403 This form came from another site/u);
			expect((await ask(port, "/contact", { headers })).status).toBe(200);
		}
		const own = { origin: `http://127.0.0.1:${port}` };
		expect((await ask(port, "/contact", { method: "POST", headers: own })).status).toBe(200);
	});

	test.each(["same-origin", "same-site", "none", undefined])("but %s may", async (site) => {
		const port = await start(hello);
		const headers = site ? { "sec-fetch-site": site } : {};
		expect((await ask(port, "/auth/signin", { method: "POST", headers })).status).toBe(200);
	});
});

describe("limits", () => {
	const limits = { body: 100_000, bodies: [[/^\/import/u, 300_000]], fields: 1000 } as const;

	test("a body up to the limit is taken, to the byte", async () => {
		const port = await start(echo, { limits });
		const { status, body } = await ask(port, "/", {
			method: "POST",
			body: Buffer.alloc(100_000, 1),
		});
		expect([status, body.length]).toEqual([200, 100_000]);
	});

	test("a body that says that it is larger is refused before it is sent", async () => {
		const port = await start(echo, { limits });
		const answer = await ask(port, "/", {
			method: "POST",
			headers: { "content-length": 100_001, expect: "100-continue" },
		}).catch((error) => error);
		expect(answer.status).toBe(413);
	});

	test("a form has no more fields than a page of ours can have; what is no form may have any sign", async () => {
		const port = await start(echo, { limits });
		const post = async (fields: number, type: string) => {
			const headers = { "content-type": type };
			return (await ask(port, "/", { method: "POST", headers, body: "&".repeat(fields - 1) }))
				.status;
		};
		const form = "Application/x-www-form-urlencoded; charset=UTF-8";
		expect([await post(1000, form), await post(1001, form)]).toEqual([200, 413]);
		expect(await post(1001, "text/plain")).toBe(200);
	});

	test("a body without an end is cut while it comes in", async () => {
		const port = await start(echo, { limits });
		const endless = function* () {
			for (;;) yield Buffer.alloc(16_384, 1);
		};
		const { status, headers, sent } = await ask(port, "/", { method: "POST", body: endless() });
		expect(status).toBe(413);
		expect(headers.connection).toBe("close");
		expect(sent).toBeLessThan(5_000_000);
		await expect.poll(() => lines().length).toBe(1);
		expect((await metrics.render()).body).toContain('refusals_total{reason="body"} 1');
	});

	test("a file that is too large is refused in the words of the dashboard", async () => {
		const port = await start(echo);
		const { status, body } = await ask(port, "/admin/uploads", {
			method: "POST",
			headers: { "content-length": 20_000_000, expect: "100-continue" },
		});
		expect(status).toBe(413);
		expect(body.toString()).toBe(`${adminMessages.uploads.tooLarge}\n`);
	});

	test("without scripts that is a page which leads back to the form, on every address that takes files", async () => {
		const port = await start(echo);
		for (const [path, sentence] of [
			["/admin/uploads", adminMessages.uploads.tooLarge],
			["/admin/intake/files", intakeMessages.tooMuch],
			["/admin/imports/new", messages.general.tooLarge],
			["/admin/resumes/1/evidence", adminMessages.evidence.fileTooLarge],
			["/contribute/new", contributing.tooLarge],
			["/contribute/1/earlier", contributing.tooLarge],
			["/insights", messages.insights.largeFile],
		] as const) {
			const { status, headers, body } = await ask(port, path, {
				method: "POST",
				headers: { accept: "text/html,*/*;q=0.8", "content-length": 90_000_000 },
				body: Buffer.alloc(1_000),
			});
			expect([path, status, headers["content-type"]]).toEqual([
				path,
				413,
				"text/html; charset=utf-8",
			]);
			expect(body.toString()).toContain(
				`<p>${sentence}</p>\n<p><a href="">Back to the form</a></p>`,
			);
		}
	});

	test("some addresses take more", async () => {
		const port = await start(echo, { limits });
		const body = Buffer.alloc(300_000, 1);
		expect((await ask(port, "/import/csv", { method: "POST", body })).status).toBe(200);
		const more = Buffer.alloc(300_001, 1);
		expect((await ask(port, "/import/csv", { method: "POST", body: more })).status).toBe(413);
	});

	const begun: Handler = async ({ body }) => {
		await body?.getReader().read();
		return new Response("hello");
	};
	const elsewhere = { origin: "https://evil.example" };
	test.each<[string, number, string, Handler, (Record<string, string> | undefined)?]>([
		["the app does not read", 200, "/long", hello],
		["the app begins to read", 200, "/long", begun],
		["another site sends", 403, "/long", hello, elsewhere],
		["is too large", 413, "/", echo],
		["no file takes", 405, "/assets/a.js", hello],
	])(
		"a body that %s is read past: some proxies look for the answer when they have sent all",
		async (_, status, path, handler, headers) => {
			const bodies = [[/^\/long/u, 2_000_000]] as const;
			const port = await start(handler, { limits: { body: 100_000, bodies } });
			const agent = new http.Agent({ keepAlive: true });
			onTestFinished(() => agent.destroy());
			const head = { "content-length": "1000000", ...headers };
			const form = http.request({ port, agent, method: "POST", path, headers: head });
			const answered = once(form, "response") as Promise<[http.IncomingMessage]>;
			form.write(Buffer.alloc(400_000));
			// What the server says itself does not wait. Then nothing may come behind the rest, were it broken off.
			const isAtOnce = status !== 200;
			if (isAtOnce) await answered;
			form.end(Buffer.alloc(600_000));
			const [answer] = await answered;
			const expected = [status, isAtOnce ? "close" : "keep-alive"];
			expect([answer.statusCode, answer.headers.connection]).toEqual(expected);
			const left = once(answer, "close");
			answer.resume();
			await left;
		},
	);

	test("more requests than can be answered are sent away at once", async () => {
		const release = Promise.withResolvers<void>();
		let working = 0;
		const port = await start(
			async () => {
				working++;
				await release.promise;
				return new Response("done");
			},
			{ limits: { concurrent: 2 } },
		);
		const first = [ask(port, "/"), ask(port, "/")];
		await expect.poll(() => working).toBe(2);
		const third = await ask(port, "/");
		expect([third.status, third.headers["retry-after"]]).toEqual([503, "1"]);
		expect((await ask(port, "/healthz")).status).toBe(200);
		release.resolve();
		expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
		expect((await ask(port, "/")).status).toBe(200);
	});

	test("an address has at most 8192 characters", async () => {
		const port = await start(hello);
		expect((await ask(port, `/${"a".repeat(8191)}`)).status).toBe(200);
		expect((await ask(port, `/${"a".repeat(8192)}`)).status).toBe(414);
	});

	test("huge headers are refused", async () => {
		const port = await start(hello);
		const heard = await sendRaw(
			port,
			`GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
		);
		expect(heard).toMatch(/^HTTP\/1\.1 431 /u);
	});

	test("headers and bodies that trickle are cut off", async () => {
		const port = await start(echo, { limits: { headersTimeout: 200, requestTimeout: 400 } });
		expect(await sendRaw(port, "GET / HTTP/1.1\r\nHost: x\r\nA: ")).toMatch(/^HTTP\/1\.1 408 /u);
		const body = await sendRaw(port, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc");
		expect(body).toMatch(/^HTTP\/1\.1 408 /u);
	});

	test.each([
		["no host", "GET / HTTP/1.1\r\n\r\n"],
		["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
		[
			"a length and chunks",
			"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		],
		["nonsense", "hello\r\n\r\n"],
		["a strange host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
		["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n"],
		[
			"another host's page",
			"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
		],
		["another host's path", "GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
	])("a request with %s is refused", async (_what, text) => {
		const port = await start(hello);
		expect(await sendRaw(port, text)).toMatch(/^HTTP\/1\.1 400 /u);
	});

	test.each(["TRACE", "PROPFIND"])("the method %s is not known", async (method) => {
		const port = await start(hello);
		expect((await ask(port, "/", { method })).status).toBe(405);
	});
});

describe("those who watch", () => {
	test("see that the process lives, and whether the site works", async () => {
		let works = true;
		let runs = 0;
		const database = {
			name: "database",
			run: async () => {
				runs++;
				if (!works) throw new Error("gone");
			},
		};
		const port = await start(hello, { checks: [database], closed: true });
		expect((await ask(port, "/healthz")).status).toBe(200);
		const starting = await ask(port, "/readyz");
		expect([starting.status, starting.body.toString()]).toEqual([503, "starting\n"]);

		site.open(hello, [database]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, "/readyz")));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		expect(runs).toBe(1);

		works = false;
		await expect.poll(async () => (await ask(port, "/readyz")).body.toString()).toBe("database\n");
		expect((await ask(port, "/healthz")).status).toBe(200);
	});

	test("read the figures from this machine only", async () => {
		const port = await start(hello);
		await ask(port, "/resumes");
		// Of addresses that anyone can think of none gets a name there.
		await ask(port, "/thought-of", { method: "PROPFIND" });
		expect((await ask(port, "/thought-%0Aof")).headers.location).toBe("/thought-of");
		const here = await ask(port, "/metrics");
		expect(here.body.toString()).toMatch(/request_duration_seconds_count\{.*route="\/resumes"/u);
		expect(here.body.toString()).not.toContain("thought-of");
		for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
			expect((await ask(port, "/metrics", { headers: { [name]: "127.0.0.1" } })).status).toBe(404);
		}
		// HAProxy adds no header by itself.
		const silent = await ask(port, "/metrics", { headers: { host: "offers.example" } });
		expect(silent.status).toBe(404);
	});

	test("are told once of a proxy that is not named", async () => {
		const port = await start(hello, { env: { trustedProxies: ["10.0.0.0/8"] } });
		for (const path of ["/", "/healthz"]) {
			await ask(port, path, { headers: { "x-forwarded-for": "203.0.113.7" } });
		}
		const warnings = lines().filter(({ msg }) => msg.includes("TRUSTED_PROXIES"));
		expect(warnings).toEqual([expect.objectContaining({ level: "warn", address: "127.0.0.1" })]);
	});

	test("read the figures from elsewhere with the token", async () => {
		const metricsToken = "a-token-of-the-monitor";
		const port = await start(hello, { env: { metricsToken } });
		const ask_ = async (token: string) =>
			(
				await ask(port, "/metrics", {
					headers: { "x-forwarded-for": "203.0.113.7", authorization: `Bearer ${token}` },
				})
			).status;
		expect(await ask_(metricsToken)).toBe(200);
		expect(await ask_(`${metricsToken}x`)).toBe(404);
		expect(await ask_("a-token-of-the-monito_")).toBe(404);
	});

	test("cannot use an empty token where none is set", async () => {
		const port = await start(hello);
		for (const authorization of ["Bearer ", "Bearer  ", "Bearer undefined"]) {
			const headers = { "x-forwarded-for": "203.0.113.7", authorization };
			expect((await ask(port, "/metrics", { headers })).status).toBe(404);
		}
	});
});

describe("the log", () => {
	test("has a line for each request, without what people typed", async () => {
		const port = await start(async () => new Response(null, { status: 404 }));
		await ask(port, `/auth/callback/${"t".repeat(43)}?token=hush&q=ada%40example.com`, {
			headers: { cookie: "session=hush", authorization: "hush" },
		});
		await expect
			.poll(() => lines())
			.toEqual([
				{
					level: "info",
					time: expect.any(String),
					requestId: expect.any(String),
					method: "GET",
					path: "/auth/callback/[hidden]",
					query: ["token", "q"],
					status: 404,
					ms: expect.any(Number),
					bytes: expect.any(Number),
					address: "127.0.0.1",
					msg: "request",
				},
			]);
		// Not "ada" alone: the id of a request is hexadecimal.
		expect(logged).not.toMatch(/hush|ada[@%]/u);
	});

	test("calls failures errors, and leaves out what is asked all the time", async () => {
		const port = await start(async () => {
			throw new Error("it failed");
		});
		await ask(port, "/healthz");
		await ask(port, "/");
		await expect
			.poll(() => lines().map(({ level, msg }) => [level, msg]))
			.toEqual([
				["error", "A request failed"],
				["error", "request"],
			]);
	});
});

describe("A crowd", () => {
	/** Handles of one socket: each comes back as another one from the process that it is sent to. */
	async function openHandles(count: number): Promise<object[]> {
		const { handle } = bindPort("127.0.0.1", 0);
		const echo = "process.on('message', (_, handle) => process.send({}, handle))";
		const child = spawn(process.execPath, ["-e", echo], {
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		const handles: object[] = [];
		while (handles.length < count) {
			const returned = once(child, "message");
			child.send({}, handle);
			handles.push((await returned)[1]);
		}
		child.kill();
		handle.close();
		return handles;
	}

	test("of new visitors is taken by all handles in each turn of the event loop", async () => {
		const port = await start(hello, { handles: await openHandles(4) });
		const turns = [0];
		site.server.on("connection", () => {
			turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
		});
		const answers = Promise.all(
			Array.from({ length: 20 }, () => ask(port, "/", { agent: new http.Agent() })),
		);
		while (turns.reduce((sum, taken) => sum + taken, 0) < 20) {
			await nextTurn();
			turns.push(0);
		}
		expect(Math.max(...turns)).toBe(4);
		expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200));
	});

	test("has no more connections than the limit, whichever handle takes them, and none is open at the end", async () => {
		const port = await start(hello, {
			handles: await openHandles(3),
			limits: { connections: 5 },
		});
		const sockets = Array.from({ length: 12 }, () => net.connect(port, "127.0.0.1").resume());
		const ended = sockets.map((socket) => once(socket, "close"));
		await until(() => sockets.filter(({ closed }) => closed).length === 7);
		await site.stop();
		await Promise.all(ended);
		await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
	});
});

describe("the end", () => {
	test("comes after what was begun is finished; new requests find a closed door", async () => {
		const release = Promise.withResolvers<void>();
		const begun = Promise.withResolvers<void>();
		const port = await start(async () => {
			begun.resolve();
			await release.promise;
			return new Response("finished");
		});
		const agent = new http.Agent({ keepAlive: true });
		const slow = ask(port, "/slow", { agent });
		await begun.promise;
		const idle = net.connect(port, "127.0.0.1");
		await once(idle, "connect");

		const stopped = site.stop();
		await once(idle.resume(), "close");
		await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
		release.resolve();
		// It began before the end was known, and says all the same that the connection ends with it.
		const { body, headers } = await slow;
		expect([body.toString(), headers.connection]).toEqual(["finished", "close"]);
		await stopped;
		agent.destroy();
	});

	test("answers a request that comes on a connection at rest, and ends the connection with it", async () => {
		await mkdir(join(folder, "assets"));
		await writeFile(join(folder, "assets", "a.css"), "a{}");
		const port = await start(hello);
		const agents = Array.from({ length: 3 }, () => new http.Agent({ keepAlive: true }));
		for (const agent of agents) {
			expect((await ask(port, "/", { agent })).headers.connection).toBe("keep-alive");
		}
		const stopped = site.stop();
		const answers = await Promise.all(
			["/", "/assets/a.css", "/readyz"].map((path, index) =>
				ask(port, path, { agent: agents[index] }),
			),
		);
		expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual([
			[200, "close"],
			[200, "close"],
			[503, "close"],
		]);
		await stopped;
		for (const agent of agents) agent.destroy();
	});

	test("loses no request of a proxy that keeps its connections, in twenty restarts", async () => {
		const slowly: Handler = async (request) => {
			if (request.url.endsWith("/slow")) await wait(15);
			return new Response("hello");
		};
		let port = await start(slowly);
		const agent = new http.Agent({ keepAlive: true });
		const lost: string[] = [];
		let answered = 0;
		let isOver = false;
		/** As a proxy does it: where nobody listens the next process is waited for; nothing is sent twice. */
		const forward = async (path: string): Promise<void> => {
			for (;;) {
				try {
					const { status } = await ask(port, path, { agent });
					if (status === 200) answered++;
					else lost.push(`${status}`);
					return;
				} catch (error) {
					const { code = "", message } = error as NodeJS.ErrnoException;
					if (code !== "ECONNREFUSED") return void lost.push(`${code} ${message}`);
					await nextTurn();
				}
			}
		};
		const visitors = Array.from({ length: 12 }, async (_, index) => {
			while (!isOver) await forward(index % 3 === 0 ? "/slow" : "/");
		});
		const began = performance.now();
		for (let restarts = 0; restarts < 20; restarts++) {
			const wanted = answered + 50;
			await until(() => answered >= wanted);
			await site.stop();
			port = await start(slowly, { env: { port } });
		}
		isOver = true;
		await Promise.all(visitors);
		agent.destroy();
		const perSecond = Math.round(answered / ((performance.now() - began) / 1_000));
		console.log(`20 restarts: ${answered} requests, ${perSecond} a second, ${lost.length} lost`);
		expect(lost).toEqual([]);
		expect(answered).toBeGreaterThan(1_000);
	});

	test("does not wait forever", async () => {
		const begun = Promise.withResolvers<void>();
		const port = await start(() => {
			begun.resolve();
			return new Promise(() => {});
		});
		const hanging = ask(port, "/").catch((error) => error);
		await begun.promise;
		await site.stop(50);
		expect(await hanging).toBeInstanceOf(Error);
	});

	test("is announced to the monitor that asks on a connection that is still in use", async () => {
		const begun = Promise.withResolvers<void>();
		const release = Promise.withResolvers<void>();
		const port = await start(async () => {
			begun.resolve();
			await release.promise;
			return new Response("finished");
		});
		const socket = net.connect(port, "127.0.0.1");
		let heard = "";
		socket.on("data", (part) => {
			heard += part;
		});
		socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
		await begun.promise;
		const stopped = site.stop();
		socket.write("GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n");
		await expect
			.poll(async () => (await metrics.render()).body, { interval: 5 })
			.toContain("offerfolio_http_requests_in_flight 2");
		release.resolve();
		await once(socket, "close");
		await stopped;
		expect(heard).toMatch(
			/^HTTP\/1\.1 200 [\s\S]*finished[\s\S]*HTTP\/1\.1 503 [\s\S]*stopping\n$/u,
		);
	});
});

test("Until the app is there, every page says that it starts, and asks again", async () => {
	const port = await start(hello, { closed: true });
	const { status, headers, body } = await ask(port, "/resumes");
	expect([status, headers["retry-after"], headers.refresh]).toEqual([503, "1", "1"]);
	expect(body.toString()).toBe("The site is starting …\n");
	site.open(hello, []);
	expect((await ask(port, "/resumes")).body.toString()).toBe("hello");
});

describe("the bound of pages that a network reads", () => {
	const browser = { accept: "text/html,*/*" };

	test("answers 429 with a small page, Retry-After and nothing of the app", async () => {
		let handled = 0;
		const port = await start(
			async () => {
				handled++;
				return new Response("hello");
			},
			{ limits: { pageReads: 2 } },
		);
		for (const status of [200, 200, 429]) {
			expect((await ask(port, "/resumes", { headers: browser })).status).toBe(status);
		}
		const refused = await ask(port, "/blog", { headers: browser });
		expect(refused.headers).toMatchObject({
			"retry-after": expect.stringMatching(/^[1-5]?\d$|^60$/u),
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
		});
		expect(refused.body.toString()).toContain("Your network has requested too many pages");
		expect(handled).toBe(2);
		expect((await ask(port, "/resumes/1/sheet.svg")).status).toBe(200);
		expect((await ask(port, "/healthz")).status).toBe(200);
		expect((await ask(port, "/resumes/1/open", { method: "POST" })).status).toBe(200);
		expect((await metrics.render()).body).toContain('refusals_total{reason="page-reads"} 2');
	});

	test("does not bind a browser whose session the app has found", async () => {
		const port = await start(
			async (request, info) => {
				if (request.headers.get("cookie")?.includes("=real")) info.confirmSession?.();
				return new Response("hello");
			},
			{ limits: { pageReads: 2 } },
		);
		const statuses = async (token: string) => {
			const headers = { ...browser, cookie: `offerfolio.session_token=${token}` };
			const found = [];
			for (let round = 0; round < 4; round++)
				found.push((await ask(port, "/", { headers })).status);
			return found;
		};
		expect(await statuses("real")).toEqual([200, 200, 200, 200]);
		expect(await statuses("invented")).toEqual([200, 429, 429, 429]);
	});
});
