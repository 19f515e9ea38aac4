import { expect, test } from "vitest";
import { walkResumeAddresses } from "#app/data/library/resumes.server.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

test("Addresses come part by part: the newest first, each once, and no more than are wanted", async () => {
	const site = await createTestSite();
	const day = (number: number) => new Date(testNow.getTime() - number * 86_400_000);
	// Two were added in the same instant, where one part ends and the next begins.
	const added = [0, 1, 1, 2, 3].map((days) => site.addResume({ createdAt: day(days) }));
	const [newest, ...others] = await Promise.all(added);
	await site.addResume({ withdrawnAt: testNow });
	const walk = async (limit: number) => {
		const parts: string[][] = [];
		for await (const rows of walkResumeAddresses(site.services.database, limit, 2)) {
			parts.push(rows.map(({ id }) => id));
		}
		return parts;
	};

	const all = await walk(100);
	expect(all.map((part) => part.length)).toEqual([2, 2, 1]);
	expect(all[0]?.[0]).toBe(newest);
	expect(new Set(all.flat())).toEqual(new Set([newest, ...others]));
	expect(all.flat().slice(3)).toEqual(others.slice(2));
	expect((await walk(3)).flat()).toEqual(all.flat().slice(0, 3));
});
