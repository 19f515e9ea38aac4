import { describe, expect, test } from "vitest";
import { fairUse, fairUseWait, type UsedResume } from "./fair-use.ts";

const now = new Date("2027-03-01T12:00:00.000Z");
const minute = 60_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const use = (count: number, lastUsedAt: Date, name = "resume"): UsedResume[] =>
	Array.from({ length: count }, (_, index) => ({ resumeId: `${name}-${index}`, lastUsedAt }));

describe("Fair use", () => {
	test("lets the fortieth resume of an hour through and not the forty-first", () => {
		expect(fairUseWait(use(39, ago(minute)), "new", now)).toBeNull();
		expect(fairUseWait(use(40, ago(minute)), "new", now)).toBe(59 * 60);
	});

	test("lets the 150th resume of a day through and not the 151st", () => {
		const hoursAgo = ago(3 * 60 * minute);
		expect(fairUseWait(use(149, hoursAgo), "new", now)).toBeNull();
		expect(fairUseWait(use(150, hoursAgo), "new", now)).toBe(21 * 3600);
	});

	test("costs nothing for a resume that was used within the time", () => {
		const full = use(fairUse.hour.resumes, ago(minute));
		expect(fairUseWait(full, "resume-7", now)).toBeNull();
	});

	test("counts a resume of this morning again within the hour, and not within the day", () => {
		const morning = use(1, ago(5 * 60 * minute), "morning");
		const full = [...morning, ...use(40, ago(minute))];
		expect(fairUseWait(full, "morning-0", now)).toBe(59 * 60);
		const fullDay = [...morning, ...use(149, ago(3 * 60 * minute))];
		expect(fairUseWait(fullDay, "morning-0", now)).toBeNull();
	});

	test("ends exactly an hour after the use that made it full, and not a millisecond before", () => {
		const rest = use(39, ago(minute), "rest");
		expect(fairUseWait([...use(1, ago(60 * minute)), ...rest], "new", now)).toBeNull();
		expect(fairUseWait([...use(1, ago(60 * minute - 1)), ...rest], "new", now)).toBe(1);
	});

	test("waits for the longer of both bounds", () => {
		const used = [...use(110, ago(2 * 60 * minute), "old"), ...use(40, ago(minute))];
		expect(fairUseWait(used, "new", now)).toBe(22 * 3600);
	});
});
