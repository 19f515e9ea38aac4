import { expect, test } from "vitest";
import { createTestSite } from "#tests/helpers/site.ts";
import {
	addContentCounts,
	countDownload,
	findDownloads,
	getContentCounts,
	removeDownloadsBefore,
} from "./content-counts.server.ts";

test("What happens at the same time is counted each, and what never happened is missing", async () => {
	const { services } = await createTestSite();
	const { database } = services;
	await Promise.all(
		Array.from({ length: 20 }, () =>
			addContentCounts(database, [
				{ name: "template:netflix-data-scientist", count: 2 },
				{ name: "article:quiet-numbers", count: 1 },
			]),
		),
	);
	await addContentCounts(database, []);
	const counts = await getContentCounts(database, [
		"template:netflix-data-scientist",
		"article:quiet-numbers",
		"article:unread",
	]);
	expect(Object.fromEntries(counts)).toEqual({
		"template:netflix-data-scientist": 40,
		"article:quiet-numbers": 20,
	});
});

test("A download counts once per person and day, however often it is pressed at the same time", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const people = [await site.addPerson(), await site.addPerson()];
	const template = "registered-nurse";
	const days = ["2026-05-30", "2026-05-31"];
	const downloads = people.flatMap(({ id: userId }) =>
		days.flatMap((day) => Array.from({ length: 5 }, () => ({ template, userId, day }))),
	);
	const answers = await Promise.all(downloads.map((one) => countDownload(database, one)));
	expect(answers.filter(Boolean)).toHaveLength(4);
	const count = async () => (await getContentCounts(database, [`template:${template}`])).values();
	expect([...(await count())]).toEqual([4]);

	expect(await removeDownloadsBefore(database, "2026-05-31")).toBe(2);
	const [ada] = people;
	expect(await findDownloads(database, ada?.id ?? "")).toEqual([{ template, day: "2026-05-31" }]);
	expect([...(await count())]).toEqual([4]);
});
