import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { startLocalPostgres } from "@offerfolio/local-postgres";
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { claims, unprovedClaims } from "#app/content/claims.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { until } from "#tests/helpers/until.ts";
import { projectRoot } from "./build-when-stale.ts";
import { supervisorFile } from "./open-port.ts";
import type { SupervisorState } from "./supervisor/messages.ts";

let dataDir: string;
let sites: Site[];
beforeEach(async () => {
	dataDir = await makeFolder();
	sites = [];
});
afterEach(async () => {
	for (const site of sites) await site.end("SIGKILL");
	// Who was killed has left its database running.
	if (existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))) {
		const log = { info() {}, warn() {}, error() {} };
		const postgres = await startLocalPostgres({ dataDir, log });
		await postgres.stop();
	}
});

let template: Promise<string> | undefined;
afterAll(async () => {
	if (template) await rm(await template, { recursive: true, force: true });
});

/** Gives the test the data of a site that was open once: to begin with none takes three times as long. */
async function fillDataDir(): Promise<void> {
	template ??= makeTemplate();
	await promisify(execFile)("cp", ["-a", `${await template}/.`, dataDir]);
}

async function makeTemplate(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	const site = startSite({ DATA_DIR: folder });
	await site.opened();
	await site.end("SIGTERM");
	return folder;
}

type Site = {
	child: ChildProcess;
	said: () => string;
	/** Resolves to the site's address, or fails when the process ends instead. */
	opened(): Promise<string>;
	/** Resolves to the code with which the process ended by itself. */
	ended(): Promise<number | null>;
	end(signal: NodeJS.Signals): Promise<number | null>;
};

const serverProcess = [process.execPath, join(projectRoot, "server", "run.js")] as const;

/** The server's process, or another command, with these settings and none of the machine's. */
function startSite(
	variables: Record<string, string> = {},
	[command, ...options]: readonly [string, ...string[]] = serverProcess,
): Site {
	const child = spawn(command, options, {
		cwd: dataDir,
		env: { PORT: "0", DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "info", ...variables },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const ended = once(child, "exit");
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (text) => {
			said += text;
		});
	}
	const site: Site = {
		child,
		said: () => said,
		async opened() {
			await until(() => {
				if (child.exitCode !== null) throw new Error(`The process ended:\n${said}`);
				return said.includes('"The site is open"');
			});
			return /"publicUrl":"([^"]+)"/u.exec(said)?.[1] ?? "";
		},
		async ended() {
			await ended;
			return child.exitCode;
		},
		end(signal) {
			if (child.exitCode === null && child.signalCode === null) child.kill(signal);
			return site.ended();
		},
	};
	sites.push(site);
	return site;
}

describe("The process", () => {
	test("opens a ready site, ends well on SIGTERM, and takes the database with it", async () => {
		await fillDataDir();
		const site = startSite();
		const url = await site.opened();
		expect((await fetch(`${url}/readyz`)).status).toBe(200);
		const page = await fetch(url);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain("Offerfolio");
		expect(site.said()).toContain(`Offerfolio is open: ${url}`);

		expect(await site.end("SIGTERM")).toBe(0);
		await expect(stat(join(dataDir, "postgres", "cluster", "postmaster.pid"))).rejects.toThrow();
	});

	test("that is told to end while it starts breaks no connection", async () => {
		const port = await findFreePort();
		const site = startSite({ PORT: String(port) });
		const socket = await until(async () => {
			const one = net.connect(port, "127.0.0.1");
			return once(one, "connect").then(
				() => one,
				() => null,
			);
		});
		socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
		const [answer] = await Promise.all([
			text(socket),
			(async () => {
				await until(() => /"Closing"/u.test(site.said()));
				socket.write("\r\n");
			})(),
			site.end("SIGTERM"),
		]);
		expect(answer).toMatch(/^HTTP\/1\.1 503 /u);
		expect(site.said()).not.toContain("The site is open");
		expect(await site.ended()).toBe(0);
	});

	test("keeps the key of the sessions from one start to the next, for its owner only", async () => {
		// Here the folder is empty: the first start makes the key, and everything else.
		const file = join(dataDir, "auth-secret");
		const first = startSite();
		await first.opened();
		const { mtimeMs, mode } = await stat(file);
		await first.end("SIGTERM");
		const second = startSite();
		await second.opened();
		expect((await stat(file)).mtimeMs).toBe(mtimeMs);
		expect(mode & 0o777).toBe(0o600);
	});

	test("comes back after a kill -9, and shares its database with a second process", async () => {
		await fillDataDir();
		const first = startSite();
		await first.opened();
		await first.end("SIGKILL");

		const [second, third] = [startSite(), startSite()];
		const urls = await Promise.all([second.opened(), third.opened()]);
		expect(await second.end("SIGTERM")).toBe(0);
		expect((await fetch(`${urls[1]}/readyz`)).status).toBe(200);
		expect(await third.end("SIGTERM")).toBe(0);
		await expect(stat(join(dataDir, "postgres", "cluster", "postmaster.pid"))).rejects.toThrow();
	});
});

