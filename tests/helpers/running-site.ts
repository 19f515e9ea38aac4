import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";
import { until } from "./until.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The site as `npm start` runs it: the server process on the production build, with its own database. */
export type RunningSite = {
	url: string;
	/** The first link of a kind in the newest mail to an address; waits until the mail is there. */
	mailLink(recipient: string, subject: RegExp, link?: RegExp): Promise<string>;
	/** Whether the process has ended by itself. */
	hasEnded(): boolean;
	stop(): Promise<void>;
};

/** Starts a demonstration of its own in a folder of its own, on a port that is free. */
export async function startSite(variables: Record<string, string> = {}): Promise<RunningSite> {
	const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-site-"));
	const port = variables.PORT ? Number(variables.PORT) : await findFreePort();
	const url = `http://localhost:${port}`;
	const child = spawn(process.execPath, ["server/main.ts"], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			PORT: String(port),
			DATA_DIR: dataDir,
			// All browsers of a journey come from one network.
			PAGE_READS_PER_MINUTE: "0",
			...variables,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	child.stdout?.on("data", (chunk) => {
		said += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		said += chunk;
	});

	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	async function stop(): Promise<void> {
		if (!hasEnded()) {
			const ended = once(child, "exit");
			child.kill("SIGTERM");
			await ended;
		}
		await rm(dataDir, { recursive: true, force: true });
	}

	try {
		await until(() => isReady(url, child));
	} catch (error) {
		await stop();
		throw new Error(`The site did not start:\n${said}`, { cause: error });
	}
	return { url, stop, hasEnded, mailLink: (...which) => findMailLink(url, ...which) };
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
	if (child.exitCode !== null) throw new Error("The process has ended");
	const answer = await fetch(`${url}/readyz`).catch(() => null);
	return answer?.status === 200;
}

async function findMailLink(
	url: string,
	recipient: string,
	subject: RegExp,
	kind = /\/(?:auth|newsletter)\//u,
): Promise<string> {
	return until(async () => {
		const list = await read(`${url}/dev/mailbox?${new URLSearchParams({ to: recipient })}`);
		const mails = [...list.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]+)"[^>]*>.*?<\/a>/gsu)];
		const path = mails.find(([html]) => subject.test(html))?.[1];
		if (!path) return null;
		const mail = await read(url + path);
		const links = [...mail.matchAll(/href="(http[^"]*)"/gu)].map(([, link = ""]) => link);
		return links.find((link) => kind.test(link))?.replaceAll("&amp;", "&") ?? null;
	});
}

async function read(url: string): Promise<string> {
	return (await fetch(url)).text();
}
