import type { Socket } from "node:net";
import type { Exchange } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";
import { sendText } from "./static-files.ts";

/** Answers for the app, in plain words. */
export function refuse(exchange: Exchange, status: number, text: string): void {
	sendText(exchange.outgoing, status, text, exchange.base);
}

/** For requests that the parser gave up on, or that did not arrive in time. */
export function refuseBrokenRequest(
	metrics: Metrics,
	error: NodeJS.ErrnoException,
	socket: Socket,
): void {
	if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
		socket.destroy();
		return;
	}
	const known: Record<string, string> = {
		HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
		ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
	};
	const status = known[error.code ?? ""] ?? "400 Bad Request";
	metrics.countRefusal(status.slice(0, 3));
	socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
