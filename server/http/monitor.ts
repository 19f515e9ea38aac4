import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLocalName } from "#app/env-variables.server.ts";
import { isLoopback, plainAddress } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import type { Health } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { sendResponse } from "./outgoing-response.ts";
import { sendText } from "./static-files.ts";

/** The addresses for machines that watch the process. */
export const monitorPaths = new Set(["/healthz", "/readyz", "/metrics"]);

/** Answers one of `monitorPaths`: whether the process lives, whether the site works, and its figures. */
export async function answerMonitor(
	{ incoming, outgoing, base }: Exchange,
	path: string,
	{ health, metrics, token }: { health: Health; metrics: Metrics; token: string | undefined },
): Promise<void> {
	if (path === "/healthz") return sendText(outgoing, 200, "ok", base);
	if (path === "/readyz") {
		const troubles = await health.findTroubles();
		return troubles.length === 0
			? sendText(outgoing, 200, "ready", base)
			: sendText(outgoing, 503, troubles.join(", "), base);
	}
	// A client that may not read the metrics need not know that they are here.
	if (!mayReadMetrics(incoming, token)) return sendText(outgoing, 404, "Not Found", base);
	const { contentType, body } = await metrics.render();
	const headers = { "content-type": contentType, "cache-control": "no-store" };
	await sendResponse(outgoing, new Response(body, { headers }), base);
}

/**
 * Figures are for the owner: callers on this machine, or those with the token. A request that a proxy on this
 * machine passes on comes from elsewhere: it says so, or names the host that the visitor asked.
 */
function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
	const given = /^Bearer (.+)$/u.exec(headers.authorization ?? "")?.[1];
	if (given !== undefined) {
		const [expected, actual] = [Buffer.from(token ?? ""), Buffer.from(given)];
		return expected.length === actual.length && timingSafeEqual(expected, actual);
	}
	const passedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
		(name) => headers[name],
	);
	const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
	return (
		!passedOn && isLocalName(host) && isLoopback(plainAddress(socket.remoteAddress ?? "") ?? "")
	);
}
