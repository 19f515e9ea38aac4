import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { openFolder } from "./scope.ts";

/**
 * Twenty restarts of the real process behind a proxy that keeps its connections, at a hundred requests a second:
 * how many requests of those that the process took were lost. `npm run storms` ends with it.
 */

const restarts = Number(process.env.RESTARTS ?? 20);
const millisecondsBetween = 10;
const requestsBetween = 200;
const paths = ["/about", "/pricing", "/healthz", "/resumes", "/guides/tech-resume"];

const root = fileURLToPath(new URL("..", import.meta.url));
await using folder = await openFolder();
const port = await findFreePort();
// As many connections as a proxy keeps. Those that the process has not accepted when it closes are reset by the system.
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const seen = { answered: 0, askedAgain: 0, lost: [] as string[] };
const underWay = new Set<Promise<void>>();
let isOver = false;

function start(): ChildProcess {
	const settings = { PORT: String(port), DATA_DIR: folder.path, DEMO: "off", LOG_LEVEL: "fatal" };
	const { PATH, HOME } = process.env;
	return spawn(process.execPath, ["server/run.js"], {
		cwd: root,
		env: { PATH, HOME, PAGE_READS_PER_MINUTE: "0", ...settings },
		stdio: ["ignore", "ignore", "inherit"],
	});
}

/** As a proxy does it: waits while nobody listens or the site says that it starts; sends nothing twice else. */
async function forward(path: string): Promise<void> {
	for (;;) {
		try {
			const { status } = await ask(port, path, { agent });
			if (status === 200) {
				seen.answered++;
				return;
			}
			if (status !== 503) return void seen.lost.push(`${path}: ${status}`);
			seen.askedAgain++;
		} catch (error) {
			const { code = "", message } = error as NodeJS.ErrnoException;
			if (code !== "ECONNREFUSED") return void seen.lost.push(`${path}: ${code} ${message}`);
		}
		await wait(100);
	}
}

async function keepAsking(): Promise<void> {
	for (let sent = 0; !isOver; sent++) {
		const one = forward(paths[sent % paths.length] ?? "/");
		underWay.add(one);
		void one.finally(() => underWay.delete(one));
		await wait(millisecondsBetween);
	}
}

async function untilAnswered(more: number): Promise<void> {
	const wanted = seen.answered + more;
	while (seen.answered < wanted) await wait(20);
}

let site = start();
const asking = keepAsking();
try {
	await untilAnswered(requestsBetween);
	for (let round = 0; round < restarts; round++) {
		const ended = once(site, "exit");
		site.kill("SIGTERM");
		await ended;
		site = start();
		await untilAnswered(requestsBetween);
		console.log(
			`Restart ${round + 1}: ${seen.answered} answered, ${seen.lost.length} lost ${seen.lost.slice(0, 3)}`,
		);
	}
	isOver = true;
	await asking;
	await Promise.all(underWay);
} finally {
	isOver = true;
	const ended = once(site, "exit");
	site.kill("SIGTERM");
	await ended;
	agent.destroy();
}
const { answered, askedAgain, lost } = seen;
console.log(
	`${restarts} restarts: ${answered} requests answered, ${askedAgain} times "starting", ${lost.length} lost`,
);
for (const line of lost.slice(0, 20)) console.log(line);
process.exitCode = lost.length > 0 ? 1 : 0;
