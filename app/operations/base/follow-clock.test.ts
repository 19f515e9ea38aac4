import { expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { followClock } from "./follow-clock.server.ts";

test("A jump stops for a reminder whose notice has just begun, as no run has written it yet", async () => {
	const site = await createTestSite();
	await site.services.jobs.start({});
	await site.addPack(await site.addPerson());
	const { nextStop } = followClock(site.services);
	// The pack was bought at testNow and runs for 30 days: from then on its last reminder can be written.
	const notice = addDays(testNow, 29).getTime();
	for (const seconds of [-1, 0, 1])
		expect(await nextStop(new Date(notice + seconds * 1000))).toEqual(
			new Date("2026-07-14T12:05:00Z"),
		);
	expect(await nextStop(new Date("2026-07-14T12:05:00Z"))).toEqual(
		new Date("2026-08-01T09:00:00Z"),
	);
});
