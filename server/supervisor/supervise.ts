import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BoundPort, bindPort } from "./bound-port.ts";
import {
	type Answers,
	type Failure,
	type Question,
	type Reply,
	type SupervisorState,
	supervisedFlag,
} from "./messages.ts";
import { planRestart } from "./restart-rule.ts";
import { serverFlags } from "./server-flags.ts";

/**
 * `npm start`: owns the port, the built-in Postgres and the lifetime, and serves nothing. The process that serves
 * is its child, which is started again when it ends, and replaced on SIGUSR2 without losing a request. It loads
 * nothing of the site, so that it stays small and has little to fail by.
 */

type Child = {
	process: ChildProcess;
	reason: Answers["welcome"]["reason"];
	openedAt: number | null;
};

/** Milliseconds until a process that does not come up, or does not end, is killed. */
const patience = { start: 10 * 60_000, end: 45_000 };

const passcode = randomBytes(9).toString("base64url");
const children = new Set<Child>();
let serving: Child | undefined;
/** The process that serves, or that served last. */
let servingPid: number | undefined;
let port: BoundPort | undefined;
let postgres: Promise<{ url: string; stop(): Promise<void> }> | undefined;
let stateFile: string | undefined;
let failures = 0;
let handovers = 0;
let isEnding = false;
let isWantedAgain = false;
let exitCode = 0;
let restart: NodeJS.Timeout | undefined;

function report(level: "info" | "warn" | "error", msg: string, details: object = {}): void {
	const line = { level, time: new Date().toISOString(), ...details, msg };
	process.stdout.write(`${JSON.stringify(line)}\n`);
}

function start(reason: Child["reason"]): void {
	const main = fileURLToPath(new URL("../run.js", import.meta.url));
	const child: Child = {
		process: fork(main, [supervisedFlag], { execArgv: [...serverFlags] }),
		reason,
		openedAt: null,
	};
	children.add(child);
	child.process.on("message", (question: Question) => void hear(child, question));
	child.process.once("exit", (code, signal) => ended(child, code, signal));
	child.process.on("error", (error) =>
		report("error", "A process could not be started", { error: String(error) }),
	);
	const late = setTimeout(() => {
		if (child.openedAt === null) child.process.kill("SIGKILL");
	}, patience.start);
	child.process.once("exit", () => clearTimeout(late));
}

async function hear(child: Child, question: Question): Promise<void> {
	try {
		const [answer, handle] = await answerOf(child, question);
		send(child, { to: question.ask, answer } as Reply, handle);
	} catch (error) {
		const { name, message, code, port: taken } = error as Error & Failure;
		const failure = { name, message, code, ...(taken && { port: taken }) };
		send(child, { to: question.ask, failure });
	}
}

async function answerOf(
	child: Child,
	question: Question,
): Promise<[Answers[keyof Answers], BoundPort["handle"]?]> {
	if (question.ask === "welcome") return [{ passcode, reason: child.reason }];
	if (question.ask === "open") {
		opened(child);
		return [{}];
	}
	if (question.ask === "port") {
		stateFile = question.stateFile;
		port ??= bindPort(question.host, question.port);
		return [{ port: port.port }, port.handle];
	}
	const { dataDir, bin } = question;
	postgres ??= import("@offerfolio/local-postgres").then(({ startLocalPostgres }) =>
		startLocalPostgres({
			dataDir,
			bin: bin ?? undefined,
			log: {
				warn: (message) => report("warn", message),
				// Of an error nothing would be left in JSON but its name.
				error: ({ err }: { err?: unknown }, message) =>
					report("error", message, { error: String(err) }),
			},
		}),
	);
	// What failed may be mended by the next who asks.
	postgres.catch(() => {
		postgres = undefined;
	});
	return [{ url: (await postgres).url }];
}

/** One that has died meanwhile hears nothing. */
function send({ process: child }: Child, reply: Reply, handle?: BoundPort["handle"]): void {
	if (child.connected) child.send(reply, handle, () => {});
}

