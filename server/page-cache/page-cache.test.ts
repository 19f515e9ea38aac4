import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import type { RequestInfo } from "#app/requests/request-context.server.ts";
import { type Answer, ask } from "#tests/helpers/http-client.ts";
import { loopback } from "#tests/helpers/loopback.ts";
import type { Handler } from "../http/call-handler.ts";
import { createHttpServer, type HttpServer } from "../http/http-server.ts";
import { createMetrics } from "../http/metrics.ts";
import { loadStaticFiles } from "../http/static-files.ts";
import { createLog } from "../log.ts";
import type { CacheablePages } from "./cacheable-pages.ts";

const site = { server: undefined as HttpServer | undefined, logged: "", version: 1, now: 0 };
let metrics: ReturnType<typeof createMetrics>;
afterEach(async () => {
	await site.server?.stop(0);
	site.logged = "";
});

const pages: CacheablePages = {
	ruleOf: (path) =>
		path.startsWith("/never")
			? null
			: {
					parameters: ["q", "company"],
					asksWhoLooks: path === "/asks",
					routes: ["root", "layout", "page"],
				},
	version: () => site.version,
	origin: "https://site.example",
	findReader: async () => null,
};

async function start(handler: Handler, concurrent = 256): Promise<number> {
	metrics = createMetrics();
	site.server = createHttpServer({
		env: loopback,
		log: createLog("info", { write: (line) => (site.logged += line) }),
		metrics,
		files: loadStaticFiles("/nowhere"),
		policy: { secure: false },
		limits: { concurrent },
		now: () => site.now,
	});
	const port = await site.server.listen();
	site.server.open(handler, [], pages);
	return port;
}

const script = (nonce: string) => `<script nonce="${nonce}">begin()</script>`;
const filler = "The library grows every week. ".repeat(200);
const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

/** An app that counts how often it is asked, and answers with what it was asked. */
function countingApp(make?: (request: Request, info: RequestInfo, count: number) => Response) {
	const asked: Request[] = [];
	const handler: Handler = async (request, info) => {
		asked.push(request);
		if (make) return make(request, info, asked.length);
		const page = `${new URL(request.url).pathname} ${script(info.nonce)} ${asked.length} ${filler}`;
		return new Response(page, { headers: { ...html, Vary: "Cookie" } });
	};
	return { asked, handler };
}

const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);

