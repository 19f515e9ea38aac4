import type { Socket } from "node:net";
import type { Exchange } from "./exchange.ts";
import type { Metrics } from "./metrics.ts";
import type { OutgoingHeaders } from "./outgoing-response.ts";
import { sendText } from "./static-files.ts";

/** Answers for the app, in plain words. */
export function refuse(exchange: Exchange, status: number, text: string): void {
	closeAfterAnswer(exchange);
	sendText(exchange.outgoing, status, text, exchange.base);
}

/** The rest of a body that nobody reads must not keep the connection. */
export function closeAfterAnswer({ incoming, outgoing }: Exchange): void {
	const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
	const hasBody = coding !== undefined || Number(length ?? 0) > 0;
	if (hasBody && !incoming.complete) outgoing.setHeader("connection", "close");
}

/**
 * Answers 413 while the body still comes in, and listens on for a moment: a connection that is closed under a
 * sender throws the answer away before it is read.
 * @param patience bytes and milliseconds for which it listens
 */
export function refuseBody(
	{ incoming, outgoing }: Exchange,
	{ headers, body }: { headers: OutgoingHeaders; body: string },
	patience: { bytes: number; milliseconds: number },
): void {
	if (outgoing.headersSent) {
		outgoing.destroy();
		return;
	}
	outgoing.writeHead(413, { ...headers, connection: "close" });
	outgoing.write(body);
	let listened = 0;
	const listen = (chunk: Buffer) => {
		listened += chunk.length;
		if (listened > patience.bytes) finish();
	};
	const finish = () => {
		clearTimeout(timer);
		incoming.off("data", listen);
		outgoing.end(() => incoming.destroy());
	};
	const timer = setTimeout(finish, patience.milliseconds);
	incoming.once("end", finish).once("error", finish).on("data", listen).resume();
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
