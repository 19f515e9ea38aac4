import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { watchRevision } from "./watch-revision.server.ts";

async function openWatched() {
	const site = await createTestSite();
	const onChange = vi.fn();
	const looked = vi.spyOn(site.services.search, "revision");
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const watch = watchRevision(
		{ revision: () => site.services.search.revision(), log: site.services.log },
		onChange,
	);
	onTestFinished(() => watch.stop());
	/** A second passes. @returns when it has been looked, and what was to be done has been done */
	const nextLook = async () => {
		vi.advanceTimersByTime(1_000);
		await Promise.allSettled([looked.mock.results.at(-1)?.value]);
		await setImmediate();
	};
	await nextLook();
	return { site, database: site.services.database, onChange, nextLook, looked };
}

test("What another process changes in the library is noticed, and nothing else", async () => {
	const { site, database, onChange, nextLook } = await openWatched();
	expect(onChange).not.toHaveBeenCalled();
	const id = await site.addResume();
	await nextLook();
	expect(onChange).toHaveBeenCalledTimes(1);
	await database.update(resumes).set({ description: "Anew" }).where(eq(resumes.id, id));
	await nextLook();
	expect(onChange).toHaveBeenCalledTimes(2);
	await database.update(resumes).set({ viewCount: 7 }).where(eq(resumes.id, id));
	await nextLook();
	expect(onChange).toHaveBeenCalledTimes(2);
});

test("A database that is away for a moment ends nothing", async () => {
	const { site, onChange, nextLook, looked } = await openWatched();
	looked.mockRejectedValueOnce(new Error("The database is away"));
	await nextLook();
	await site.addResume();
	await nextLook();
	expect(onChange).toHaveBeenCalledTimes(1);
});