describe("A cached page", () => {
	test("is rendered once for those who ask one after the other, and for those who ask at once", async () => {
		const release = Promise.withResolvers<void>();
		const { asked, handler } = countingApp();
		const port = await start(async (request, info) => {
			await release.promise;
			return handler(request, info);
		});
		const together = Array.from({ length: 20 }, () => ask(port, "/about"));
		await expect.poll(async () => (await metrics.render()).body).toContain("in_flight 20");
		release.resolve();
		const answers = await Promise.all(together);
		answers.push(await ask(port, "/about"));
		expect(asked).toHaveLength(1);
		expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
		// Each answer has its own number, and is counted as one.
		expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(21);
		const counted = (await metrics.render()).body;
		expect(counted).toMatch(
			/duration_seconds_count\{method="GET",route="\/about",status="2xx"\} 21/u,
		);
		expect(counted).toContain('page_cache_answers_total{state="made"} 1');
		expect(counted).toContain('page_cache_answers_total{state="shared"} 19');
		expect(counted).toContain('page_cache_answers_total{state="fresh"} 1');
		expect(site.logged.match(/"msg":"request"/gu)).toHaveLength(21);
	});

	test("is rendered for nobody: the app hears the address and no word of who asks", async () => {
		const { asked, handler } = countingApp();
		const port = await start(handler);
		await ask(port, "/about", {
			headers: {
				host: "evil.example",
				cookie: "load_balancer=1",
				"user-agent": "somebody",
				referer: "https://elsewhere.example/",
				"accept-language": "de",
				"x-forwarded-for": "203.0.113.9",
			},
		});
		expect(asked.map(({ url, headers }) => [url, [...headers]])).toEqual([
			["https://site.example/about", [["accept", "*/*"]]],
		]);
	});

	test("is the same in every encoding, says by what it varies, and has one weak validator", async () => {
		const { handler } = countingApp();
		const port = await start(handler);
		const raw = await ask(port, "/about");
		const encoded = { br: brotliDecompressSync, gzip: gunzipSync };
		for (const [encoding, decode] of Object.entries(encoded)) {
			// The first is compressed quickly, later ones well.
			for (let time = 0; time < 4; time++) {
				const answer = await ask(port, "/about", { headers: { "accept-encoding": encoding } });
				expect(answer.headers["content-encoding"]).toBe(encoding);
				expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
				expect(decode(answer.body).equals(raw.body)).toBe(true);
				expect(answer.headers.etag).toBe(raw.headers.etag);
			}
		}
		expect(raw.headers).toMatchObject({
			"content-type": "text/html; charset=utf-8",
			"cache-control": "private, no-cache",
			vary: "Accept-Encoding, Cookie",
			etag: expect.stringMatching(/^W\/"[\w-]{22}"$/u),
			"x-content-type-options": "nosniff",
		});
	});

	test("is sent better compressed when it is asked for again", async () => {
		const words = Array.from({ length: 3_000 }, (_, index) => (index * 7_919).toString(36));
		const { handler } = countingApp(() => new Response(words.join(" "), { headers: html }));
		const port = await start(handler);
		const get = async () => {
			const answer = await ask(port, "/about", { headers: { "accept-encoding": "br" } });
			expect(brotliDecompressSync(answer.body).toString()).toBe(words.join(" "));
			return answer.body.length;
		};
		const first = await get();
		await expect.poll(get).toBeLessThan(first * 0.95);
	});

	test("need not be sent again to who has it, in whatever encoding", async () => {
		const { asked, handler } = countingApp();
		const port = await start(handler);
		const { headers } = await ask(port, "/about");
		const tag = String(headers.etag);
		for (const known of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
			for (const encoding of ["", "br"]) {
				const answer = await ask(port, "/about", {
					headers: { "if-none-match": known, "accept-encoding": encoding },
				});
				expect([answer.status, answer.body.length]).toEqual([304, 0]);
				expect(answer.headers).toMatchObject({
					etag: tag,
					vary: "Accept-Encoding, Cookie",
					"cache-control": "private, no-cache",
					"content-security-policy": headers["content-security-policy"],
				});
				for (const name of ["content-type", "content-length", "content-encoding"]) {
					expect(answer.headers[name]).toBeUndefined();
				}
			}
		}
		for (const other of ['W/"other"', "", tag.slice(2, 10)]) {
			expect((await ask(port, "/about", { headers: { "if-none-match": other } })).status).toBe(200);
		}
		expect(asked).toHaveLength(1);
	});

	test("answers HEAD as GET without the body, and is rendered for it as well", async () => {
		const { asked, handler } = countingApp();
		const port = await start(handler);
		const headers = { "accept-encoding": "gzip" };
		const head = await ask(port, "/about", { method: "HEAD", headers });
		const get = await ask(port, "/about", { headers });
		expect(asked.map(({ method }) => method)).toEqual(["GET"]);
		expect([head.status, head.body.length]).toEqual([200, 0]);
		const of = ({ headers: { date: _, "x-request-id": __, ...same } }: Answer) => same;
		expect(of(head)).toEqual(of(get));
	});

	test("allows its own scripts by their hashes: there is no nonce that others could read", async () => {
		const { handler } = countingApp();
		const port = await start(handler);
		const [one, two] = [await ask(port, "/about"), await ask(port, "/about")];
		const hash = createHash("sha256").update("begin()").digest("base64");
		expect(policyOf(one)).toContain(`script-src 'self' 'sha256-${hash}';`);
		expect(policyOf(one)).toContain("style-src 'self';");
		expect(policyOf(one)).not.toMatch(/nonce|unsafe/u);
		expect(one.body.toString()).toContain("<script>begin()</script>");
		expect(policyOf(two)).toBe(policyOf(one));
	});

	test("does for each who gets it what it does for everybody, and goes on when that fails", async () => {
		const told: string[] = [];
		const port = await start(async (_, { onServe }) => {
			onServe?.(() => {
				throw new Error("nobody hears");
			});
			onServe?.(({ method, headers }) => told.push(`${method} ${headers.get("user-agent")}`));
			return new Response("x", { headers: html });
		});
		for (const method of ["GET", "HEAD"]) {
			await ask(port, "/about", { method, headers: { "user-agent": `${method}-er` } });
		}
		const { headers } = await ask(port, "/about");
		await ask(port, "/about", { headers: { "if-none-match": String(headers.etag) } });
		expect(told).toEqual(["GET GET-er", "HEAD HEAD-er", "GET null", "GET null"]);
	});

	test("is dropped by a change, at once", async () => {
		const { asked, handler } = countingApp();
		const port = await start(handler);
		await ask(port, "/about");
		site.version++;
		expect((await ask(port, "/about")).body.toString()).toContain(" 2 ");
		expect(asked).toHaveLength(2);
	});
});

