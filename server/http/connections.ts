import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Connections = {
	/** A response is being sent on this connection until `outgoing` is closed. */
	occupy(outgoing: ServerResponse): void;
	/**
	 * From now on answers say that their connection ends with them, and a connection at rest is ended when it
	 * has not been used again for a moment: a proxy may just be sending a request on it.
	 * @param grace how long that moment is, in milliseconds
	 */
	end(grace: number): void;
};

/**
 * Knows which connections are at rest. Node itself counts those that have never sent a request, as browsers
 * open them in advance, among the busy ones, and would wait for them at the end.
 * @param most connections at once; further ones are closed
 */
export function watchConnections(server: Server, most: number): Connections {
	const answers = new Map<Socket, Set<ServerResponse>>();
	let ending: number | undefined;
	server.on("connection", (socket: Socket) => {
		if (answers.size >= most) return void socket.destroy();
		answers.set(socket, new Set());
		socket.once("close", () => answers.delete(socket));
		if (ending !== undefined) endAtRest(socket, ending);
	});

	/** Of requests that came one behind the other, only the last answer may say goodbye. */
	function announceEnd(onSocket: Set<ServerResponse>): void {
		const last = [...onSocket].at(-1);
		for (const outgoing of onSocket) {
			if (!outgoing.headersSent) outgoing.shouldKeepAlive = outgoing !== last;
		}
	}

	function endAtRest(socket: Socket, grace: number): void {
		// On a busy machine a request may have come and not been read: what is there is read before the close.
		const close = () => answers.get(socket)?.size === 0 && socket.destroySoon();
		const timer = setTimeout(() => setImmediate(close), grace);
		socket.once("close", () => clearTimeout(timer));
	}

	return {
		occupy(outgoing) {
			const { socket } = outgoing.req;
			const onSocket = answers.get(socket) ?? new Set();
			answers.set(socket, onSocket.add(outgoing));
			if (ending !== undefined) announceEnd(onSocket);
			outgoing.once("close", () => {
				onSocket.delete(outgoing);
				if (ending !== undefined && onSocket.size === 0) endAtRest(socket, ending);
			});
		},
		end(grace) {
			ending = grace;
			for (const [socket, onSocket] of answers) {
				announceEnd(onSocket);
				if (onSocket.size === 0) endAtRest(socket, grace);
			}
		},
	};
}