describe("The supervisor", () => {
	const supervisor = [
		process.execPath,
		join(projectRoot, "server", "supervisor", "start.js"),
	] as const;

	test("brings back a process that is killed, with the same passcode, and takes all with it when it ends", async () => {
		await fillDataDir();
		const port = await findFreePort();
		const site = startSite({ PORT: String(port) }, supervisor);
		const url = await site.opened();
		const passcode = /Admin passcode +(\S+)/u.exec(site.said())?.[1] ?? "";
		const readState = async (): Promise<SupervisorState> =>
			JSON.parse(await readFile(supervisorFile({ dataDir, port }), "utf8"));
		const { serving } = await readState();
		process.kill(serving, "SIGKILL");
		// Nobody is refused: this waits for the next process, or is told for a while that it starts.
		const enter = () =>
			fetch(`${url}/admin`, {
				method: "POST",
				headers: { accept: "text/html", origin: url },
				body: new URLSearchParams({ passcode }),
				redirect: "manual",
			});
		await until(async () => (await enter()).status === 302);
		// It may answer a moment before the supervisor has heard that it serves.
		await until(async () => (await readState()).serving !== serving);
		expect(site.said()).toContain("it is started again");
		expect(site.said().match(/Admin passcode/gu)).toHaveLength(1);

		const { serving: second } = await readState();
		site.child.kill("SIGUSR2");
		const third = await until(async () => {
			const { serving: now } = await readState();
			return now !== second && now;
		});
		// The one that was replaced may still be finishing: it takes no connections any more.
		process.kill(third, "SIGKILL");
		await until(async () => (await fetch(`${url}/about`)).ok);

		expect(await site.end("SIGTERM")).toBe(0);
		await expect(fetch(url)).rejects.toThrow();
		await expect(stat(join(dataDir, "postgres", "cluster", "postmaster.pid"))).rejects.toThrow();
	});

	test("that is killed leaves no process that serves", async () => {
		await fillDataDir();
		const site = startSite({}, supervisor);
		const url = await site.opened();
		await site.end("SIGKILL");
		await until(async () => !(await fetch(url).catch(() => null)));
	});

	test("ends at once when the first start is refused, and says what its process said", async () => {
		const taken = net.createServer().listen(0, "127.0.0.1");
		await once(taken, "listening");
		const { port } = taken.address() as net.AddressInfo;
		const site = startSite({ PORT: String(port) }, supervisor);
		expect(await site.ended()).toBe(1);
		expect(site.said()).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
		taken.close();
		const wrong = startSite({ PORT: "eighty" }, supervisor);
		expect(await wrong.ended()).toBe(1);
		expect(wrong.said()).toMatch(/^PORT /u);
	});
});

test("npm start hands a signal on, so that nothing is left when it is ended", async () => {
	await fillDataDir();
	const { PATH = "", HOME = dataDir } = process.env;
	const site = startSite({ PATH, HOME }, ["npm", "--prefix", projectRoot, "start"]);
	const url = await site.opened();
	await site.end("SIGTERM");
	await until(async () => !(await fetch(url).catch(() => null)));
	await until(() =>
		stat(join(dataDir, "postgres", "cluster", "postmaster.pid")).then(
			() => false,
			() => true,
		),
	);
});