describe("A page whose moment is over", () => {
	test("is served once more while it is rendered again, one time, behind the answer", async () => {
		let release = Promise.withResolvers<void>();
		release.resolve();
		const { asked, handler } = countingApp();
		const port = await start(async (request, info) => {
			await release.promise;
			return handler(request, info);
		});
		const get = async () => / (\d+) /u.exec((await ask(port, "/about")).body.toString())?.[1];
		expect(await get()).toBe("1");
		release = Promise.withResolvers();
		site.now += 10_000;
		// They do not wait: the new one is not there before they are all answered.
		expect(await Promise.all([get(), get(), get()])).toEqual(["1", "1", "1"]);
		release.resolve();
		await expect.poll(get).toBe("2");
		expect(asked).toHaveLength(2);
		site.now += 30_000;
		expect(await get()).toBe("3");
	});

	test("keeps its validator and its compressed forms when it is the same again", async () => {
		const { asked, handler } = countingApp((_, { nonce }) => {
			return new Response(script(nonce) + filler, { headers: html });
		});
		const port = await start(handler);
		const get = () => ask(port, "/about", { headers: { "accept-encoding": "br" } });
		const first = await get();
		await expect.poll(async () => (await get()).body.length).toBeLessThan(first.body.length);
		const best = await get();
		site.now += 15_000;
		await get();
		await expect.poll(() => asked.length).toBe(2);
		const again = await get();
		expect(again.headers.etag).toBe(first.headers.etag);
		expect(again.body.equals(best.body)).toBe(true);
	});

	test("is served until its end when it cannot be rendered again, and the log says so", async () => {
		const app = countingApp();
		let isBroken = false;
		const port = await start(async (request, info) => {
			if (isBroken) throw new Error("no database");
			return app.handler(request, info);
		});
		expect((await ask(port, "/about")).status).toBe(200);
		isBroken = true;
		site.now += 20_000;
		expect((await ask(port, "/about")).status).toBe(200);
		await expect.poll(() => site.logged).toContain("A page was not renewed");
		expect((await ask(port, "/about")).status).toBe(200);
		site.now += 10_000;
		expect((await ask(port, "/about")).status).toBe(500);
	});

	test("is not rendered again while every place is taken", async () => {
		const release = Promise.withResolvers<void>();
		const app = countingApp();
		const port = await start(async (request, info) => {
			if (request.url.includes("slow")) await release.promise;
			return app.handler(request, info);
		}, 1);
		await ask(port, "/about");
		const slow = ask(port, "/slow");
		await expect.poll(async () => (await metrics.render()).body).toContain("in_flight 1");
		site.now += 10_000;
		expect((await ask(port, "/about")).status).toBe(200);
		expect(app.asked).toHaveLength(1);
		release.resolve();
		await slow;
		await ask(port, "/about");
		await expect
			.poll(() => app.asked.map(({ url }) => new URL(url).pathname))
			.toEqual(["/about", "/slow", "/about"]);
	});
});

