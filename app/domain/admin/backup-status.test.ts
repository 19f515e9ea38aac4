import { expect, test } from "vitest";
import { describeBackups } from "./backup-status.ts";

const now = new Date("2026-11-25T14:50:00Z");
const at = (hours: number) => ({
	place: "configured" as const,
	newest: new Date(now.getTime() - hours * 3_600_000),
});

test("A backup of up to 36 hours is fine, an older one is a warning", () => {
	expect(describeBackups(at(12), now)).toEqual({
		text: "The last backup was made on November 25, 2026 at 02:50 UTC.",
		isWarning: false,
	});
	expect(describeBackups(at(36), now).isWarning).toBe(false);
	expect(describeBackups(at(36.01), now)).toMatchObject({
		isWarning: true,
		text: expect.stringContaining("more than 36 hours ago"),
	});
});

test("Where no place is configured nothing is a warning, and each says what to do", () => {
	const none = [true, false].map((isDemonstration) =>
		describeBackups({ place: "none", isDemonstration }, now),
	);
	expect(none.map(({ isWarning }) => isWarning)).toEqual([false, false]);
	expect(none[0]?.text).toContain("npm run backup");
	expect(none[1]?.text).toContain("BACKUP_DIR");
});

test("A place that cannot be reached is a warning", () => {
	expect(describeBackups({ place: "unreachable" }, now).isWarning).toBe(true);
});

test("A place without a backup waits for the first night of the site, and warns after 36 hours", () => {
	const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
	const empty = (at: Date | null) => describeBackups({ place: "empty", since: at }, now);
	const calm = { text: expect.stringContaining("The first is made tonight"), isWarning: false };
	expect([null, since(0), since(36)].map(empty)).toEqual([calm, calm, calm]);
	expect(empty(since(36.01))).toEqual({
		text: "There is no backup, and the site has run since November 24, 2026 at 02:49 UTC. “npm run doctor” says what is wrong.",
		isWarning: true,
	});
});
