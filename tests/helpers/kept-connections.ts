import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A door to one database that keeps its connections for the tests that come: Postgres needs longer to start a process
 * for each, and to read and plan everything again, than most tests have to ask. Who comes through it finds the state of
 * a new connection. It knows as much of the protocol as that needs
 * (https://www.postgresql.org/docs/18/protocol-message-formats.html).
 */
export type Door = {
	/** The folder of its socket. */
	folder: string;
	/** Nobody comes in any more. */
	close(): void;
	/** Waits a moment for those who are about to go. @returns the processes that wait for the next ones */
	waiting(): Promise<number[]>;
};

/** A connection to Postgres that nobody has, and what Postgres said at its beginning. */
type Kept = { server: Socket; greeting: Buffer };

/** What Postgres forgets of a session; it is asked outside of transactions, so that there is none to roll back. */
const isNew = "the session is new";
const renew =
	queryOf(`reset all; unlisten *; close all; deallocate all; discard temp; discard sequences;
	select pg_advisory_unlock_all(); select '${isNew}'`);

/** The last that Postgres says when it waits, outside of transactions. */
const ready = Buffer.from("Z\0\0\0\x05I");
/** What it says when it asks for no password any more. */
const authenticated = Buffer.from("R\0\0\0\x08\0\0\0\0");
/** What the number of its process follows. */
const keyData = Buffer.from("K\0\0\0\x0c");
const terminate = Buffer.from("X\0\0\0\x04");

/** @param target the socket of Postgres */
export async function openDoor(target: string): Promise<Door> {
	// Beside the socket: it goes with the cluster, however a worker ends.
	const folder = mkdtempSync(join(dirname(target), "door-"));
	/** By how they were opened: the database, the name of the program, the limits. */
	const kept = new Map<string, Kept[]>();
	const inUse = new Set<Socket>();

	const letIn = (client: Socket, start: Buffer) => {
		const alike = kept.get(start.toString("latin1")) ?? [];
		kept.set(start.toString("latin1"), alike);
		const found = alike.pop();
		const server = found?.server ?? connect(target);
		for (const event of ["data", "close", "error"]) server.removeAllListeners(event);
		server.on("error", () => {});
		server.on("close", () => inUse.delete(server));
		inUse.add(server);
		if (found) client.write(found.greeting);
		else server.write(start);
		passOn(client, server, found?.greeting, (greeting) => {
			server.removeAllListeners("data");
			let said = Buffer.alloc(0);
			server.on("data", (bytes) => {
				said = Buffer.concat([said, bytes]);
				if (inUse.has(server) && said.includes(isNew) && endsWith(said, ready)) {
					inUse.delete(server);
					alike.push({ server, greeting });
				}
			});
			server.on("close", () => {
				const place = alike.findIndex((one) => one.server === server);
				if (place !== -1) alike.splice(place, 1);
			});
			server.write(renew);
		});
	};

	const listener = createServer((client) => {
		client.on("error", () => {});
		let start = Buffer.alloc(0);
		client.on("data", function begin(bytes) {
			start = Buffer.concat([start, bytes]);
			if (start.length < 4 || start.length < start.readInt32BE(0)) return;
			client.off("data", begin);
			letIn(client, start);
		});
	});
	listener.listen(join(folder, ".s.PGSQL.5432")).unref();
	await once(listener, "listening");
	return {
		folder,
		close: () => listener.close(),
		async waiting() {
			// A pool is closed before its connections are.
			for (let turn = 0; inUse.size > 0 && turn < 100; turn++) await setTimeout(2);
			return [...kept.values()].flat().map(({ greeting }) => processOf(greeting));
		},
	};
}

/**
 * Passes on what both sides say.
 * @param greeting of a connection that was kept
 * @param keep is called when the client has gone and Postgres waits, with what it said at the beginning
 */
function passOn(
	client: Socket,
	server: Socket,
	greeting: Buffer | undefined,
	keep: (greeting: Buffer) => void,
): void {
	let first = Buffer.alloc(0);
	let greeted = greeting;
	let waits = greeting !== undefined;
	server.on("data", (bytes) => {
		if (!greeted) {
			first = Buffer.concat([first, bytes]);
			const from = first.indexOf(authenticated);
			if (from !== -1 && endsWith(first, ready)) greeted = first.subarray(from);
		}
		waits = endsWith(bytes, ready);
		client.write(bytes);
	});
	server.on("close", () => client.end());

	const readGoodbye = goodbyeReader();
	let hasGone = false;
	client.on("data", (bytes) => {
		if (hasGone) return;
		const end = readGoodbye(bytes);
		const said = end === null ? bytes : bytes.subarray(0, end);
		if (said.length > 0) {
			waits = false;
			server.write(said);
		}
		if (end === null) return;
		hasGone = true;
		client.end();
		if (greeted && waits && !server.destroyed) keep(greeted);
		else server.end(terminate);
	});
	// Without a goodbye, or while Postgres still works for it.
	client.on("close", () => hasGone || server.destroy());
}

/** @returns for each of a client's pieces, where in it the client says that it goes; null while it does not */
function goodbyeReader(): (bytes: Buffer) => number | null {
	/** The type and the length of a message, as far as they are there. */
	let head = Buffer.alloc(0);
	/** How much of its body is still to come. */
	let left = 0;
	return (bytes) => {
		for (let at = 0; at < bytes.length; ) {
			const taken = Math.min(left || 5 - head.length, bytes.length - at);
			if (left > 0) left -= taken;
			else head = Buffer.concat([head, bytes.subarray(at, at + taken)]);
			at += taken;
			if (head.length < 5) continue;
			if (head[0] === terminate[0]) return Math.max(at - 5, 0);
			left = head.readInt32BE(1) - 4;
			head = Buffer.alloc(0);
		}
		return null;
	};
}

const endsWith = (bytes: Buffer, end: Buffer) => bytes.subarray(-end.length).equals(end);

const processOf = (greeting: Buffer) =>
	greeting.readInt32BE(greeting.indexOf(keyData) + keyData.length);

/** A statement as a message. */
function queryOf(text: string): Buffer {
	const message = Buffer.from(`Q\0\0\0\0${text}\0`);
	message.writeInt32BE(message.length - 1, 1);
	return message;
}
