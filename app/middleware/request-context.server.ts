import { createContext, RouterContextProvider } from "react-router";
import type { Services } from "../services.server.ts";

/** What the server process says of a request. */
export type RequestInfo = {
	requestId: string;
	/** For the scripts of this one answer. */
	nonce: string;
	/** The caller's address, through trusted proxies only. */
	clientAddress: string;
};

export const servicesContext = createContext<Services>();
/** `now` is set once, so that one request has one time. */
export const requestInfoContext = createContext<RequestInfo & { now: Date }>();

/** The context in which one request is answered. */
export function createRequestContext(services: Services, info: RequestInfo): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(servicesContext, services);
	context.set(requestInfoContext, { ...info, now: services.clock() });
	return context;
}
