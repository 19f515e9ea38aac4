import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

type Received = { from: string; to: string[]; source: string };

/** A real mail server on a free port that notes what it is given. */
export async function startSmtp(options: SMTPServerOptions = {}) {
	const received: Received[] = [];
	let connections = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		closeTimeout: 100,
		onConnect: (_session, callback) => {
			connections++;
			callback();
		},
		onData: async (stream, session, callback) => {
			let source = "";
			for await (const chunk of stream) source += chunk;
			const { mailFrom, rcptTo } = session.envelope;
			received.push({
				from: mailFrom ? mailFrom.address : "",
				to: rcptTo.map((recipient) => recipient.address),
				source,
			});
			callback();
		},
		...options,
	});
	// A client that gives up in the middle is part of what is tested here.
	server.on("error", () => {});
	const sockets = new Set<Socket>();
	server.server.on("connection", (socket: Socket) => sockets.add(socket));
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		connections: () => connections,
		die() {
			for (const socket of sockets) socket.destroy();
		},
	};
}
