import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLifetime } from "./lifetime.ts";
import { createLog } from "./log.ts";

// The signals of the test are not those of Vitest itself.
const signals = new EventEmitter();
let now = 0;
let logged = "";
const log = createLog("info", { write: (line) => (logged += line) });

beforeEach(() => {
	logged = "";
	now = 1_000;
	vi.spyOn(process, "on").mockImplementation((name, listener) => {
		signals.on(String(name), listener);
		return process;
	});
	vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
	signals.removeAllListeners();
});

function watch() {
	const exited = Promise.withResolvers<number>();
	const exits: number[] = [];
	const lifetime = watchLifetime(log, (code) => {
		exits.push(code);
		exited.resolve(code);
	});
	return { lifetime, exits, exited: exited.promise };
}

test("SIGTERM ends everything, what came last first, and then the process", async () => {
	const { lifetime, exited } = watch();
	const order: string[] = [];
	for (const name of ["database", "services", "server"]) {
		lifetime.atEnd(name, async () => order.push(name));
	}
	signals.emit("SIGTERM");
	expect(lifetime.isEnding()).toBe(true);
	expect(await exited).toBe(0);
	expect(order).toEqual(["server", "services", "database"]);
});

test("What does not end well does not keep the rest from ending, and shows in the code", async () => {
	const { lifetime, exited } = watch();
	const database = vi.fn(async () => {});
	lifetime.atEnd("The database", database);
	lifetime.atEnd("The server", async () => {
		throw new Error("it failed");
	});
	signals.emit("SIGINT");
	expect(await exited).toBe(1);
	expect(database).toHaveBeenCalledOnce();
	expect(logged).toContain("The server did not end well.");
});

test("Ctrl-C that npm passes on is one wish; a second one ends the process at once", () => {
	const { lifetime, exits } = watch();
	lifetime.atEnd("The server", () => new Promise(() => {}));
	signals.emit("SIGINT");
	now += 10;
	signals.emit("SIGINT");
	expect(exits).toEqual([]);
	now += 1_000;
	signals.emit("SIGINT");
	expect(exits).toEqual([130]);
});

test.each(["uncaughtException", "unhandledRejection"])(
	"%s is logged and ends the process with an error",
	async (event) => {
		const { lifetime, exited } = watch();
		const end = vi.fn(async () => {});
		lifetime.atEnd("The server", end);
		signals.emit(event, new Error("nobody caught this"));
		expect(await exited).toBe(1);
		expect(end).toHaveBeenCalledOnce();
		expect(logged).toContain("nobody caught this");
	},
);
