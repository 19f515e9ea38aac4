import { createContext, RouterContextProvider } from "react-router";
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
	/** Where the answer may be given to others too: takes what is to happen with each request that gets it. */
	eachAnswer?: (listener: (request: Request) => void) => void;
};

export const servicesContext = createContext<Services>();
/** `now` is set once, so that one request has one time. */
export const requestInfoContext = createContext<RequestInfo & { now: Date }>();

/**
 * Does something for the request, and for each later one that gets the same answer out of memory: what a page
 * does for everybody who looks at it. Of a page that may be kept, the loader's own request is nobody's.
 * @param act is given the request of the one who looks
 */
export function forEachAnswer(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	act: (request: Request) => void,
): void {
	const { eachAnswer } = context.get(requestInfoContext);
	if (eachAnswer) eachAnswer(act);
	else act(request);
}

/** The context in which one request is answered. */
export function createRequestContext(services: Services, info: RequestInfo): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(servicesContext, services);
	context.set(requestInfoContext, { ...info, now: services.clock() });
	return context;
}
