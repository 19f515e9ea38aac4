import type { Logger } from "pino";
import type { RequestInfo } from "#app/requests/request-context.server.ts";
import type { Handler } from "../http/call-handler.ts";
import type { Exchange } from "../http/exchange.ts";
import { createRequest } from "../http/incoming-request.ts";

const nothing = { bytes: 0, fields: 0, sentence: "" };

/** What happens for each request that a page is served to. */
export type Listener = (request: Request) => void;

export type Rendered = { response: Response; listeners: readonly Listener[] };

// A page may depend on no network.
const nobody = "0.0.0.0";

/**
 * Renders pages that are for many: the app hears the address and the chosen looks of a request and nothing else.
 * @param origin of the site; pages are rendered for it, whatever host a request names
 */
export function createRenderer({
	handle,
	origin,
	log,
}: {
	handle: Handler;
	origin: string;
	log: Logger;
}) {
	return {
		async render(
			key: string,
			looks: string,
			info: Pick<RequestInfo, "requestId" | "nonce" | "shown">,
		): Promise<Rendered> {
			const listeners: Listener[] = [];
			const headers = { accept: "*/*", ...(looks && { cookie: looks }) };
			const onServe = (listener: Listener) => void listeners.push(listener);
			const request = new Request(origin + key, { headers });
			const response = await handle(request, { ...info, clientAddress: nobody, onServe });
			return { response, listeners };
		},

		/** No response waits for its listeners, or fails with them. */
		notify({ incoming, caller }: Exchange, key: string, listeners: readonly Listener[]): void {
			if (listeners.length === 0) return;
			const request = createRequest(incoming, {
				url: origin + key,
				caller,
				limit: nothing,
				signal: new AbortController().signal,
				tooLarge() {},
			});
			for (const listener of listeners) {
				try {
					listener(request);
				} catch (error) {
					log.error({ error }, "A listener of a served page failed");
				}
			}
		},
	};
}

export type Renderer = ReturnType<typeof createRenderer>;
