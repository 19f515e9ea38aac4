import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import { computeOnce } from "#app/integrations/memoize.server.ts";
import { cachedPages } from "#app/requests/cached-pages.server.ts";
import type { RequestInfo } from "#app/requests/request-context.server.ts";
import { findReader } from "#app/requests/session.server.ts";
import type { Services } from "#app/services.ts";
import { projectRoot } from "./build-when-stale.ts";
import type { Handler } from "./http/call-handler.ts";
import type { HttpServer } from "./http/http-server.ts";
import type { CacheablePages, PageRule } from "./page-cache/cacheable-pages.ts";
import { type RoutePart, splitRoutes } from "./route-parts.ts";

/** What app/entry.server.tsx offers beside the rendering of pages. */
type Entry = {
	createAppContext(services: Services, info: RequestInfo): RouterContextProvider;
};

/** How many addresses are kept with the rule of their page, and how long those are. */
const mostRules = 1_000;
const longestKept = 100;

/** Named in full, so that it becomes a part of the program that is made of the server. */
export function loadBuild(): Promise<ServerBuild> {
	return import("../build/server/index.js");
}

/** The site as it was built, and which of its pages may be cached. */
export async function openBuild(
	services: Services,
): Promise<{ handler: Handler; pages: CacheablePages }> {
	const { createRequestHandler, matchRoutes } = await import("react-router");
	const build = await loadBuild();
	const { createAppContext } = build.entry.module as unknown as Entry;
	const partFor = splitRoutes(build);
	const handlers = new Map<RoutePart, RequestHandler>();
	function findRule(path: string): PageRule | null {
		const matches = matchRoutes(partFor(path).routes, path) ?? [];
		const rule = cachedPages[matches.at(-1)?.route.id ?? ""];
		if (!rule) return null;
		const { parameters, asksWhoLooks = false, own } = rule;
		const params = matches.at(-1)?.params ?? {};
		return {
			parameters,
			asksWhoLooks,
			routes: matches.map(({ route }) => route.id ?? ""),
			...(own && { readOwn: (reader, now) => own(services, reader, params, now) }),
		};
	}
	// React Router ranks its routes again for each address that it is asked for.
	const ruleOnce = computeOnce<PageRule | null>(mostRules);
	return {
		handler(request, info) {
			const part = partFor(new URL(request.url).pathname);
			const handle = handlers.get(part) ?? createRequestHandler(part.build, "production");
			handlers.set(part, handle);
			return handle(request, createAppContext(services, info));
		},
		pages: {
			ruleOf(path) {
				const find = () => findRule(path);
				return path.length <= longestKept ? ruleOnce(path, find) : find();
			},
			version: services.library.version.current,
			origin: services.publicUrl,
			findReader: (cookies, { readOwn }) => findReader(services, cookies, readOwn),
		},
	};
}

/** The site from its sources, which are read again when they change. */
export async function openSources(
	services: Services,
	http: HttpServer,
): Promise<{
	handler: Handler;
	/** Answers for the browser's modules, and passes everything else on. */
	before: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
	close(): Promise<void>;
}> {
	const { createServer } = await import("vite");
	const known = process.listeners("SIGTERM");
	const vite = await createServer({
		root: projectRoot,
		// The socket for updates shares the port; its own would be a fixed one.
		server: { middlewareMode: true, hmr: { server: http.server } },
	});
	// It would end the process by itself, before the database is closed.
	for (const listener of process.listeners("SIGTERM")) {
		if (!known.includes(listener)) process.off("SIGTERM", listener);
	}
	return {
		async handler(request, info) {
			const app = await vite.ssrLoadModule("/server/development-app.ts");
			const { handle, entry } = app as { handle: RequestHandler; entry: Entry };
			return handle(request, entry.createAppContext(services, info));
		},
		before: vite.middlewares,
		close: () => vite.close(),
	};
}
