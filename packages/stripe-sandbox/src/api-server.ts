import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type ApiAnswer, answerApi, brokenBody } from "./api.ts";
import { newId } from "./ids.ts";
import type { Countdown, Settings } from "./settings.ts";
import type { Store } from "./store.ts";

// Stripe's own limit is higher; nothing of ours comes near this one.
const longestBody = 1_000_000;

type ApiServer = { port(): number; start(): Promise<void>; stop(): Promise<void> };

/** The API on a port of the loopback that the system chooses. */
export function createApiServer(options: {
	store: Store;
	settings: Settings;
	secretKey: string;
	onError: (error: unknown) => void;
}): ApiServer {
	let isStopping = false;
	const answering = new Set<Promise<void>>();
	const server = createServer((incoming, outgoing) => {
		// A connection that is kept open would keep the server from closing.
		outgoing.once("close", () => isStopping && server.closeIdleConnections());
		const answered = answer(options, incoming, outgoing).catch((error) => {
			if (!incoming.destroyed) options.onError(error);
			outgoing.destroy();
		});
		answering.add(answered);
		answered.finally(() => answering.delete(answered));
	});
	return {
		port() {
			const address = server.address();
			if (!address || typeof address === "string") throw new Error("The sandbox is not started");
			return address.port;
		},
		async start() {
			server.listen(0, "127.0.0.1");
			await once(server, "listening");
		},
		async stop() {
			if (!server.listening) return;
			isStopping = true;
			const closed = once(server, "close");
			server.close();
			server.closeIdleConnections();
			await closed;
			// A request whose client hung up has lost its connection, but its work still runs.
			await Promise.all(answering);
		},
	};
}

async function answer(
	{ store, settings, secretKey, onError }: Parameters<typeof createApiServer>[0],
	incoming: IncomingMessage,
	outgoing: ServerResponse,
): Promise<void> {
	const body = await readBody(incoming);
	const faults = settings.faults();
	if (faults.apiSlow > 0) await wait(faults.apiSlow);
	const spend = async (counter: Countdown) => faults[counter] > 0 && settings.spend(counter);
	if (await spend("apiResets")) {
		incoming.socket.resetAndDestroy();
		return;
	}
	if (await spend("apiErrors")) {
		send(outgoing, brokenAnswer());
		return;
	}
	const result = await answerApi(
		store,
		secretKey,
		{
			method: incoming.method ?? "",
			target: incoming.url ?? "",
			headers: incoming.headers,
			body,
		},
		{ onError, spend },
	);
	if (await spend("lostAnswers")) {
		incoming.socket.resetAndDestroy();
		return;
	}
	send(outgoing, result);
}

function send(outgoing: ServerResponse, { status, headers, body }: ApiAnswer): void {
	outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
}

/** What the switch "API errors" answers: nothing was done, and a retry may succeed. */
function brokenAnswer(): ApiAnswer {
	return {
		status: 500,
		headers: { "content-type": "application/json", "request-id": newId("req_", 14) },
		body: brokenBody,
	};
}

async function readBody(incoming: IncomingMessage): Promise<string> {
	const pieces: Buffer[] = [];
	let length = 0;
	for await (const piece of incoming) {
		length += piece.length;
		if (length > longestBody) throw new Error("The body is too long");
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}
