import { randomBytes, randomUUID } from "node:crypto";
import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase, readMigrationTimes } from "#app/data/base/migrate.server.ts";
import { backupName } from "#app/domain/base/backups/manifest.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { createFolderBackups } from "#app/integrations/backups/folder-backups.server.ts";
import { createFileKey, type FileStore } from "#app/integrations/files/files.ts";
import { createLocalFiles } from "#app/integrations/files/local-files.server.ts";
import { findBackups } from "#app/operations/base/find-backups.server.ts";
import { makeBackup } from "#app/operations/base/make-backup.server.ts";
import { openBackup } from "#app/operations/base/open-backup.server.ts";
import type { BackupPlace } from "#app/services.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { leaveHalf } from "#tests/helpers/half-object.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { createLog } from "../log.ts";
import { restoreBackup } from "./restore-backup.ts";

const quiet = { log: createLog("fatal"), onProgress() {} };

/** A database without a table. */
async function makeEmptyDatabase(): Promise<string> {
	const name = `empty_${randomUUID().replaceAll("-", "")}`;
	await execute(inject("postgresUrl"), `create database ${name}`);
	onTestFinished(async () => {
		await execute(inject("postgresUrl"), `drop database ${name} with (force)`);
	});
	return databaseUrl(inject("postgresUrl"), name);
}

const urlOf = ({ services }: TestSite) => String(services.pool.options.connectionString);

async function openPlace(
	url: string,
	passphrase?: string,
): Promise<BackupPlace & { folder: string }> {
	const folder = await makeFolder();
	const secret = { value: "the key of the sessions", isConfigured: false };
	return { folder, store: createFolderBackups(folder), databaseUrl: url, passphrase, secret };
}

/** An empty place, and what is restored into it. */
async function restore(place: BackupPlace, madeAt: Date) {
	const folder = await makeFolder();
	const target = {
		databaseUrl: await makeEmptyDatabase(),
		files: createLocalFiles({ folder: join(folder, "files") }),
		secretFile: join(folder, "auth-secret"),
		secret: "another",
	};
	const backup = await openBackup(place.store, madeAt, place.passphrase);
	return { ...target, folder, restored: restoreBackup(backup, target, quiet) };
}

async function addFile(site: TestSite, bytes: Buffer): Promise<string> {
	const key = createFileKey("pdf", testNow, randomBytes);
	await site.services.files.put(key, bytes, { contentType: "application/pdf" });
	const resumeId = await site.addResume();
	await execute(
		urlOf(site),
		`insert into resume_files (key, resume_id, kind, origin, size, sha256)
		values ('${key}', '${resumeId}', 'pdf', 'rendered', ${bytes.length}, 'x')`,
	);
	return key;
}

const bytesOf = async (files: FileStore, key: string) => {
	const content = await files.get(key);
	return content && Buffer.from(await new Response(content.body).arrayBuffer());
};

/** Texts that a copy could stumble over. */
const oddTexts = ["tab\tand\nline", "\\N", "\\.", "a\\\\b\r", "“é” 漢字 🦦", " ", "NULL", "'\";--"];

test("A backup that was made under load is the database of one moment, and comes back row by row, file by file", async () => {
	const site = await createTestSite();
	const url = urlOf(site);
	const person = await site.addPerson();
	await site.addPack(person);
	for (const title of oddTexts) await site.addResume({ title, tags: [title, "{}"] });
	const bodies = [randomBytes(200_000), Buffer.alloc(0)];
	const keys = await Promise.all(bodies.map((bytes) => addFile(site, bytes)));
	await site.services.start();
	const at = addDays(new Date(), 30);
	await site.services.jobs.enqueue("delete-file", { key: "waits" }, { key: "waits", at });

	let writes = 0;
	let isOver = false;
	const writing = (async () => {
		// A resume and a message with its name: always both.
		for (; !isOver; writes++) {
			const id = randomUUID();
			await execute(
				url,
				`begin; insert into resumes (id, title, company, role, industry, experience_level, provenance, availability)
					values ('${id}', 'Pair', 'Google', 'Software Engineer', 'Tech', 'Mid-level', 'demo', 'document');
				insert into contact_messages (name, email, subject, message, created_at)
					values ('Ada', 'ada@example.com', '${id}', 'pair', now()); commit`,
			);
		}
	})();
	await expect.poll(() => writes).toBeGreaterThan(2);
	const place = await openPlace(url, "seven quiet otters");
	const manifest = await makeBackup(site.services, place);
	isOver = true;
	await writing;

	expect(manifest.missing).toEqual([]);
	const target = await restore(place, testNow);
	expect(await target.restored).toEqual([]);
	const pairs = await execute<{ resumes: number; messages: number }>(
		target.databaseUrl,
		`select (select count(*) from resumes where title = 'Pair')::int as resumes,
			(select count(*) from contact_messages m join resumes r on r.id::text = m.subject)::int as messages`,
	);
	expect(pairs[0]?.resumes).toBeGreaterThan(2);
	expect(pairs[0]?.messages).toBe(pairs[0]?.resumes);

	const titles = `select title from resumes where title <> 'Pair' and tags[2] = '{}' order by title collate "C"`;
	expect(await execute(target.databaseUrl, titles)).toEqual(await execute(url, titles));
	expect(await execute(target.databaseUrl, titles)).toHaveLength(oddTexts.length);
	for (const [index, key] of keys.entries()) {
		expect(await bytesOf(target.files, key)).toEqual(bodies[index]);
	}
	const waiting = "select data from pgboss.job where singleton_key = 'waits'";
	expect(await execute(target.databaseUrl, waiting)).toEqual([{ data: { key: "waits" } }]);
	expect(await readFile(target.secretFile, "utf8")).toBe("the key of the sessions\n");
	// Numbers go on, triggers and foreign keys are back, and generated columns are filled.
	const constraints = `select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
		union all select count(*) from pg_trigger where tgenabled = 'O' and not tgisinternal
		union all select count(*) from resumes where search_text = ''`;
	expect(await execute(target.databaseUrl, constraints)).toEqual(await execute(url, constraints));
	const search = "select term, resumes from search_terms order by term";
	const [restored, original] = await Promise.all(
		[target.databaseUrl, url].map((database) => execute(database, search)),
	);
	expect(restored?.length).toBeGreaterThan(0);
	expect(new Set(original?.map(({ term }) => term))).toEqual(
		new Set(restored?.map(({ term }) => term)),
	);
	const next = `insert into library_changes (company, role, industry, experience_level, is_featured, visa_sponsored, cell, change)
		values ('a', 'b', 'c', 'd', false, false, 1, 1) returning id`;
	await execute(target.databaseUrl, next);
});

