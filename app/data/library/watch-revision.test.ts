import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { watchRevision } from "./watch-revision.server.ts";

async function openWatched() {
	const site = await createTestSite();
	const onChange = vi.fn();
	const looked = vi.spyOn(site.services.search, "revision");
	const watch = watchRevision(
		{ revision: () => site.services.search.revision(), log: site.services.log },
		onChange,
	);
	onTestFinished(() => watch.stop());
	const nextLook = async () => {
		const looks = looked.mock.calls.length;
		// The one after the next: a look may have begun before what the test has just done.
		await expect.poll(() => looked.mock.settledResults.length).toBeGreaterThan(looks + 1);
	};
	await nextLook();
	return { site, database: site.services.database, onChange, nextLook, looked, watch };
}

test("What another process changes in the library is noticed, and nothing else", async () => {
	const { site, database, onChange, nextLook } = await openWatched();
	expect(onChange).not.toHaveBeenCalled();
	const id = await site.addResume();
	await expect.poll(() => onChange.mock.calls.length).toBe(1);
	await database.update(resumes).set({ description: "Anew" }).where(eq(resumes.id, id));
	await expect.poll(() => onChange.mock.calls.length).toBe(2);
	await database.update(resumes).set({ viewCount: 7 }).where(eq(resumes.id, id));
	await nextLook();
	expect(onChange).toHaveBeenCalledTimes(2);
});

test("A database that is away for a moment ends nothing", async () => {
	const { site, onChange, nextLook, looked } = await openWatched();
	looked.mockRejectedValueOnce(new Error("The database is away"));
	await nextLook();
	await site.addResume();
	await expect.poll(() => onChange.mock.calls.length).toBe(1);
});
