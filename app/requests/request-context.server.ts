import { createContext, RouterContextProvider } from "react-router";
import type { Viewer } from "#app/domain/base/viewer.ts";
import type { Services } from "#app/services.ts";

/** What the server process says of a request. */
export type RequestInfo = {
	requestId: string;
	/** For the scripts of this one answer. */
	nonce: string;
	/** The caller's address, through trusted proxies only. */
	clientAddress: string;
	/** Tells that the request has a session. */
	confirmSession?: () => void;
	/** For a page that may be cached: takes what happens for each request that it is served to. */
	onServe?: (listener: (request: Request) => void) => void;
	/** The page is rendered once for all to whom it shows the same, without a session. */
	shown?: ShownClass;
};

/** Stands for those to whom a page shows the same. */
type ShownClass = {
	viewer: Viewer;
	/** What the page asks of each of them beside, and was the same: `CachedPage.own`. */
	own?: unknown;
	/** Called when the page asks who looks: then it is for one person, and may be shown to no other. */
	becomePersonal: () => void;
};

export const servicesContext = createContext<Services>();
/** `now` is set once, so that one request has one time. */
export const requestInfoContext = createContext<RequestInfo & { now: Date }>();

/**
 * Does something for every visitor of a page: for this request, and for each later one that gets the page from
 * the cache. A page that may be cached is rendered for nobody, so the loader's own request names no visitor.
 * @param act is given the request of the visitor
 */
export function onServe(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	act: (request: Request) => void,
): void {
	const { onServe } = context.get(requestInfoContext);
	if (onServe) onServe(act);
	else act(request);
}

/** The context in which one request is answered. */
export function createRequestContext(services: Services, info: RequestInfo): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(servicesContext, services);
	context.set(requestInfoContext, { ...info, now: services.clock() });
	return context;
}
