import http from "node:http";
import net from "node:net";

export type Answer = {
	status: number;
	headers: http.IncomingHttpHeaders;
	body: Buffer;
	/** How many bytes of the request's body had been handed over when the answer began. */
	sent: number;
};

/** One request as it is, without what `fetch` does by itself (redirects, decompression, own headers). */
export function ask(
	port: number,
	path: string,
	options: {
		method?: string;
		headers?: http.OutgoingHttpHeaders;
		/** A body, or its pieces. */
		body?: string | Buffer | Iterable<Buffer> | AsyncIterable<Buffer>;
		agent?: http.Agent;
	} = {},
): Promise<Answer> {
	const { body, ...rest } = options;
	return new Promise((resolve, reject) => {
		let sent = 0;
		const request = http.request({ host: "127.0.0.1", port, path, agent: false, ...rest });
		request.on("error", reject);
		request.on("response", (response) => {
			const sentByThen = sent;
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks),
					sent: sentByThen,
				});
			});
		});
		void (async () => {
			const pieces = typeof body === "string" || Buffer.isBuffer(body) ? [Buffer.from(body)] : body;
			for await (const piece of pieces ?? []) {
				if (request.destroyed || request.closed) return;
				sent += piece.length;
				if (!request.write(piece)) await drained(request);
			}
			request.end();
		})();
	});
}

/** Sends these bytes and returns everything that comes back until the other side closes. */
export function sendRaw(port: number, text: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
		let heard = "";
		socket.setEncoding("latin1");
		socket.on("data", (part) => {
			heard += part;
		});
		socket.on("error", reject);
		socket.on("close", () => resolve(heard));
	});
}

function drained(request: http.ClientRequest): Promise<void> {
	return new Promise((resolve) => {
		const settle = () => {
			request.off("drain", settle).off("close", settle);
			resolve();
		};
		request.on("drain", settle).on("close", settle);
	});
}