describe("What is never kept", () => {
	const times = async (
		path: string,
		make: Parameters<typeof countingApp>[0],
		headers: Record<string, string> = {},
		body?: string,
	) => {
		const { asked, handler } = countingApp(make);
		const port = await start(handler);
		const options = { headers, ...(body && { body }) };
		const answers = [await ask(port, path, options), await ask(port, path, options)];
		await site.server?.stop(0);
		return { asked: asked.length, answers };
	};

	test.each<[string, number, HeadersInit]>([
		["a page that sets a cookie", 200, { ...html, "Set-Cookie": "a=1" }],
		["a private page", 200, { ...html, "Cache-Control": "private, no-store" }],
		["a page that is not to be stored", 200, { ...html, "Cache-Control": "no-store" }],
		["a page with a policy of its own", 200, { ...html, "Content-Security-Policy": "sandbox" }],
		["a file", 200, { "Content-Type": "application/pdf" }],
		["what says nothing of itself", 200, {}],
		["what is not there", 404, html],
		["what is gone", 410, html],
		["a failure", 503, html],
		["another address", 302, { ...html, Location: "/" }],
	])("is %s", async (_, status, headers) => {
		const { asked, answers } = await times("/about", (__, ___, count) => {
			return new Response(`answer ${count}`, { status, headers });
		});
		expect(asked).toBe(2);
		expect(answers.map(({ status }) => status)).toEqual([status, status]);
		expect(answers.map(({ body }) => body.toString())).toEqual(["answer 1", "answer 2"]);
		expect(answers[0]?.headers.etag).toBeUndefined();
		const given = new Headers(headers).get("Set-Cookie");
		expect(answers[0]?.headers["set-cookie"]).toEqual(given ? [given] : undefined);
	});

	test.each<[string, string, Record<string, string>, string?]>([
		["for a visitor with a session", "/about", { cookie: "x=1; offerfolio.session_token=abc" }],
		[
			"for a visitor with a guarded session",
			"/a",
			{ cookie: "__Secure-offerfolio.session_token=a" },
		],
		["for a visitor with a message", "/about", { cookie: "offerfolio.flash=abc" }],
		["for the owner", "/about", { cookie: "offerfolio.admin=abc" }],
		["for a visitor with two themes", "/about", { cookie: "theme=dark; theme=light" }],
		["for a program with a key", "/about", { authorization: "Bearer x" }],
		["with a body", "/about", { "content-length": "3" }, "abc"],
		["at an address without a rule", "/never", {}],
		["with a parameter that it does not read", "/about?q=1&tab=2", {}],
		["with a very long query", `/about?q=${"x".repeat(600)}`, {}],
		["with a path in capitals", "/About", {}],
		["with an encoded path", "/%61bout", {}],
		["with a slash at its end", "/about/", {}],
		["data of routes that it does not have", "/about.data?_routes=root,admin", {}],
		["data of a route twice", "/about.data?_routes=page,page", {}],
		["data in another order", "/about.data?_routes=page,root", {}],
	])("is a page %s", async (_, path, headers, body) => {
		const { asked, answers } = await times(path, undefined, headers, body);
		expect(asked).toBe(2);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		for (const answer of answers) {
			expect(answer.headers.etag).toBeUndefined();
			expect(policyOf(answer)).toContain("'nonce-");
		}
	});

	test("is what came for a session: neither is it given to others, nor theirs to it", async () => {
		const port = await start(async (request) => {
			const who = request.headers.get("cookie") ?? "nobody";
			return new Response(`page of ${who}`, { headers: html });
		});
		const as = async (cookie?: string) =>
			(await ask(port, "/about", { headers: cookie ? { cookie } : {} })).body.toString();
		const ada = "offerfolio.session_token=ada";
		expect(await as(ada)).toBe(`page of ${ada}`);
		expect(await as()).toBe("page of nobody");
		expect(await as(ada)).toBe(`page of ${ada}`);
		expect(await as("theme=dark")).toBe("page of theme=dark");
		expect(await as("foreign=1")).toBe("page of nobody");
	});

	test("is shared with those who waited for it: each is answered for itself", async () => {
		const release = Promise.withResolvers<void>();
		let count = 0;
		const port = await start(async (request) => {
			count++;
			const agent = request.headers.get("user-agent");
			if (agent === null) await release.promise;
			return new Response(`not here, ${agent}`, { status: 404, headers: html });
		});
		const waiting = ["one", "two", "three"].map((agent) =>
			ask(port, "/about", { headers: { "user-agent": agent } }),
		);
		await expect.poll(async () => (await metrics.render()).body).toContain("in_flight 3");
		release.resolve();
		const texts = (await Promise.all(waiting)).map(({ body }) => body.toString());
		expect(count).toBe(3);
		expect(texts.toSorted()).toEqual(["not here, null", "not here, three", "not here, two"]);
	});
});