test("The start of a public site warns of what nobody has proved or said, and its pages leave it out", async () => {
	await fillDataDir();
	const site = startSite({
		PUBLIC_URL: "https://offers.example",
		AUTH_SECRET: "kq7Zp2mVw9Xc4Rt8Ls1Nd6Fg3Hj5Bb0Y",
		ADMIN_PASSCODE: "seven-quiet-otters",
		SMTP_URL: "smtp://127.0.0.1:9",
		MAIL_FROM: "Offers <hello@offers.example>",
		STRIPE_SECRET_KEY: "sk_test_4f9aT2mQ8xLw",
		STRIPE_WEBHOOK_SECRET: "whsec_9bQ2mT7xLw4f8aKz",
	});
	expect(await site.opened()).toBe("https://offers.example");
	const warnings = site
		.said()
		.split("\n")
		.filter((line) => line.includes('"level":"warn"'))
		.map((line) => JSON.parse(line).msg as string);
	expect(warnings).toContain(unprovedClaims());
	expect(warnings).toContainEqual(expect.stringMatching(/^SELLER_NAME is missing/u));
	expect(warnings).toContainEqual(expect.stringMatching(/is a test key/u));
	const port = /"port":(\d+)/u.exec(site.said())?.[1];
	const [about, terms] = await Promise.all(
		["about", "terms"].map(async (page) =>
			(await fetch(`http://127.0.0.1:${port}/${page}`)).text(),
		),
	);
	for (const { figure } of Object.values(claims)) expect(about).not.toContain(figure);
	expect(terms).not.toContain("This site is run by");
});

describe("The process refuses to start", () => {
	test("with settings that are wrong, and lists them all", async () => {
		const site = startSite({ PORT: "eighty", PUBLIC_URL: "http://offers.example" });
		expect(await site.ended()).toBe(1);
		const lines = site.said().trim().split("\n");
		expect(lines).toHaveLength(6);
		expect(lines[0]).toMatch(/^PORT /u);
		expect(site.said()).not.toContain("    at ");
	});

	test("on a port that is taken, and names another", async () => {
		const taken = net.createServer().listen(0, "127.0.0.1");
		await once(taken, "listening");
		const { port } = taken.address() as net.AddressInfo;
		const site = startSite({ PORT: String(port) });
		expect(await site.ended()).toBe(1);
		expect(site.said()).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
		taken.close();
		await expect(stat(join(dataDir, "postgres"))).rejects.toThrow("ENOENT");
	});

	test("without the database that it was told to use", async () => {
		const site = startSite({ DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none" });
		expect(await site.ended()).toBe(1);
		expect(site.said()).toBe(
			"The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n",
		);
	});

	test.each([
		[
			"of another encoding",
			"encoding 'LATIN1' locale_provider libc locale 'C'",
			"",
			"keeps its text as LATIN1, not as UTF8",
		],
		[
			"with another schema",
			"",
			"set search_path = other",
			"makes tables in no schema, not in public",
		],
		["with dates in words", "", "set datestyle = 'German'", "writes dates as German, DMY"],
	])("in a database %s, and leaves nothing in it", async (_name, made, setting, says) => {
		const { url, drop } = await createTestDatabase();
		onTestFinished(drop);
		const name = `unfit_${randomBytes(6).toString("hex")}`;
		await execute(url, `create database ${name} template template0 ${made}`);
		onTestFinished(async () => {
			await execute(url, `drop database ${name} with (force)`);
		});
		if (setting) await execute(url, `alter database ${name} ${setting}`);
		const site = startSite({ DATABASE_URL: databaseUrl(url, name) });
		expect(await site.ended()).toBe(1);
		expect(site.said()).toContain(`The database of DATABASE_URL ${says}. `);
		const schemas = "select nspname from pg_namespace where nspname = 'drizzle'";
		expect(await execute(databaseUrl(url, name), schemas)).toEqual([]);
	});

	test("in a database that is read-only, also where a statement says so", async () => {
		const { url, drop } = await createTestDatabase();
		onTestFinished(drop);
		const readOnly = `${url}${url.includes("?") ? "&" : "?"}options=-c%20default_transaction_read_only%3Don`;
		const site = startSite({ DATABASE_URL: readOnly });
		expect(await site.ended()).toBe(1);
		expect(site.said()).toBe(
			"The database of DATABASE_URL cannot be used: cannot execute CREATE SCHEMA in a read-only transaction\n",
		);
	});
});
