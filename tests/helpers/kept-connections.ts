import { mkdtempSync, rmdirSync, symlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { basename, dirname, join } from "node:path";
import { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

/**
 * A door to one database that keeps its connections for the tests that come: Postgres needs longer to start a process
 * for each, and to read and plan everything again, than most tests have to ask. Who comes through it finds the state of
 * a new connection. It knows as much of the protocol as that needs
 * (https://www.postgresql.org/docs/18/protocol-message-formats.html). Another process comes in as well, and what it
 * leaves is not kept.
 */
export type Door = {
	/** The folder of its socket. */
	folder: string;
	/** Nobody who comes in finds a kept connection any more. */
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
/** The client says it by itself, in one piece. */
const terminate = Buffer.from("X\0\0\0\x04");

/** The doors of this process, by the path of their sockets. */
const doors = new Map<string, Keeper>();

type Connect = (this: { stream: unknown }, ...to: unknown[]) => void;
const connection = pg.Connection.prototype as unknown as { connect: Connect };
const connectByPath = connection.connect;
// A client of pg makes its socket long before it connects; nothing else tells it to take another one.
connection.connect = function (...to) {
	const keeper = doors.get(String(to[0]));
	if (keeper) this.stream = new Line(keeper);
	return connectByPath.apply(this, to);
};

/** @param target the socket of Postgres */
export async function openDoor(target: string): Promise<Door> {
	// Beside the socket: it goes with the cluster, however a worker ends.
	const folder = mkdtempSync(join(dirname(target), "door-"));
	rmdirSync(folder);
	symlinkSync(dirname(target), folder);
	const path = join(folder, basename(target));
	const keeper = new Keeper(target);
	doors.set(path, keeper);
	return { folder, close: () => doors.delete(path), waiting: () => keeper.waiting() };
}

/** The connections to one database. */
class Keeper {
	/** Those that wait, by how they were opened: the database, the name of the program, the limits. */
	readonly #kept = new Map<string, Kept[]>();
	readonly #inUse = new Set<Socket>();
	readonly #target: string;

	constructor(target: string) {
		this.#target = target;
	}

	/** @param start the first message of a client */
	take(start: Buffer): { server: Socket; greeting?: Buffer } {
		const found = this.#likeThis(start).pop();
		const server = found?.server ?? connect(this.#target);
		if (found) forget(server);
		else server.write(start);
		server.ref();
		this.#inUse.add(server);
		server.on("error", () => {});
		server.on("close", () => this.#inUse.delete(server));
		return { server, ...(found && { greeting: found.greeting }) };
	}

	/** Takes back one that waits. @param start as it was opened */
	keep(start: Buffer, { server, greeting }: Kept): void {
		forget(server);
		const alike = this.#likeThis(start);
		let said = Buffer.alloc(0);
		server.on("data", (bytes) => {
			said = Buffer.concat([said, bytes]);
			if (this.#inUse.has(server) && said.includes(isNew) && endsWith(said, ready)) {
				this.#inUse.delete(server);
				alike.push({ server, greeting });
			}
		});
		server.on("error", () => {});
		server.on("close", () => {
			this.#inUse.delete(server);
			const place = alike.findIndex((one) => one.server === server);
			if (place !== -1) alike.splice(place, 1);
		});
		server.resume();
		server.write(renew);
	}

	async waiting(): Promise<number[]> {
		// A pool is closed before its connections are.
		for (let turn = 0; this.#inUse.size > 0 && turn < 100; turn++) await setTimeout(2);
		return [...this.#kept.values()].flat().map(({ greeting }) => processOf(greeting));
	}

	#likeThis(start: Buffer): Kept[] {
		const key = start.toString("latin1");
		const alike = this.#kept.get(key) ?? [];
		this.#kept.set(key, alike);
		return alike;
	}
}

function forget(server: Socket): void {
	for (const event of ["data", "close", "error", "drain"]) server.removeAllListeners(event);
}

/** What a client of pg takes for its socket. */
class Line extends Duplex {
	readonly #keeper: Keeper;
	#start: Buffer = Buffer.alloc(0);
	#server: Socket | undefined;
	#greeting: Buffer | undefined;
	/** Whether Postgres waits, outside of transactions. */
	#waits = false;
	#isKept = false;

	constructor(keeper: Keeper) {
		super({ allowHalfOpen: false });
		this.#keeper = keeper;
	}

	connect(): void {
		process.nextTick(() => this.emit("connect"));
	}

	override _write(bytes: Buffer, _encoding: string, done: () => void): void {
		this.#say([bytes], done);
	}

	override _writev(pieces: { chunk: Buffer }[], done: () => void): void {
		this.#say(
			pieces.map(({ chunk }) => chunk),
			done,
		);
	}

	override _read(): void {
		this.#server?.resume();
	}

	override _final(done: () => void): void {
		if (!this.#isKept) this.#server?.end();
		done();
	}

	override _destroy(error: Error | null, done: (error: Error | null) => void): void {
		if (!this.#isKept) this.#server?.destroy();
		done(error);
	}

	ref = () => this.#server?.ref();
	unref = () => this.#server?.unref();
	setNoDelay(): void {}
	setKeepAlive(): void {}

	#say(pieces: Buffer[], done: () => void): void {
		const server = this.#server ?? this.#begin(pieces.shift() ?? Buffer.alloc(0));
		server.cork();
		for (const bytes of pieces) {
			if (bytes.equals(terminate) && this.#greeting && this.#waits) {
				this.#isKept = true;
				this.#keeper.keep(this.#start, { server, greeting: this.#greeting });
				process.nextTick(() => this.destroy());
			} else {
				this.#waits = false;
				server.write(bytes);
			}
		}
		server.uncork();
		if (server.writableNeedDrain) server.once("drain", done);
		else done();
	}

	#begin(start: Buffer): Socket {
		const { server, greeting } = this.#keeper.take(start);
		this.#start = start;
		this.#server = server;
		server.on("error", (error) => this.destroy(error));
		server.on("close", () => this.destroy());
		if (greeting) {
			this.#greeting = greeting;
			this.#waits = true;
			process.nextTick(() => this.push(greeting));
		}
		let first = Buffer.alloc(0);
		server.on("data", (bytes) => {
			this.#waits = endsWith(bytes, ready);
			if (!this.#greeting) {
				first = Buffer.concat([first, bytes]);
				const from = first.indexOf(authenticated);
				if (from !== -1 && endsWith(first, ready)) this.#greeting = first.subarray(from);
			}
			if (!this.push(bytes)) server.pause();
		});
		return server;
	}
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
