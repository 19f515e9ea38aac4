import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOauthState } from "#app/data/account/oauth-states.server.ts";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import {
	oauthStates,
	oneTimeTokens,
	rateLimits,
	session,
} from "#app/data/base/schema/accounts.server.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import { resumeUses } from "#app/data/base/schema/entitlements.server.ts";
import { libraryChanges } from "#app/data/base/schema/search.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { removeEnded } from "./clean-up.server.ts";
import { countDownload, findDownloads } from "./content-counts.server.ts";

test("What has ended goes, what runs stays, and a second time there is nothing left", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const person = await site.addPerson();
	const hour = 3_600_000;
	await database.insert(rateLimits).values([
		{ key: "ended", points: 1, expire: Date.now() - hour },
		{ key: "running", points: 1, expire: Date.now() + hour },
	]);
	const times = { createdAt: testNow, updatedAt: testNow };
	await database.insert(session).values([
		{
			id: "e",
			token: "e",
			userId: person.id,
			expiresAt: new Date(testNow.getTime() - 1),
			...times,
		},
		{
			id: "r",
			token: "r",
			userId: person.id,
			expiresAt: new Date(testNow.getTime() + 1),
			...times,
		},
	]);
	const token = { purpose: "reset-password", userId: person.id, email: person.email } as const;
	const at = (days: number) => addDays(testNow, days);
	await addToken(database, { ...token, tokenHash: "long ago", expiresAt: at(-31) });
	await addToken(database, { ...token, tokenHash: "yesterday", expiresAt: at(-1) });
	const state = { browserHash: "b", returnTo: "/" };
	await addOauthState(database, { ...state, stateHash: "left", expiresAt: at(1) }, testNow);

	const written = { name: "Ada", email: "ada@example.com", subject: "", message: "Hello" };
	const settled = (month: string) => new Date(`${month}-15T12:00:00.000Z`);
	await database.insert(contactMessages).values([
		{ ...written, subject: "waits", createdAt: settled("2020-01") },
		{ ...written, subject: "kept", createdAt: settled("2020-01"), settledAt: settled("2024-06") },
	]);
	const [old] = await database
		.insert(contactMessages)
		.values({ ...written, createdAt: settled("2020-01"), settledAt: settled("2024-05") })
		.returning({ id: contactMessages.id });
	await database
		.insert(contactReplies)
		.values({ messageId: old?.id ?? "", body: "Yes.", sentAt: settled("2024-05") });

	for (const days of [-2, -1, 0]) {
		const day = dayOf(at(days));
		await countDownload(database, { template: "a-template", userId: person.id, day });
	}

	const resumeId = await site.addResume();
	const use = { userId: person.id, resumeId, kind: "reading" } as const;
	await database.insert(resumeUses).values([
		{ ...use, at: new Date(at(-400).getTime() - 1) },
		{ ...use, at: at(-400) },
	]);
	const yesterday = sql`now() - interval '25 hours'`;
	await database.update(libraryChanges).set({ at: yesterday });
	await site.addResume();

	expect(await removeEnded(database, testNow)).toBe(7);
	expect(await database.select().from(resumeUses)).toMatchObject([{ at: at(-400) }]);
	expect(await database.$count(libraryChanges)).toBe(1);
	expect(await findDownloads(database, person.id)).toHaveLength(2);
	const subjects = (await database.select().from(contactMessages)).map(({ subject }) => subject);
	expect(subjects.sort()).toEqual(["kept", "waits"]);
	expect(await database.$count(contactReplies)).toBe(0);
	expect((await database.select().from(rateLimits)).map(({ key }) => key)).toEqual(["running"]);
	expect((await database.select().from(session)).map(({ id }) => id)).toEqual(["r"]);
	expect((await database.select().from(oneTimeTokens)).map((row) => row.tokenHash)).toEqual([
		"yesterday",
	]);
	expect(await database.$count(oauthStates)).toBe(1);
	expect(await removeEnded(database, testNow)).toBe(0);
});

test("However many there are, they go in parts; told to stop, it leaves the rest to the next time", async () => {
	const { database } = (await createTestSite()).services;
	const size = 10_001;
	await database.execute(sql`insert into rate_limits (key, points, expire)
		select 'ended ' || n, 1, ${Date.now() - 1}::bigint from generate_series(1, ${size}) as n`);
	expect(await removeEnded(database, testNow, AbortSignal.abort())).toBe(0);
	expect(await database.$count(rateLimits)).toBe(size);
	expect(await removeEnded(database, testNow)).toBe(size);
	expect(await database.$count(rateLimits)).toBe(0);
});
