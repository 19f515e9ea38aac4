import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { findRunning } from "@offerfolio/local-postgres/testing";
import { expect, onTestFinished, test } from "vitest";
import { readDocumentedCommands } from "#tests/helpers/documented-commands.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { execute } from "#tests/helpers/postgres-server.ts";
import { until } from "#tests/helpers/until.ts";
import { projectRoot } from "./build-when-stale.ts";

// `npm run image` runs them: container.test.ts, service-unit.test.ts.
const sectionsElsewhere = ["Containers", "systemd"];

// They need another version, and the network.
const isElsewhere = (command: string) =>
	/^(?:git (?:pull|checkout ORIG_HEAD)|npm ci)$/u.test(command);

/** A folder that has everything of the project but its data. */
async function openFolder() {
	const folder = await makeFolder();
	const own = new Set(["data", "backups", ".git", ".env", "test-results"]);
	for (const name of await readdir(projectRoot)) {
		if (!own.has(name)) await symlink(join(projectRoot, name), join(folder, name));
	}
	return folder;
}

type Shell = { folder: string; env: Record<string, string>; url: string };

function begin({ folder, env }: Shell, command: string): { child: ChildProcess; said(): string } {
	// A group of its own, as a terminal makes one.
	const child = spawn("sh", ["-c", command], { cwd: folder, env, detached: true });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
	return { child, said: () => said };
}

async function run(shell: Shell, command: string): Promise<string> {
	const { child, said } = begin(shell, command);
	const [code] = await once(child, "exit");
	expect(code, `${command}\n${said()}`).toBe(0);
	return said();
}

/** Starts a site and waits until it is ready. */
async function start(shell: Shell, command: string): Promise<() => Promise<void>> {
	const { child, said } = begin(shell, command);
	const ended = once(child, "exit");
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			process.kill(-Number(child.pid), "SIGTERM");
		}
		await ended;
	};
	onTestFinished(stop);
	await until(async () => {
		if (child.exitCode !== null) throw new Error(`It ended:\n${said()}`);
		return (await fetch(`${shell.url}/readyz`).catch(() => null))?.ok;
	});
	return stop;
}

const password = "a-quiet-room";

/** A person who can sign in, and a resume that can be found. */
async function furnish({ folder, url }: Shell): Promise<string> {
	const email = `${randomUUID()}@example.com`;
	await post(url, "/auth/signup", { email, password, confirmPassword: password });
	const database = (await findRunning(join(folder, "data"))).url;
	await execute(database, 'update "user" set email_verified = true');
	await execute(
		database,
		`insert into resumes (title, company, role, industry, experience_level, provenance, availability)
		values ('Otter keeper', 'Google', 'Software Engineer', 'Tech', 'Mid-level', 'demo', 'document')`,
	);
	return email;
}

const post = (url: string, path: string, form: Record<string, string>) =>
	fetch(url + path, {
		method: "POST",
		headers: { Accept: "text/html", Origin: url },
		body: new URLSearchParams(form),
		redirect: "manual",
	});

test("Every command of docs/operations.md works as it stands there, and a restored site is the one that was backed up", async () => {
	const commands = await readDocumentedCommands();
	for (const section of sectionsElsewhere) expect(commands.delete(section), section).toBe(true);
	expect([...commands.keys()]).toEqual([
		"Backups",
		"Upgrading",
		"Going back",
		"Moving to another machine",
	]);
	const port = String(await findFreePort());
	const { PATH = "", HOME = "" } = process.env;
	const env = { PATH, HOME, PORT: port, DEMO: "off", BACKUP_PASSPHRASE: "seven quiet otters" };
	const shell: Shell = { folder: await openFolder(), env, url: `http://localhost:${port}` };

	const stop = await start(shell, "npm start");
	const email = await furnish(shell);
	const said: string[] = [];
	const isStart = (command: string) => command.endsWith("npm start");
	for (const [section, lines] of commands) {
		// These two are told to begin with the site stopped.
		if (section === "Going back") await stop();
		for (const command of lines) {
			if (isElsewhere(command)) continue;
			if (!isStart(command)) {
				said.push(await run(shell, command));
				continue;
			}
			const stopAgain = await start(shell, command);
			const entered = await post(shell.url, "/auth/signin", { email, password });
			expect(entered.status).toBe(302);
			const found = await (await fetch(`${shell.url}/resumes?q=otter+keeper`)).text();
			expect(found).toContain("Otter keeper");
			await stopAgain();
		}
	}
	expect(said.filter((text) => text.includes("is restored"))).toHaveLength(3);
	expect(said.filter((text) => /^fine +database/mu.test(text))).toHaveLength(2);
	expect(said.join("\n")).toMatch(/^Process \d+ serves in place of \d+\.$/mu);
});
