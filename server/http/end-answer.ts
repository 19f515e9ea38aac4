import type { IncomingMessage, ServerResponse } from "node:http";
import type { OutgoingHeaders } from "./outgoing-response.ts";

/** How much of a body that nobody wants is read past, and for how long. No form of ours has more. */
const patience = { bytes: 64 << 20, milliseconds: 30_000 };

/**
 * Sends an answer that is there as a whole. While the request's body still comes in, that is read past before the
 * connection ends: some proxies look for the answer only when they have sent all, and say 502 when they cannot. And
 * it ends: others send the next request behind a body that was broken off, as if it were the rest of it.
 */
export function endAnswer(
	outgoing: ServerResponse,
	status: number,
	headers: OutgoingHeaders,
	body: string | undefined,
): void {
	const { req: incoming } = outgoing;
	if (!isComing(incoming)) {
		outgoing.writeHead(status, headers).end(body);
		return;
	}
	outgoing.writeHead(status, { ...headers, connection: "close" });
	outgoing.write(body ?? "");
	void readPast(incoming).then(() => outgoing.end(() => incoming.destroy()));
}

/** Reads what is left of a body. @returns whether it came to its end */
export async function readPast(incoming: IncomingMessage): Promise<boolean> {
	if (!isComing(incoming)) return true;
	const { promise, resolve } = Promise.withResolvers<void>();
	let read = 0;
	const listen = (chunk: Buffer) => {
		read += chunk.length;
		if (read > patience.bytes) resolve();
	};
	const timer = setTimeout(resolve, patience.milliseconds);
	// Who has begun to read it reads no more.
	incoming.removeAllListeners("readable").on("data", listen);
	incoming.once("end", resolve).once("close", resolve).resume();
	await promise;
	clearTimeout(timer);
	incoming.off("data", listen);
	return incoming.complete;
}

function isComing({ headers, complete }: IncomingMessage): boolean {
	const { "content-length": length, "transfer-encoding": coding } = headers;
	return !complete && (coding !== undefined || Number(length ?? 0) > 0);
}