describe("The address of a page", () => {
	test("is the same in every order, and without what only tracks", async () => {
		const { asked, handler } = countingApp();
		const port = await start(handler);
		for (const query of [
			"?q=a+b&company=x&company=y",
			"?company=x&q=a%20b&company=y",
			"?utm_source=mail&company=x&company=y&fbclid=1&q=a+b",
		]) {
			await ask(port, `/resumes${query}`);
		}
		expect(asked.map(({ url }) => url)).toEqual([
			"https://site.example/resumes?company=x&company=y&q=a+b",
		]);
		await ask(port, "/resumes?company=y&company=x&q=a+b");
		expect(asked).toHaveLength(2);
	});

	test("is apart for its data, and for each choice of routes", async () => {
		const { asked, handler } = countingApp(
			(request) =>
				new Response(`data ${request.url} ${filler}`, {
					headers: { ...html, "Content-Type": "text/x-script" },
				}),
		);
		const port = await start(handler);
		const addresses = [
			"/_.data",
			"/resumes.data",
			"/resumes.data?q=x",
			"/resumes.data?_routes=page",
			"/resumes.data?_routes=root%2Cpage",
			"/resumes.data?q=x&_routes=page",
		];
		for (const address of [...addresses, ...addresses]) {
			const { body, headers } = await ask(port, address);
			expect(body.toString()).toContain(`data https://site.example${address} `);
			expect([headers["content-type"], headers.etag]).toEqual([
				"text/x-script",
				expect.any(String),
			]);
		}
		expect(asked).toHaveLength(addresses.length);
	});
});

describe("A busy server", () => {
	test("gives cached pages all the same, and makes no more than it has places for", async () => {
		const release = Promise.withResolvers<void>();
		const app = countingApp();
		const port = await start(async (request, info) => {
			if (request.url.includes("slow")) await release.promise;
			return app.handler(request, info);
		}, 1);
		expect((await ask(port, "/about")).status).toBe(200);
		const slow = ask(port, "/slow");
		await expect.poll(async () => (await metrics.render()).body).toContain("in_flight 1");
		expect((await ask(port, "/about")).status).toBe(200);
		const refused = await ask(port, "/other");
		expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "1"]);
		release.resolve();
		expect((await slow).status).toBe(200);
		expect((await ask(port, "/other")).status).toBe(200);
	});

	test("goes on with a page whose first reader has left, for those who still wait", async () => {
		const begun = Promise.withResolvers<void>();
		const release = Promise.withResolvers<void>();
		let signal: AbortSignal | undefined;
		const port = await start(async (request) => {
			signal = request.signal;
			begun.resolve();
			await release.promise;
			return new Response("made", { headers: html });
		});
		const leaving = new AbortController();
		const first = fetch(`http://127.0.0.1:${port}/about`, { signal: leaving.signal }).catch(
			() => "left",
		);
		await begun.promise;
		const second = ask(port, "/about");
		await expect.poll(async () => (await metrics.render()).body).toContain("in_flight 2");
		leaving.abort();
		expect(await first).toBe("left");
		release.resolve();
		expect((await second).body.toString()).toBe("made");
		expect(signal?.aborted).toBe(false);
	});

	test("says that it failed, to everybody who waited, and tries again for the next", async () => {
		let count = 0;
		const port = await start(async () => {
			count++;
			if (count === 1) throw new Error("it failed");
			return new Response("there", { headers: html });
		});
		const answers = await Promise.all([ask(port, "/about"), ask(port, "/about")]);
		expect(answers.map(({ status }) => status)).toContain(500);
		expect((await ask(port, "/about")).body.toString()).toBe("there");
	});
});
