import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Connections = {
	/** An answer on this connection is under way until `outgoing` is closed. */
	occupy(outgoing: ServerResponse): void;
	/** From now on connections without an answer under way are ended, those now and those to come. */
	endIdle(): void;
};

/**
 * Knows which connections are at rest. Node itself counts those that have never sent a request, as browsers
 * open them in advance, among the busy ones, and would wait for them at the end.
 */
export function watchConnections(server: Server): Connections {
	const answers = new Map<Socket, number>();
	let ending = false;
	server.on("connection", (socket: Socket) => {
		answers.set(socket, 0);
		socket.once("close", () => answers.delete(socket));
	});
	return {
		occupy(outgoing) {
			const { socket } = outgoing.req;
			answers.set(socket, (answers.get(socket) ?? 0) + 1);
			outgoing.once("close", () => {
				const left = (answers.get(socket) ?? 1) - 1;
				if (socket.destroyed) return;
				answers.set(socket, left);
				if (ending && left === 0) socket.destroySoon();
			});
		},
		endIdle() {
			ending = true;
			for (const [socket, count] of answers) if (count === 0) socket.destroy();
		},
	};
}
