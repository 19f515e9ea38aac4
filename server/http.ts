import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "pino";
import type { Environment } from "#app/env.server.ts";
import {
	contentSecurityPolicy,
	type SecurityPolicy,
	securityHeaders,
} from "#app/middleware/security-headers.server.ts";
import { type Caller, createCallerResolver, isLoopback } from "./http/client-address.ts";
import { type Check, createHealth } from "./http/health.ts";
import { createRequest, originOf, parseTarget } from "./http/incoming-request.ts";
import type { Metrics } from "./http/metrics.ts";
import { type OutgoingHeaders, sendResponse } from "./http/outgoing-response.ts";
import { bodyLimitOf, type RequestLimits, requestLimits } from "./http/request-limits.ts";
import { type StaticFiles, sendText } from "./http/static-files.ts";

/** What the app is told of a request beside the request itself. */
export type RequestInfo = { requestId: string; nonce: string; clientAddress: string };

export type Handler = (request: Request, info: RequestInfo) => Promise<Response>;

export type HttpServer = {
	server: http.Server;
	/**
	 * Opens the port. Until `open` every page says that the site is starting.
	 * @returns the port, which differs from the configured one when that is 0
	 * @throws when the port is taken
	 */
	listen(): Promise<number>;
	/** From now on the app answers, and the site is ready as long as the checks succeed. */
	open(handler: Handler, checks: Check[]): void;
	/**
	 * Takes no more requests, finishes those under way and closes the port.
	 * @param patience milliseconds after which the remaining connections are cut
	 */
	stop(patience?: number): Promise<void>;
};

/** The part of the environment that the server needs. */
export type HttpEnvironment = Pick<
	Environment,
	"port" | "host" | "publicUrl" | "publicUrlIsSet" | "trustedProxies" | "metricsToken"
>;

