import http, { type IncomingMessage, type ServerResponse } from "node:http";
import {
	type AddressInfo,
	createServer as createNetServer,
	Server as NetServer,
	type Socket,
} from "node:net";
import type { Logger } from "pino";
import type { Environment } from "#app/env.server.ts";
import type { SecurityPolicy } from "#app/requests/security-headers.server.ts";
import type { CacheablePages } from "../page-cache/cacheable-pages.ts";
import { createPageCache } from "../page-cache/page-cache.ts";
import { answerRequest, type ServerParts } from "./answer-request.ts";
import type { Handler } from "./call-handler.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { type Connections, watchConnections } from "./connections.ts";
import { createExchanges, type Exchange } from "./exchange.ts";
import { type Check, createHealth } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { createOverloadGuard } from "./overload-guard.ts";
import { createPageReads } from "./page-reads.ts";
import { refuse, refuseBrokenRequest } from "./refuse.ts";
import { type RequestLimits, requestLimits } from "./request-limits.ts";
import type { StaticFiles } from "./static-files.ts";

export type HttpServer = {
	server: http.Server;
	/**
	 * Opens the port. Until `open` every page says that the site is starting.
	 * @param handles of sockets that are bound already, in place of the configured port
	 * @returns the port, which differs from the configured one when that is 0
	 * @throws when the port is taken
	 */
	listen(handles?: readonly object[]): Promise<number>;
	/**
	 * From now on the app answers, and the site is ready as long as the checks succeed.
	 * @param pages which pages may be cached; none when it is missing
	 */
	open(handler: Handler, checks: Check[], pages?: CacheablePages): void;
	/**
	 * Closes the port to new connections. Requests on those that are open are still answered, each with the
	 * word that its connection ends; one that stays at rest for a second is closed.
	 * @param timeout milliseconds after which the remaining connections are cut
	 */
	stop(timeout?: number): Promise<void>;
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
	/** Milliseconds, rising, by which cached pages age; only differs in tests. */
	now?: () => number;
	/** Sees a request before the app and may answer it: the development server. */
	before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};

/** Connections that wait while one process takes the place of another, or a crowd comes: the system drops more. */
const queueLength = 2_048;

/** Milliseconds for which an open connection may still bring a request while the server stops. */
const restGrace = 1_000;

/** The server around the app: files, limits, headers, health, figures and the log of requests. */
export function createHttpServer(options: HttpOptions): HttpServer {
	const { env, metrics, now = () => performance.now() } = options;
	const limits: RequestLimits = { ...requestLimits, ...options.limits };
	const server = createServer(limits);
	const connections = watchConnections(server, limits.connections);
	let listeners: NetServer[] = [];
	const parts: ServerParts = {
		limits,
		metrics,
		metricsToken: env.metricsToken,
		files: options.files,
		health: createHealth(),
		guard: createOverloadGuard(limits.overload, metrics),
		concurrency: createConcurrencyLimit(limits.concurrent),
		pageReads: createPageReads(limits.pageReads, now),
		origin: env.publicUrlIsSet ? env.publicUrl : undefined,
		app: undefined,
	};
	const begin = createExchanges({ ...options, ...env }, connections);
	const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const exchange = begin(incoming, outgoing);
		try {
			const { before } = options;
			if (before) await new Promise<void>((next) => before(incoming, outgoing, next));
			await answerRequest(parts, exchange);
		} catch (error) {
			reportFailure(options.log, exchange, error);
		}
	};
	server.on("request", answer);
	// Only when the body is wanted is the sender told to go on.
	server.on("checkContinue", answer);
	server.on("clientError", (error, socket) =>
		refuseBrokenRequest(metrics, error, socket as Socket),
	);

	return {
		server,
		async listen([handle, ...others] = []) {
			const { port, host } = env;
			await listen(server, handle ?? { port, host, backlog: queueLength });
			const further = others.map((other) => ({ other, listener: createListener(server) }));
			listeners = [server, ...further.map(({ listener }) => listener)];
			await Promise.all(further.map(({ listener, other }) => listen(listener, other)));
			parts.guard.watch();
			return (server.address() as AddressInfo).port;
		},
		open(handle, checks, pages) {
			const { policy, log } = options;
			const { concurrency } = parts;
			const cache =
				pages && createPageCache({ pages, handle, policy, log, metrics, concurrency, now });
			parts.app = { handle, cache };
			parts.health.checks = checks;
			parts.health.phase = "open";
		},
		async stop(timeout = 10_000) {
			parts.health.phase = "stopping";
			parts.guard.stop();
			if (!server.listening) return;
			await close(server, listeners, connections, timeout);
			await parts.app?.cache?.settle();
		},
	};
}

function createServer(limits: RequestLimits): http.Server {
	const server = http.createServer({
		maxHeaderSize: limits.headers,
		headersTimeout: limits.headersTimeout,
		requestTimeout: limits.requestTimeout,
		keepAliveTimeout: limits.keepAliveTimeout,
		connectionsCheckingInterval: Math.min(2_000, limits.headersTimeout / 2),
	});
	server.timeout = limits.idleTimeout;
	return server;
}

function reportFailure(log: Logger, exchange: Exchange, error: unknown): void {
	const { outgoing, requestId } = exchange;
	if (outgoing.destroyed) return;
	log.error({ error, requestId }, "A request failed");
	if (outgoing.headersSent) outgoing.destroy();
	else refuse(exchange, 500, `Something went wrong. Reference: ${requestId}`);
}

/**
 * Takes connections for the server from a further handle of its socket. In each turn of the event loop Node takes
 * one connection from a handle (`uv__server_io` of libuv). With one handle new visitors wait in the system's queue
 * while turns are long, behind all who are connected.
 */
function createListener(server: http.Server): NetServer {
	// As http opens its own.
	return createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
		server.emit("connection", socket);
	});
}

/** @param at a handle, or the options of what is opened */
async function listen(listener: NetServer, at: object): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		listener.once("error", reject);
		const opened = () => {
			listener.off("error", reject);
			resolve();
		};
		listener.listen(at, queueLength, opened);
	});
}

async function close(
	server: http.Server,
	listeners: readonly NetServer[],
	connections: Connections,
	timeout: number,
) {
	// The close of http would cut connections that a request may just be using.
	const closed = Promise.all(
		listeners.map(
			(listener) => new Promise((done) => NetServer.prototype.close.call(listener, done)),
		),
	);
	connections.end(Math.min(restGrace, timeout));
	const cut = setTimeout(() => server.closeAllConnections(), timeout);
	await closed;
	server.close();
	clearTimeout(cut);
}
