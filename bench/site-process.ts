import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { flashCookie } from "#app/requests/flash.server.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { serverFlags } from "#server/supervisor/server-flags.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import packageJson from "../package.json" with { type: "json" };
import { openFolder, scoped } from "./scope.ts";
import type { ProbeQuestion, TurnReport } from "./turn-probe.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export type SiteProcess = AsyncDisposable & {
	url: string;
	/** Milliseconds from the start of the process to its first page. */
	startMilliseconds: number;
	/** Megabytes of memory that the process holds now, by its own account. */
	residentMegabytes(): Promise<number>;
	/** Seconds of a processor that the process has used, by its own account. */
	processorSeconds(): Promise<number>;
	/** Begins to measure again; needs `probed`. */
	resetProbe(): Promise<void>;
	/** What was measured since; `collect` has the garbage collected before memory is read. */
	readProbe(collect?: boolean): Promise<TurnReport>;
	stop(): Promise<void>;
};

type StartOptions = {
	dataDir?: string;
	timeoutMilliseconds?: number;
	variables?: Record<string, string>;
	probed?: boolean;
	supervised?: boolean;
};

// What is measured is what `npm start` runs: its variables, and the flags of the process that serves.
const startWords = packageJson.scripts.start.split(" ");
const startVariables = Object.fromEntries(
	startWords.slice(0, startWords.indexOf("exec")).map((word) => word.split("=")),
);

/**
 * Starts the site as `npm start` does once it is built: the server process on the production build, with
 * the demonstration. It stops when its scope is left.
 * @param options.dataDir else a folder of its own, which goes with it
 * @param options.timeoutMilliseconds until a start counts as failed
 * @param options.variables of its environment, beside its port and folder
 * @param options.supervised with the process above the one that serves, as `npm start` has it
 * @param options.probed supervised, and with the probe of bench/turn-probe.ts inside
 */
export async function startSite({
	dataDir,
	timeoutMilliseconds = 180_000,
	variables = {},
	probed = false,
	supervised = probed,
}: StartOptions = {}): Promise<SiteProcess> {
	const folder = dataDir === undefined ? await openFolder() : null;
	const port = await findFreePort();
	const url = `http://localhost:${port}`;
	const start = performance.now();
	const socketPath = join(dataDir ?? folder?.path ?? "", `turn-probe-${port}`);
	const command = supervised
		? startWords.slice(startWords.indexOf("node") + 1)
		: [...serverFlags, "server/run.js"];
	const child = spawn(process.execPath, command, {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			PORT: String(port),
			DATA_DIR: dataDir ?? folder?.path,
			// All measured visitors come from one network.
			PAGE_READS_PER_MINUTE: "0",
			...startVariables,
			...(probed && {
				NODE_OPTIONS: "--import=./bench/turn-probe.ts",
				TURN_PROBE: socketPath,
			}),
			...variables,
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	let isStopping = false;
	child.once("exit", (code, signal) => {
		if (!isStopping) console.error(`The site has ended by itself: ${signal ?? code}`);
	});
	const stop = async () => {
		isStopping = true;
		await stopProcess(child);
		await folder?.[Symbol.asyncDispose]();
	};
	while ((await fetchBytes(`${url}/`).catch(() => null))?.status !== 200) {
		const isLate = performance.now() - start > timeoutMilliseconds;
		if (isLate || hasEnded(child)) {
			await stop();
			throw new Error(`The site did not start${isLate ? " in time" : ""}`);
		}
		await wait(5);
	}
	const readFigure = async (name: string) => {
		const { body } = await fetchBytes(`${url}/metrics`);
		return Number(new RegExp(`^${name} (\\S+)`, "mu").exec(body.toString())?.[1]);
	};
	const askProbe = async (question: ProbeQuestion) => {
		const asked = request({ socketPath, method: "POST", agent: false });
		asked.end(JSON.stringify(question));
		const [answer] = await once(asked, "response");
		return (await json(answer)) as TurnReport;
	};
	const site = {
		url,
		async resetProbe() {
			await askProbe({ probe: "reset" });
		},
		readProbe: (collect = false) => askProbe({ probe: "report", collect }),
		startMilliseconds: performance.now() - start,
		residentMegabytes: async () => (await readFigure("process_resident_memory_bytes")) / 1e6,
		processorSeconds: () => readFigure("process_cpu_seconds_total"),
		stop,
	};
	return scoped(site, stop);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	await ended;
}

function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Fetches exactly the bytes that are sent, still compressed, which the platform's fetch hides. */
export async function fetchBytes(
	url: string,
	headers: Record<string, string> = {},
): Promise<Answer> {
	const request = get(url, { headers, agent: false });
	const [response] = (await once(request, "response")) as [import("node:http").IncomingMessage];
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk as Buffer);
	return {
		status: response.statusCode ?? 0,
		headers: response.headers,
		body: Buffer.concat(chunks),
	};
}

/**
 * Signs in with an account of the demonstration, the free one by default.
 * @returns the Cookie header of the session
 */
export async function signIn(
	url: string,
	email: (typeof demoAccounts)[number]["email"] = demoAccounts[0].email,
): Promise<string> {
	const cookies = await takeCookies(`${url}/auth/signin`, { email, password: demoPassword });
	// The first page shows the message, and its cookie is gone.
	const kept = cookies.split("; ").filter((cookie) => !cookie.includes(flashCookie));
	return kept.join("; ");
}

/** Posts a form and keeps the cookies of the answer. */
export async function takeCookies(url: string, form: Record<string, string>): Promise<string> {
	const response = await fetch(url, {
		method: "POST",
		headers: { Origin: new URL(url).origin },
		body: new URLSearchParams(form),
		redirect: "manual",
	});
	const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	if (cookies.length === 0) throw new Error(`Nobody could sign in: ${response.status}`);
	return cookies.join("; ");
}

/** The address of the first resume of the list. */
export async function findResumePath(url: string): Promise<string> {
	const { body } = await fetchBytes(`${url}/resumes`);
	const path = /\/resumes\/[0-9a-f]{8}-[0-9a-f-]{27}(?=")/u.exec(body.toString())?.[0];
	if (!path) throw new Error("The list shows no resume");
	return path;
}