/** The new process serves: the old one finishes what it has begun. */
function opened(child: Child): void {
	child.openedAt = performance.now();
	const before = serving;
	serving = child;
	servingPid = child.process.pid;
	if (before) before.process.kill("SIGTERM");
	if (child.reason !== "first") report("info", "A new process serves", { pid: child.process.pid });
	keepState(null);
	if (isEnding) child.process.kill("SIGTERM");
	else if (isWantedAgain) handOver();
}

function ended(child: Child, code: number | null, signal: NodeJS.Signals | null): void {
	children.delete(child);
	const wasServing = child === serving;
	if (wasServing) serving = undefined;
	if (isEnding) {
		// One that still builds ends by the signal itself, and has nothing to end in order.
		const isWell = child.openedAt === null && signal !== "SIGKILL";
		if (wasServing || child.openedAt === null) exitCode = code ?? (isWell ? 0 : 1);
		if (children.size === 0) void finish();
		return;
	}
	const how = { pid: child.process.pid, code, signal };
	if (child.reason === "first" && child.openedAt === null) return void finish(code ?? 1);
	// One that was replaced has ended as it was told.
	if (child.openedAt !== null && !wasServing) return;
	if (isStarting()) return;
	if (isWantedAgain) {
		report("error", "The new process did not open; another one was asked for meanwhile", how);
		return void handOver();
	}
	if (child.openedAt === null) keepState("The new process ended before it was open.");
	if (serving)
		return void report("error", "The new process did not open; the old one goes on", how);
	const openFor = child.openedAt === null ? null : performance.now() - child.openedAt;
	const plan = planRestart({ openFor, failures });
	({ failures } = plan);
	if (plan.pause === null) {
		report("error", `The site's process ended ${failures} times without lasting: given up`, how);
		return void finish(1);
	}
	report("error", "The site's process ended; it is started again", { ...how, pause: plan.pause });
	restart = setTimeout(start, plan.pause, "crash");
}

/** One that takes the place of another is on its way. Those that finish what they have begun do not count. */
const isStarting = () => [...children].some(({ openedAt }) => openedAt === null);

function handOver(): void {
	if (isEnding) return;
	// The one that starts may have read the last build: another one takes its place.
	isWantedAgain = isStarting();
	if (isWantedAgain) return;
	// Where nobody serves, the next start only waits for its pause to end; this one is of another build.
	clearTimeout(restart);
	failures = 0;
	handovers++;
	start(serving ? "handover" : "crash");
}

function end(signal: NodeJS.Signals): void {
	clearTimeout(restart);
	// A terminal that was closed.
	const passedOn = signal === "SIGHUP" ? "SIGTERM" : signal;
	for (const child of children) child.process.kill(passedOn);
	if (isEnding) return;
	isEnding = true;
	if (children.size === 0) return void finish();
	setTimeout(() => {
		for (const child of children) child.process.kill("SIGKILL");
	}, patience.end).unref();
}

async function finish(code = exitCode): Promise<void> {
	isEnding = true;
	try {
		await (await postgres)?.stop();
	} catch (error) {
		report("error", "The database did not end well", { error: String(error) });
	}
	process.exit(code);
}

/** For `npm run reload`, which cannot ask. */
function keepState(failure: string | null): void {
	if (!stateFile || !servingPid) return;
	const state: SupervisorState = {
		supervisor: process.pid,
		serving: servingPid,
		handovers,
		failure,
	};
	try {
		// Nobody reads half of it.
		writeFileSync(`${stateFile}.draft`, `${JSON.stringify(state)}\n`);
		renameSync(`${stateFile}.draft`, stateFile);
	} catch (error) {
		report("warn", "The state of the supervisor cannot be kept", { error: String(error) });
	}
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
process.on("SIGUSR2", handOver);
start("first");
