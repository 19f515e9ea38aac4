import { randomUUID } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import type { Logger } from "pino";
import type { Environment } from "#app/env.server.ts";
import {
	contentSecurityPolicy,
	type SecurityPolicy,
	securityHeaders,
} from "#app/requests/security-headers.server.ts";
import { foreignFormAnswer, tooManyPagesAnswer } from "./http/busy-answer.ts";
import { createCallerResolver } from "./http/client-address.ts";
import { watchConnections } from "./http/connections.ts";
import { createNonce, type Exchange, logRequest } from "./http/exchange.ts";
import { type Check, createHealth } from "./http/health.ts";
import {
	createRequest,
	hostsOf,
	namesSeveralHosts,
	originOf,
	parseTarget,
} from "./http/incoming-request.ts";
import { createKeptAnswers, type KeptAnswers, type PagesToKeep } from "./http/kept-answers.ts";
import type { Metrics } from "./http/metrics.ts";
import { answerMonitor, monitorPaths } from "./http/monitor.ts";
import { sendResponse } from "./http/outgoing-response.ts";
import { isSpared } from "./http/overload.ts";
import { createOverloadGuard } from "./http/overload-guard.ts";
import { createPageReads } from "./http/page-reads.ts";
import { createPlaces } from "./http/places.ts";
import { closeAfterAnswer, refuse, refuseBody, refuseBrokenRequest } from "./http/refuse.ts";
import { bodyLimitOf, type RequestLimits, requestLimits } from "./http/request-limits.ts";
import type { StaticFiles } from "./http/static-files.ts";

/** What the app is told of a request beside the request itself. */
export type RequestInfo = {
	requestId: string;
	nonce: string;
	clientAddress: string;
	/** Tells that the request has a session. */
	confirmSession?: () => void;
	/** Where the answer may be given to others too: takes what is to happen with each request that gets it. */
	eachAnswer?: (listener: (request: Request) => void) => void;
};

export type Handler = (request: Request, info: RequestInfo) => Promise<Response>;

export type HttpServer = {
	server: http.Server;
	/**
	 * Opens the port. Until `open` every page says that the site is starting.
	 * @returns the port, which differs from the configured one when that is 0
	 * @throws when the port is taken
	 */
	listen(): Promise<number>;
	/**
	 * From now on the app answers, and the site is ready as long as the checks succeed.
	 * @param pages which pages may be kept for a moment; none when it is missing
	 */
	open(handler: Handler, checks: Check[], pages?: PagesToKeep): void;
	/**
	 * Closes the port to new connections. Requests on those that are open are still answered, each with the
	 * word that its connection ends; one that stays at rest for a second is closed.
	 * @param patience milliseconds after which the remaining connections are cut
	 */
	stop(patience?: number): Promise<void>;
};

