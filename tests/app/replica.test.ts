import { startThrowAwayPair } from "@offerfolio/local-postgres/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#app/data/base/database.server.ts";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { measureLag, openReplica } from "#app/data/base/replica.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { watchRevision } from "#app/data/library/watch-revision.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Services } from "#app/services.ts";
import { lookAtReplica } from "#server/doctor/look-at-database.ts";
import { createLog } from "#server/log.ts";
import { createApp } from "#tests/helpers/app.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { serveSite } from "#tests/helpers/served-site.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";

/** Two servers: what one has written, the other replays, unless it is told to wait. */
let pair: Awaited<ReturnType<typeof startThrowAwayPair>>;
let urls: { DATABASE_URL: string; DATABASE_REPLICA_URL: string };
beforeAll(async () => {
	pair = await startThrowAwayPair();
	await execute(pair.primary.url, "create database site");
	urls = {
		DATABASE_URL: databaseUrl(pair.primary.url, "site"),
		DATABASE_REPLICA_URL: databaseUrl(pair.standby.url, "site"),
	};
	await migrateDatabase(urls.DATABASE_URL);
});
afterAll(async () => {
	await pair.standby.stop();
	await pair.primary.stop();
});

const pause = () => execute(urls.DATABASE_REPLICA_URL, "select pg_wal_replay_pause()");
const resume = () => execute(pair.standby.url, "select pg_wal_replay_resume()");

/** Waits until the replica has replayed everything that is written. */
async function catchUp({ pool, browsing }: Services): Promise<void> {
	const replica = browsing.pool;
	if (!replica) throw new Error("There is no replica");
	await until(async () => (await measureLag(pool, replica).catch(() => null)) !== null);
}

async function openSite() {
	const site = await createTestSite(urls, { databaseUrl: urls.DATABASE_URL });
	await catchUp(site.services);
	await site.services.browsing.keepUp();
	const { port } = await serveSite(site.services);
	const get = async (path: string, from = port) => {
		const { status, body } = await ask(from, path);
		return { status, text: body.toString() };
	};
	return { site, services: site.services, get };
}

test("Browsing reads from the replica until the library changes, then from the primary until the replica has it", async () => {
	const { site, services, get } = await openSite();
	const known = await site.addResume({ title: "Heron keeper" });
	await catchUp(services);
	await libraryChanged(services);
	expect((await get(`/resumes/${known}`)).text).toContain("Heron keeper");
	expect((await get("/resumes")).text).toContain("Heron keeper");

	await pause();
	onTestFinished(async () => void (await resume().catch(() => {})));
	// Written past the site, which has heard nothing: the replica does not know it yet, and so it was asked.
	const fresh = await site.addResume({ title: "Otter keeper" });
	expect((await get(`/resumes/${fresh}`)).status).toBe(404);
	await services.database
		.update(resumes)
		.set({ title: "Heron painter" })
		.where(eq(resumes.id, known));
	await libraryChanged(services);
	// Asked twice: the second is what is kept under the new version.
	for (const path of ["/resumes", `/resumes/${known}`, "/resumes?q=painter"]) {
		for (let time = 0; time < 2; time++) {
			const { text } = await get(path);
			expect(text, path).toContain("Heron painter");
			expect(text, path).not.toContain("Heron keeper");
		}
	}
	expect((await get(`/resumes/${fresh}`)).text).toContain("Otter keeper");

	// One's own is never late: an account, its pack, and what it opens.
	const person = await site.addPerson();
	await site.addPack(person);
	const app = await createApp(site);
	const opened = await app.ask(`/resumes/${known}/open`, { as: person, form: {} });
	expect(opened.status).toBe(302);
	expect(await (await app.ask("/library/opened", { as: person })).text()).toContain(
		"Heron painter",
	);

	await resume();
	await catchUp(services);
	await until(async () => {
		await pause();
		const next = await site.addResume({ title: "Newt keeper" });
		const { status } = await get(`/resumes/${next}`);
		await resume();
		await catchUp(services);
		return status === 404;
	});
});

test("A process that hears of another's change keeps no page of the replica's from before it", async () => {
	const { site, services } = await openSite();
	const other = site.addProcess();
	await catchUp(services);
	await other.browsing.keepUp();
	const { port } = await serveSite(other);
	const read = async () => (await ask(port, "/resumes?q=badger")).body.toString();
	expect(await read()).not.toContain("Badger keeper");
	const looks = vi.spyOn(other.search, "revision");
	const { log, search, library } = other;
	const watch = watchRevision({ revision: () => search.revision(), log }, library.invalidate);
	onTestFinished(() => watch.stop());
	// What it compares with.
	await until(() => looks.mock.settledResults.length > 1);
	const version = other.library.version.current();
	await pause();
	onTestFinished(async () => void (await resume().catch(() => {})));
	await site.addResume({ title: "Badger keeper" });
	await libraryChanged(services);
	await until(() => other.library.version.current() > version);
	// The first page of the new version, with the replica still where it was.
	for (let time = 0; time < 2; time++) expect(await read()).toContain("Badger keeper");
});

test("What nobody announces is at most five seconds late, and a replica that is gone is not waited for", async () => {
	const log: string[] = [];
	let now = 0;
	const primary = openDatabase(urls.DATABASE_URL);
	onTestFinished(primary.close);
	const browsing = openReplica({
		primary,
		url: urls.DATABASE_REPLICA_URL,
		now: () => now,
		log: createLog("info", { write: (line) => log.push(line) }),
	});
	onTestFinished(browsing.close);
	const count = async () => (await browsing.database.select().from(resumes)).length;
	const { site, services } = await openSite();
	await catchUp(services);
	await browsing.keepUp();
	const before = await count();
	await pause();
	await site.addResume();
	await browsing.keepUp();
	now += 4_000;
	await browsing.keepUp();
	expect(await count()).toBe(before);
	now += 1_000;
	await browsing.keepUp();
	expect(await count()).toBe(before + 1);
	await resume();
	await catchUp(services);
	const look = () => lookAtReplica(urls.DATABASE_URL, urls.DATABASE_REPLICA_URL);
	expect(await look()).toMatchObject([{ part: "replica", state: "fine" }]);

	await pair.standby.stop();
	now += 1_000;
	expect(await count()).toBe(before + 1);
	expect(await count()).toBe(before + 1);
	expect(log.filter((line) => line.includes("is gone"))).toHaveLength(1);
	expect(await look()).toMatchObject([{ part: "replica", state: "wrong" }]);
	const own = await lookAtReplica(urls.DATABASE_URL, urls.DATABASE_URL);
	expect(own).toMatchObject([{ state: "wrong", says: expect.stringContaining("no replica") }]);
});