type Exchange = {
	incoming: IncomingMessage;
	outgoing: ServerResponse;
	caller: Caller;
	requestId: string;
	nonce: string;
	base: OutgoingHeaders;
	/** For the metrics: the path, or the kind of answer. */
	route: string;
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

// Called by other sites' servers and by no page; these check a signature of their own.
const crossSitePrefixes = ["/webhooks/"];

/** The server around the app: files, limits, headers, health, figures and the log of requests. */
export function createHttpServer(options: {
	env: HttpEnvironment;
	log: Logger;
	metrics: Metrics;
	files: StaticFiles;
	policy: SecurityPolicy;
	limits?: Partial<RequestLimits>;
	/** Runs first and may answer by itself; the development server's. */
	before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
}): HttpServer {
	const { env, log, metrics, files, policy } = options;
	const limits: RequestLimits = { ...requestLimits, ...options.limits };
	const health = createHealth();
	const resolveCaller = createCallerResolver(env.trustedProxies);
	const fixedHeaders = securityHeaders(policy);
	let handler: Handler | undefined;
	let answering = 0;

	const server = http.createServer(
		{
			maxHeaderSize: limits.headers,
			headersTimeout: limits.headersTimeout,
			requestTimeout: limits.requestTimeout,
			keepAliveTimeout: limits.keepAliveTimeout,
			connectionsCheckingInterval: Math.min(2_000, limits.headersTimeout / 2),
		},
		(incoming, outgoing) => void answer(incoming, outgoing),
	);
	server.maxConnections = limits.connections;
	server.timeout = limits.idleTimeout;
	server.on("clientError", refuseBrokenRequest);
	server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
		void answer(incoming, outgoing);
	});

	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const exchange = begin(incoming, outgoing);
		try {
			if (options.before) {
				await new Promise<void>((next) => options.before?.(incoming, outgoing, next));
			}
			await route(exchange);
		} catch (error) {
			if (outgoing.destroyed) return;
			log.error({ error, requestId: exchange.requestId }, "A request failed");
			if (outgoing.headersSent) outgoing.destroy();
			else refuse(exchange, 500, `Something went wrong. Reference: ${exchange.requestId}`);
		}
	}

	function begin(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
		const started = performance.now();
		const written = incoming.socket.bytesWritten;
		const caller = resolveCaller(incoming);
		const given = incoming.headers["x-request-id"];
		const requestId =
			caller.throughProxy && typeof given === "string" && /^[\w.-]{8,64}$/u.test(given)
				? given
				: randomUUID();
		const nonce = randomBytes(16).toString("base64");
		const exchange: Exchange = {
			incoming,
			outgoing,
			caller,
			requestId,
			nonce,
			base: {
				...fixedHeaders,
				"content-security-policy": contentSecurityPolicy(nonce, policy),
				"x-request-id": requestId,
			},
			route: "none",
		};
		if (health.phase === "stopping") outgoing.setHeader("connection", "close");
		metrics.countInFlight(1);
		outgoing.once("close", () => {
			metrics.countInFlight(-1);
			const milliseconds = performance.now() - started;
			const method = methods.has(incoming.method ?? "") ? String(incoming.method) : "other";
			metrics.observeRequest(method, exchange.route, outgoing.statusCode, milliseconds / 1000);
			logRequest(exchange, milliseconds, incoming.socket.bytesWritten - written);
		});
		return exchange;
	}

	async function route(exchange: Exchange): Promise<void> {
		const { incoming, outgoing, base } = exchange;
		const { url: line = "/", method = "GET" } = incoming;
		if (line.length > limits.address) return refuse(exchange, 414, "The address is too long.");
		const target = parseTarget(line);
		if (!target) return refuse(exchange, 400, "This address cannot be understood.");
		const { path, query } = target;
		exchange.route = path;
		if (!methods.has(method)) {
			base.allow = [...methods].join(", ");
			return refuse(exchange, 405, "This site does not know that method.");
		}
		if (path === "/healthz" || path === "/readyz" || path === "/metrics") {
			return answerMonitor(exchange, path);
		}
		if (files.answer(outgoing, path, base)) {
			exchange.route = "static";
			return;
		}
		if (!handler || health.phase !== "open") return announceStart(exchange);

		const origin = originOf(
			incoming,
			exchange.caller,
			env.publicUrlIsSet ? env.publicUrl : undefined,
		);
		if (!origin) return refuse(exchange, 400, "The host cannot be understood.");
		const isCrossSite = incoming.headers["sec-fetch-site"] === "cross-site";
		if (isCrossSite && !safeMethods.has(method) && !startsWithAny(path, crossSitePrefixes)) {
			return refuse(exchange, 403, "Another site may not do this for you.", "cross-site");
		}
		const limit = bodyLimitOf(limits, path);
		if (Number(incoming.headers["content-length"] ?? 0) > limit) return refuseBody(exchange);
		if (answering >= limits.concurrent) {
			base["retry-after"] = "1";
			return refuse(exchange, 503, "The site is busy. Please try again.", "concurrency");
		}
		answering++;
		try {
			await callHandler(exchange, handler, `${origin}${path}${query}`, limit);
		} finally {
			answering--;
		}
	}

	async function callHandler(
		exchange: Exchange,
		handle: Handler,
		url: string,
		limit: number,
	): Promise<void> {
		const { incoming, outgoing, caller, requestId, nonce, base } = exchange;
		const abortion = new AbortController();
		outgoing.once("close", () => {
			if (!outgoing.writableFinished) abortion.abort();
		});
		if (incoming.headers.expect !== undefined) outgoing.writeContinue();
		const tooLarge = Promise.withResolvers<"too large">();
		const request = createRequest(incoming, {
			url,
			caller,
			limit,
			signal: abortion.signal,
			tooLarge: () => tooLarge.resolve("too large"),
		});
		const handled = handle(request, { requestId, nonce, clientAddress: caller.address });
		// Its own failure, if any, follows from the body that ended too early.
		handled.catch(() => {});
		const response = await Promise.race([handled, tooLarge.promise]);
		if (response === "too large") return refuseBody(exchange);
		if (outgoing.destroyed) {
			await response.body?.cancel();
			return;
		}
		if (!incoming.complete) closeAfterAnswer(exchange);
		await sendResponse(outgoing, response, base);
	}

	/** What the rest of a body is not read for must not keep the connection. */
	function closeAfterAnswer({ incoming, outgoing }: Exchange): void {
		if (
			incoming.headers["content-length"] === undefined &&
			!incoming.headers["transfer-encoding"]
		) {
			return;
		}
		outgoing.setHeader("connection", "close");
	}

	/**
	 * Says so while the body still comes in, and listens on for a moment: a connection that is closed under a
	 * sender throws the answer away before it is read.
	 */
	function refuseBody(exchange: Exchange): void {
		const { incoming, outgoing, base } = exchange;
		metrics.countRefusal("body");
		if (outgoing.headersSent) {
			outgoing.destroy();
			return;
		}
		const text = "This is too large.\n";
		outgoing.writeHead(413, {
			...base,
			"content-type": "text/plain; charset=utf-8",
			"content-length": text.length,
			"cache-control": "no-store",
			connection: "close",
		});
		outgoing.write(text);
		let listened = 0;
		const finish = () => {
			clearTimeout(timer);
			incoming.removeAllListeners("data");
			outgoing.end(() => incoming.destroy());
		};
		const timer = setTimeout(finish, 1_000);
		incoming.on("data", (chunk: Buffer) => {
			listened += chunk.length;
			if (listened > limits.body) finish();
		});
		incoming.once("end", finish);
		incoming.once("error", finish);
		incoming.resume();
	}

	function refuse(exchange: Exchange, status: number, text: string, reason?: string): void {
		if (reason) metrics.countRefusal(reason);
		closeAfterAnswer(exchange);
		sendText(exchange.outgoing, status, text, exchange.base);
	}

	function announceStart(exchange: Exchange): void {
		exchange.route = health.phase;
		exchange.base["retry-after"] = "1";
		// The page asks again by itself.
		if (health.phase === "starting") exchange.base.refresh = "1";
		const text = health.phase === "starting" ? "The site is starting …" : "The site is closing.";
		refuse(exchange, 503, text);
	}

	async function answerMonitor(exchange: Exchange, path: string): Promise<void> {
		const { outgoing, base } = exchange;
		if (path === "/healthz") return sendText(outgoing, 200, "ok", base);
		if (path === "/readyz") {
			const troubles = await health.findTroubles();
			const text = troubles.length === 0 ? "ready" : troubles.join(", ");
			return sendText(outgoing, troubles.length === 0 ? 200 : 503, text, base);
		}
		if (!mayReadMetrics(exchange, env.metricsToken)) {
			return sendText(outgoing, 404, "Not Found", base);
		}
		const { contentType, body } = await metrics.render();
		await sendResponse(
			outgoing,
			new Response(body, { headers: { "content-type": contentType, "cache-control": "no-store" } }),
			base,
		);
	}

	/** Requests that the parser gave up on, or that did not arrive in time. */
	function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
		if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
			socket.destroy();
			return;
		}
		const status = {
			HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
			ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
		}[error.code ?? ""];
		metrics.countRefusal(status ? status.slice(0, 3) : "400");
		socket.end(
			`HTTP/1.1 ${status ?? "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
		);
	}

	function logRequest(exchange: Exchange, milliseconds: number, bytes: number): void {
		const { incoming, outgoing, requestId, caller } = exchange;
		const { statusCode: status } = outgoing;
		const [path = "", query = ""] = (incoming.url ?? "").split("?", 2);
		const line = {
			requestId,
			method: incoming.method,
			path: hideTokens(path),
			// What stands behind a name may be a token or a person; the names say enough.
			...(query && { query: [...new URLSearchParams(query).keys()].slice(0, 20) }),
			status,
			ms: Math.round(milliseconds * 10) / 10,
			bytes,
			address: caller.address,
			...(!outgoing.writableFinished && { aborted: true }),
		};
		const isQuiet = exchange.route === "static" || /^\/(?:healthz|readyz|metrics)$/u.test(path);
		log[status >= 500 && status !== 503 ? "error" : isQuiet ? "debug" : "info"](line, "request");
	}

	return {
		server,
		async listen() {
			await new Promise<void>((resolve, reject) => {
				server.once("error", reject);
				server.listen(env.port, env.host, () => {
					server.off("error", reject);
					resolve();
				});
			});
			return (server.address() as AddressInfo).port;
		},
		open(newHandler, checks) {
			handler = newHandler;
			health.checks = checks;
			health.phase = "open";
		},
		async stop(patience = 10_000) {
			health.phase = "stopping";
			if (!server.listening) return;
			const closed = new Promise((resolve) => server.close(resolve));
			const sweep = setInterval(() => server.closeIdleConnections(), 50);
			const cut = setTimeout(() => server.closeAllConnections(), patience);
			await closed;
			clearInterval(sweep);
			clearTimeout(cut);
		},
	};
}

/**
 * Figures are for the owner: callers on this machine, or those with the token. A request that a proxy on this
 * machine passes on comes from elsewhere.
 */
function mayReadMetrics({ incoming }: Exchange, token: string | undefined): boolean {
	const { headers, socket } = incoming;
	const given = /^Bearer (.+)$/u.exec(headers.authorization ?? "")?.[1];
	if (token && given) {
		const [expected, actual] = [Buffer.from(token), Buffer.from(given)];
		return expected.length === actual.length && timingSafeEqual(expected, actual);
	}
	const passedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
		(name) => headers[name],
	);
	return !passedOn && isLoopback((socket.remoteAddress ?? "").replace(/^::ffff:/u, ""));
}

function startsWithAny(path: string, prefixes: string[]): boolean {
	return prefixes.some((prefix) => path.startsWith(prefix));
}

/** Path segments as long as a secret are not for the log. */
function hideTokens(path: string): string {
	return path.slice(0, 500).replace(/[^/]{40,}/gu, "[hidden]");
}