test("Nothing is restored of a backup that is damaged, or whose passphrase is wrong", async () => {
	const site = await createTestSite();
	await addFile(site, Buffer.from("%PDF"));
	const place = await openPlace(urlOf(site), "seven quiet otters");
	const manifest = await makeBackup(site.services, place);
	const open = (passphrase?: string) => openBackup(place.store, testNow, passphrase);
	await expect(open()).rejects.toThrow("BACKUP_PASSPHRASE is missing");
	await expect(open("seven loud otters")).rejects.toThrow("another BACKUP_PASSPHRASE");

	const resumes = manifest.tables.find(({ name }) => name === "public.resumes");
	const object = join(place.folder, resumes?.object ?? "");
	const whole = await readFile(object);
	await writeFile(object, whole.subarray(0, -1));
	const cut = await restore(place, testNow);
	await expect(cut.restored).rejects.toThrow();
	expect(await execute(cut.databaseUrl, "select 1 from resumes")).toEqual([]);
	await writeFile(object, whole);

	const path = join(place.folder, "backups", backupName(testNow), "manifest.json");
	const text = await readFile(path, "utf8");
	await writeFile(path, text.replace(/"rows":1,/u, '"rows":2,'));
	await expect(open("seven quiet otters")).rejects.toThrow("was changed");
	await writeFile(path, text);
	const file = join(place.folder, manifest.files[0]?.object ?? "");
	await appendFile(file, "x");
	await expect((await restore(place, testNow)).restored).rejects.toThrow();
});

test("Without a passphrase a changed row is found by the sums, and a place that is taken is refused", async () => {
	const site = await createTestSite();
	await site.addResume();
	const place = await openPlace(urlOf(site));
	await makeBackup(site.services, place);
	const backup = await openBackup(place.store, testNow, undefined);
	const table = backup.manifest.tables.find(({ name }) => name === "public.resumes");
	if (table) table.rowsHash = "0".repeat(64);
	const folder = await makeFolder();
	const target = {
		databaseUrl: await makeEmptyDatabase(),
		files: createLocalFiles({ folder }),
		secretFile: null,
		secret: "another",
	};
	await expect(restoreBackup(backup, target, quiet)).rejects.toThrow(
		"public.resumes has other contents",
	);
	expect(await execute(target.databaseUrl, "select 1 from resumes")).toEqual([]);
	await expect(restoreBackup(backup, target, quiet)).rejects.toThrow("not empty");
});

test("Files are copied once for all backups, and go with the last one that needs them", async () => {
	const site = await createTestSite();
	const [stays, goes] = [
		await addFile(site, Buffer.from("a")),
		await addFile(site, Buffer.from("b")),
	];
	const place = await openPlace(urlOf(site));
	const first = await makeBackup(site.services, place);
	await execute(urlOf(site), `delete from resume_files where key = '${goes}'`);
	await writeFile(join(place.folder, "files", "left-by-one-that-was-broken-off"), "");
	await leaveHalf(place.store, `backups/${backupName(addDays(testNow, -1))}/public.resumes.gz`);
	await leaveHalf(place.store, `files/${goes}.half`);
	const filesOf = async () => (await readdir(join(place.folder, "files"))).toSorted();

	// Of one day only the newest stays.
	site.setNow(new Date(testNow.getTime() + 1_000));
	const second = await makeBackup(site.services, place);
	expect(await findBackups(place.store)).toEqual([new Date(second.madeAt)]);
	expect(await filesOf()).toEqual([stays]);
	expect(second.written).toBeLessThan(first.written);
	expect(await readdir(join(place.folder, "backups"))).toEqual([
		backupName(new Date(second.madeAt)),
	]);

	await site.services.files.remove(stays);
	site.setNow(addDays(testNow, 1));
	expect((await makeBackup(site.services, place)).missing).toEqual([]);
	const other = await openPlace(urlOf(site));
	expect((await makeBackup(site.services, other)).missing).toEqual([stays]);
});