export type HttpOptions = {
	env: Pick<
		Environment,
		"port" | "host" | "publicUrl" | "publicUrlIsSet" | "trustedProxies" | "metricsToken"
	>;
	log: Logger;
	metrics: Metrics;
	files: StaticFiles;
	policy: SecurityPolicy;
	limits?: Partial<RequestLimits>;
	/** Milliseconds, rising, by which kept pages age; only differs in tests. */
	now?: () => number;
	/** Sees a request before the app and may answer it: the development server. */
	before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

// Called by other sites' servers, which have no business with Fetch metadata; they check a signature.
const crossSitePrefix = "/webhooks/";

/** Milliseconds for which an open connection may still bring a request while the server stops. */
const restGrace = 1_000;

/** Whether a page of another site has sent the request. */
const isForeign = ({ headers }: IncomingMessage, own: string) =>
	headers["sec-fetch-site"] === "cross-site" || (headers.origin ?? own) !== own;

/** The server around the app: files, limits, headers, health, figures and the log of requests. */
export function createHttpServer(options: HttpOptions): HttpServer {
	const { env, log, metrics, files, policy } = options;
	const limits: RequestLimits = { ...requestLimits, ...options.limits };
	const health = createHealth();
	const resolveCaller = createCallerResolver(env.trustedProxies);
	const fixedHeaders = securityHeaders(policy);
	const guard = createOverloadGuard(limits.overload, metrics);
	const configuredOrigin = env.publicUrlIsSet ? env.publicUrl : undefined;
	const places = createPlaces(limits.concurrent);
	const pageReads = createPageReads(limits.pageReads, options.now ?? (() => performance.now()));
	let handler: Handler | undefined;
	let keptAnswers: KeptAnswers | undefined;

	const server = http.createServer({
		maxHeaderSize: limits.headers,
		headersTimeout: limits.headersTimeout,
		requestTimeout: limits.requestTimeout,
		keepAliveTimeout: limits.keepAliveTimeout,
		connectionsCheckingInterval: Math.min(2_000, limits.headersTimeout / 2),
	});
	server.maxConnections = limits.connections;
	server.timeout = limits.idleTimeout;
	const connections = watchConnections(server);
	server.on("request", answer);
	// Only when the body is wanted is the sender told to go on.
	server.on("checkContinue", answer);
	server.on("clientError", (error, socket) =>
		refuseBrokenRequest(metrics, error, socket as Socket),
	);

	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const exchange = begin(incoming, outgoing);
		try {
			await new Promise<void>((next) => {
				if (options.before) options.before(incoming, outgoing, next);
				else next();
			});
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
		const given = caller.throughProxy ? String(incoming.headers["x-request-id"] ?? "") : "";
		const requestId = /^[\w.-]{8,64}$/u.test(given) ? given : randomUUID();
		const nonce = createNonce();
		const base = {
			...fixedHeaders,
			"content-security-policy": contentSecurityPolicy([`'nonce-${nonce}'`], policy),
			"x-request-id": requestId,
		};
		const exchange = { incoming, outgoing, caller, requestId, nonce, base, route: "none" };
		connections.occupy(outgoing);
		metrics.countInFlight(1);
		outgoing.once("close", () => {
			metrics.countInFlight(-1);
			const milliseconds = performance.now() - started;
			const method = methods.has(incoming.method ?? "") ? String(incoming.method) : "other";
			metrics.observeRequest(method, exchange.route, outgoing.statusCode, milliseconds / 1000);
			logRequest(log, exchange, milliseconds, incoming.socket.bytesWritten - written);
		});
		return exchange;
	}

	async function route(exchange: Exchange): Promise<void> {
		const { incoming, outgoing, base } = exchange;
		const { url: line = "/", method = "GET" } = incoming;
		if (line.length > limits.address) return refuse(exchange, 414, "The address is too long.");
		const target = parseTarget(
			line,
			line.startsWith("/") ? undefined : hostsOf(incoming, configuredOrigin),
		);
		if (!target || namesSeveralHosts(incoming))
			return refuse(exchange, 400, "This address cannot be understood.");
		const { path, query } = target;
		exchange.route = path;
		if (!methods.has(method)) {
			base.allow = [...methods].join(", ");
			return refuse(exchange, 405, "This site does not know that method.");
		}
		if (monitorPaths.has(path)) {
			return answerMonitor(exchange, path, { health, metrics, token: env.metricsToken });
		}
		if (files.answer(outgoing, path, base)) {
			exchange.route = "static";
			return;
		}
		if (!handler) return announceStart(exchange);

		const origin = originOf(incoming, exchange.caller, configuredOrigin);
		if (!origin) return refuse(exchange, 400, "The host cannot be understood.");
		const wait = pageReads.count(incoming, path, exchange.caller.address);
		if (wait !== null) {
			metrics.countRefusal("page-reads");
			exchange.route = "page-reads";
			return tooManyPagesAnswer(exchange, path, wait);
		}
		const page = keptAnswers?.look(exchange, path, query);
		if (page?.kept) return keptAnswers?.give(exchange, page, page.kept);
		if (
			!safeMethods.has(method) &&
			!path.startsWith(crossSitePrefix) &&
			isForeign(incoming, origin)
		) {
			metrics.countRefusal("cross-site");
			return foreignFormAnswer(exchange, path);
		}
		if (guard.turnsAway(exchange, path)) return;
		if (!places.take(isSpared(path))) {
			metrics.countRefusal("concurrency");
			base["retry-after"] = "1";
			return refuse(exchange, 503, "The site is busy. Please try again.");
		}
		const leave = guard.enter(incoming);
		try {
			if (page && (await keptAnswers?.make(exchange, page))) return;
			await callHandler(exchange, handler, `${origin}${path}${query}`, bodyLimitOf(limits, path));
		} finally {
			places.free();
			leave();
		}
	}

	async function callHandler(
		exchange: Exchange,
		handle: Handler,
		url: string,
		limit: ReturnType<typeof bodyLimitOf>,
	): Promise<void> {
		const { incoming, outgoing, caller, requestId, nonce, base } = exchange;
		const tooLarge = () => {
			metrics.countRefusal("body");
			refuseBody(exchange, limit.sentence, { bytes: limit.bytes, milliseconds: 1_000 });
		};
		if (Number(incoming.headers["content-length"] ?? 0) > limit.bytes) return tooLarge();
		if (incoming.headers.expect !== undefined) outgoing.writeContinue();

		const abortion = new AbortController();
		outgoing.once("close", () => {
			if (!outgoing.writableFinished) abortion.abort();
		});
		const overflow = Promise.withResolvers<undefined>();
		const request = createRequest(incoming, {
			url,
			caller,
			limit: limit.bytes,
			signal: abortion.signal,
			tooLarge: () => overflow.resolve(undefined),
		});
		const handled = handle(request, {
			requestId,
			nonce,
			clientAddress: caller.address,
			confirmSession: () => pageReads.confirm(incoming),
		});
		const response = await Promise.race([handled, overflow.promise]);
		if (!response) {
			// What the app makes of half a body no longer matters.
			handled.then((late) => late.body?.cancel()).catch(() => {});
			return tooLarge();
		}
		if (outgoing.destroyed) {
			await response.body?.cancel();
			return;
		}
		closeAfterAnswer(exchange);
		await sendResponse(outgoing, response, base);
	}

	function announceStart(exchange: Exchange): void {
		const { phase } = health;
		exchange.route = phase;
		exchange.base["retry-after"] = "1";
		// The browser asks again by itself.
		if (phase === "starting") exchange.base.refresh = "1";
		refuse(exchange, 503, phase === "starting" ? "The site is starting …" : "The site is closing.");
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
			guard.watch();
			return (server.address() as AddressInfo).port;
		},
		open(newHandler, checks, pages) {
			handler = newHandler;
			const { now = () => performance.now() } = options;
			const needs = { handle: newHandler, policy, log, metrics, places, now };
			keptAnswers = pages && createKeptAnswers({ ...needs, pages });
			health.checks = checks;
			health.phase = "open";
		},
		async stop(patience = 10_000) {
			health.phase = "stopping";
			guard.stop();
			if (!server.listening) return;
			// The close of http would cut connections on which a request may be on its way.
			const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
			connections.end(Math.min(restGrace, patience));
			const cut = setTimeout(() => server.closeAllConnections(), patience);
			await closed;
			server.close();
			clearTimeout(cut);
			await keptAnswers?.settle();
		},
	};
}
