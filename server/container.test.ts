import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { readDocumentedCommands } from "#tests/helpers/documented-commands.ts";
import { findFreePort } from "#tests/helpers/free-port.ts";
import { buildImage, type Image } from "#tests/helpers/image/build-image.ts";
import { knownSteps } from "#tests/helpers/image/known-steps.ts";
import { canSeal } from "#tests/helpers/image/sealed-root.ts";
import { type SiteInRoot, startInRoot } from "#tests/helpers/image/site-in-root.ts";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { until } from "#tests/helpers/until.ts";
import { projectRoot } from "./build-when-stale.ts";

/**
 * The Dockerfile's steps, run in fresh root folders, and what comes of them started as compose.yaml says. `IMAGE=all`
 * (`npm run image`) starts it with each kind of database, and takes no step from this checkout: it installs and
 * builds as an engine would, which takes minutes.
 */
const isWhole = process.env.IMAGE === "all";
const compose = parse(await readFile(join(projectRoot, "compose.yaml"), "utf8"));
const service = compose.services.site;
const askWhetherReady: string[] = service.healthcheck.test.slice(1);

let folder: string;
let image: Image;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "offerfolio-image-"));
	await chmod(folder, 0o755);
	image = await buildImage({
		context: projectRoot,
		folder,
		known: isWhole ? new Map() : knownSteps(projectRoot),
		caches: join(folder, "caches"),
	});
}, 1_800_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the image as compose.yaml says, on a new volume, with settings in place of compose's own. */
async function start(settings: Record<string, string>): Promise<SiteInRoot & { url: string }> {
	const port = String(await findFreePort());
	const volume = await mkdtemp(join(folder, "volume-"));
	if (canSeal) await chown(volume, 1000, 1000);
	const [data = ""] = image.volumes;
	const env = { ...image.env, PORT: port, HOST: "127.0.0.1", LOG_LEVEL: "info", DEMO: "off" };
	const site = startInRoot(image.root, {
		command: image.command,
		workdir: image.workdir,
		user: image.user,
		env: { ...env, ...settings, ...(canSeal ? {} : { DATA_DIR: volume }) },
		mounts: { [data]: { from: volume } },
		memory: service.tmpfs,
		readOnly: service.read_only,
		withoutRights: service.cap_drop.includes("ALL"),
	});
	onTestFinished(async () => void (await site.stop()));
	return { ...site, url: `http://127.0.0.1:${port}` };
}

test("starts as compose.yaml says: read-only, without rights, as a user who is not root, with its own database", async () => {
	const site = await start({});
	expect((await site.exec(askWhetherReady)).code).toBe(1);
	await until(async () => (await site.exec(askWhetherReady)).code === 0);
	expect((await site.exec(image.health)).code).toBe(0);
	expect(await (await fetch(site.url)).text()).toContain("Offerfolio");
	if (canSeal) {
		const write = (path: string) => site.exec(["/bin/sh", "-c", `echo otter > ${path}/otter`]);
		for (const path of ["/site", "/site/build", "/etc", "/home/node", "/usr/local/bin"]) {
			expect((await write(path)).code, path).not.toBe(0);
		}
		for (const path of ["/data", "/tmp"]) expect((await write(path)).code, path).toBe(0);
		const { said } = await site.exec(["cat", "/proc/1/status"]);
		expect(said).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/mu);
		expect(said).toMatch(/^CapBnd:\t0+$/mu);
		expect(said).toMatch(/^NoNewPrivs:\t1$/mu);
	}
	expect(await site.stop()).toBe(0);
	expect(site.said()).not.toMatch(/"level":"(?:error|fatal)"|\n\s+at /u);
});

/** A database behind a port, as one of another machine: its socket cannot be entered from the container. */
async function offerByPort(url: string): Promise<string> {
	const socket = `${new URL(url).searchParams.get("host")}/.s.PGSQL.5432`;
	const server = net.createServer((client) => {
		const there = net.connect(socket);
		client.pipe(there).pipe(client);
		for (const end of [client, there]) end.on("error", () => {});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = new URL(url);
	address.searchParams.delete("host");
	address.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
	return address.href;
}

test.runIf(isWhole)(
	"uses another Postgres by DATABASE_URL, and runs the commands of docs/operations.md",
	async () => {
		const database = await createTestDatabase();
		onTestFinished(database.drop);
		const address = await offerByPort(database.url);
		const commands = (await readDocumentedCommands()).get("Containers") ?? [];
		const compose = /^docker compose (up|exec|down)\b(?: site)?(.*)$/u;
		let site: Awaited<ReturnType<typeof start>> | undefined;
		const said: string[] = [];
		for (const command of commands) {
			const [, verb, words = ""] = compose.exec(command) ?? [];
			expect(verb, command).toBeDefined();
			site ??= await start({ DATABASE_URL: address });
			if (verb === "up") {
				const { url } = site;
				await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok);
				expect((await fetch(`${url}/resumes`)).status).toBe(200);
			} else if (verb === "down") {
				expect((await site.exec(["ls", image.env.DATA_DIR ?? ""])).said).not.toContain("postgres");
				expect(await site.stop()).toBe(0);
			} else {
				const done = await site.exec(["/bin/sh", "-c", words]);
				expect(done.code, `${command}\n${done.said}`).toBe(0);
				said.push(done.said);
			}
		}
		expect(said.join("\n")).toMatch(/^fine +database/mu);
		expect(said.join("\n")).toMatch(/backup/iu);
	},
);

test("holds nothing but what the site needs", async () => {
	const inImage = (path: string) => stat(join(image.root, image.workdir, path)).catch(() => null);
	for (const path of ["tests", "bench", "docs", ".git", ".env", "data", "node_modules/@biomejs"]) {
		expect(await inImage(path), path).toBeNull();
	}
	for (const path of [
		"app/routes.ts",
		"build/sources.sha256",
		"db/migrations",
		"node_modules/pg",
	]) {
		expect(await inImage(path), path).not.toBeNull();
	}
});

test("is made of the Node that the packages bring, and compose.yaml sets only what the site knows", () => {
	const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
	expect(image.from).toBe(`node:${devDependencies.node}-trixie-slim`);
	const explained = readFileSync(join(projectRoot, ".env.example"), "utf8");
	for (const name of Object.keys(service.environment)) {
		expect(explained).toMatch(new RegExp(`^#${name}=`, "mu"));
	}
	for (const { image: other } of Object.values<{ image?: string }>(compose.services)) {
		if (other) expect(other).toMatch(/:.*\d+[.-]\d+/u);
	}
});