test("A file that the store has lost is copied again, and what was broken off is not kept for the next that is", async () => {
	const site = await createTestSite();
	const key = await addFile(site, Buffer.from("a"));
	const place = await openPlace(urlOf(site));
	await makeBackup(site.services, place);
	const object = join(place.folder, "files", key);
	await rm(object);
	for (const day of [1, 2]) {
		site.setNow(addDays(testNow, day));
		const breaking = new AbortController();
		const broken = makeBackup(site.services, place, {
			signal: breaking.signal,
			onProgress: (done) => done === 10 && breaking.abort(),
		});
		await expect(broken).rejects.toThrow();
	}
	expect(await readdir(join(place.folder, "backups"))).toEqual(
		[testNow, addDays(testNow, 2)].map(backupName),
	);
	site.setNow(addDays(testNow, 3));
	const whole = await makeBackup(site.services, place);
	expect(whole.missing).toEqual([]);
	expect(await readFile(object, "utf8")).toBe("a");
	const target = await restore(place, addDays(testNow, 3));
	await target.restored;
	expect(await bytesOf(target.files, key)).toEqual(Buffer.from("a"));
});

test("Nothing is missed, or kept on, of an upload whose resume shows its clean copy", async () => {
	const site = await createTestSite();
	const copy = await addFile(site, Buffer.from("copy"));
	const [source, waiting] = [
		createFileKey("pdf", testNow, randomBytes),
		createFileKey("pdf", testNow, randomBytes),
	];
	for (const key of [source, waiting]) {
		await site.services.files.put(key, Buffer.from(key), { contentType: "application/pdf" });
		await execute(
			urlOf(site),
			`insert into resume_uploads (key, kind, original_name, size, sha256, status, created_at)
			values ('${key}', 'pdf', 'resume.pdf', 1, '${key}', 'read', now())`,
		);
	}
	const place = await openPlace(urlOf(site));
	const keysOf = ({ files }: Awaited<ReturnType<typeof makeBackup>>) =>
		files.map(({ key }) => key).toSorted();
	expect(keysOf(await makeBackup(site.services, place))).toEqual(
		[copy, source, waiting].toSorted(),
	);

	// As publishing does it: the row with the hash stays, the file goes.
	await execute(
		urlOf(site),
		`update resume_uploads set resume_id = (select resume_id from resume_files) where key = '${source}'`,
	);
	await site.services.files.remove(source);
	site.setNow(addDays(testNow, 1));
	for (const other of [place, await openPlace(urlOf(site))]) {
		const manifest = await makeBackup(site.services, other);
		expect(manifest.missing).toEqual([]);
		expect(keysOf(manifest)).toEqual([copy, waiting].toSorted());
	}
});

test("Two backups of one site at once: one is made, the other says so", async () => {
	const site = await createTestSite();
	const place = await openPlace(urlOf(site));
	const results = await Promise.allSettled([1, 2].map(() => makeBackup(site.services, place)));
	const reasons = results.flatMap((result) =>
		result.status === "rejected" ? [String(result.reason.message)] : [],
	);
	expect(reasons).toEqual(["Another backup is under way."]);
	expect(await findBackups(place.store)).toHaveLength(1);
});

test("A backup of an older version comes back in the tables of this one; one of a newer version does not", async () => {
	const times = await readMigrationTimes();
	const old = await makeEmptyDatabase();
	const upTo = times.at(-6) ?? 0;
	await migrateDatabase(old, upTo);
	await execute(
		old,
		`insert into resumes (title, company, role, industry, experience_level, provenance, availability)
		values ('Old', 'Google', 'Software Engineer', 'Tech', 'Mid-level', 'demo', 'document')`,
	);
	const folder = await makeFolder();
	const files = createLocalFiles({ folder });
	const place = await openPlace(old);
	const services = { files, clock: () => testNow };
	const manifest = await makeBackup(services, place);
	expect(manifest.migrations.at(-1)).toBe(upTo);
	const target = await restore(place, testNow);
	await target.restored;
	const ran = "select max(created_at)::text as last from drizzle.__drizzle_migrations";
	expect(await execute(target.databaseUrl, ran)).toEqual([{ last: String(times.at(-1)) }]);
	expect(await execute(target.databaseUrl, "select title from resumes")).toEqual([
		{ title: "Old" },
	]);

	const backup = await openBackup(place.store, testNow, undefined);
	backup.manifest.migrations.push((times.at(-1) ?? 0) + 1);
	await expect(restoreBackup(backup, { ...target, secret: "" }, quiet)).rejects.toThrow(
		"newer version",
	);
});
