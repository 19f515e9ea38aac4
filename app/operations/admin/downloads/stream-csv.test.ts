import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { exportSignups } from "./export-signups.server.ts";

/** A list of three parts, and its export. */
async function openList() {
	const site = await createTestSite();
	const { services } = site;
	const { database, pool } = services;
	await database.insert(emailSignups).values(
		Array.from({ length: 1_100 }, (_, index) => ({
			email: `person${index}@example.com`,
			source: "blog" as const,
			createdAt: new Date(testNow.getTime() - index),
		})),
	);
	const logged = async () =>
		(await database.select().from(auditEntries).orderBy(auditEntries.id)).map(
			({ action, label }) => `${action}: ${label}`,
		);
	const begin = async () => {
		const { body } = await exportSignups(services, ownerOf(site));
		const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
		const read = async () => new TextDecoder().decode((await reader.read()).value);
		const readRest = async () => {
			let text = "";
			for (let part = await read(); part !== ""; part = await read()) text += part;
			return text;
		};
		return { reader, read, readRest };
	};
	return { database, pool, logged, begin };
}

const linesIn = (text: string) => text.split("\r\n").length - 1;

describe("An export", () => {
	test("is read as it is taken, a part at a time, and holds no connection while its reader waits", async () => {
		const { database, pool, logged, begin } = await openList();
		const { read, readRest } = await begin();
		expect(await read()).toBe("Email,Source,Status,Created At\r\n");
		expect(linesIn(await read())).toBe(500);
		expect(pool.totalCount).toBe(pool.idleCount);
		// What comes later is as it is by then.
		await database.execute(sql`delete from email_signups where email = 'person1099@example.com'`);
		const rest = await readRest();
		expect(linesIn(rest)).toBe(599);
		expect(rest).not.toContain("person1099@");
		expect(await logged()).toEqual(["signups.exported: 1,099 addresses"]);
	});

	test("breaks off where it cannot be read on, and the log says how far it came", async () => {
		const { database, logged, begin } = await openList();
		const { read, readRest } = await begin();
		await read();
		await read();
		await database.execute(sql`alter table email_signups rename to away`);
		await expect(readRest()).rejects.toThrow();
		expect(await logged()).toEqual(["signups.exported: 500 addresses, broken off"]);
	});

	test("whose reader leaves is in the log as well", async () => {
		const { logged, begin } = await openList();
		const { reader, read } = await begin();
		await read();
		await read();
		await reader.cancel();
		expect(await logged()).toEqual(["signups.exported: 500 addresses, broken off"]);
	});

	test("is no whole file without its line in the log, and nothing at all where nothing can be read", async () => {
		const { database, begin } = await openList();
		const { readRest } = await begin();
		await database.execute(sql`alter table audit_entries rename to away`);
		await expect(readRest()).rejects.toThrow();
		await database.execute(sql`alter table email_signups rename to gone`);
		await expect(begin()).rejects.toThrow();
	});
});
