import type { RequestInfo } from "#app/requests/request-context.server.ts";
import { tooLargeAnswer } from "./busy-answer.ts";
import { readPast } from "./end-answer.ts";
import type { Exchange } from "./exchange.ts";
import { createRequest } from "./incoming-request.ts";
import type { Metrics } from "./metrics.ts";
import { sendResponse } from "./outgoing-response.ts";
import type { BodyLimit } from "./request-limits.ts";

/** The app, as the server sees it. */
export type Handler = (request: Request, info: RequestInfo) => Promise<Response>;

/**
 * Gives a request to the app and sends its response. Answers 413 as soon as the body is larger than its limit.
 * @param options `url` is the whole address; `confirmSession` is called when the app finds a session
 */
export async function callHandler(
	exchange: Exchange,
	handle: Handler,
	options: {
		url: string;
		limit: BodyLimit;
		metrics: Metrics;
		confirmSession: () => void;
	},
): Promise<void> {
	const { incoming, outgoing, caller, requestId, nonce, base } = exchange;
	const { url, limit, metrics, confirmSession } = options;
	const tooLarge = () => {
		metrics.countRefusal("body");
		tooLargeAnswer(exchange, new URL(url).pathname, limit.sentence);
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
		limit,
		signal: abortion.signal,
		tooLarge: () => overflow.resolve(undefined),
	});
	const info = { requestId, nonce, clientAddress: caller.address, confirmSession };
	const handled = handle(request, info);
	const response = await Promise.race([handled, overflow.promise]);
	if (!response) {
		// What the app makes of half a body no longer matters.
		handled.then((late) => late.body?.cancel()).catch(() => {});
		return tooLarge();
	}
	// As `endAnswer` does, but the connection may go on.
	const isWhole = await readPast(incoming);
	if (outgoing.destroyed) {
		await response.body?.cancel();
		return;
	}
	if (!isWhole) outgoing.setHeader("connection", "close");
	await sendResponse(outgoing, response, base);
}
