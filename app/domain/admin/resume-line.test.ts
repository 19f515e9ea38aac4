import { expect, test } from "vitest";
import { adminResumeLine } from "./resume-line.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const row = {
	id: "11111111-1111-4111-8111-111111111111",
	title: "Analyst",
	company: "Evercore",
	role: "Finance",
	industry: "Finance",
	experienceLevel: "Mid-level",
	isFeatured: false,
	openToEveryone: false,
	provenance: "demo" as const,
	availability: "document" as const,
	viewCount: 12_345,
	withdrawnAt: null,
	withdrawnReason: null,
	isTakenDown: false,
	isForGood: false,
};

test("a line says whether there is a file, and groups its views", () => {
	expect(adminResumeLine(row, now)).toMatchObject({
		hasFile: true,
		views: "12,345",
		withdrawn: null,
	});
	expect(adminResumeLine({ ...row, availability: "file" }, now).hasFile).toBe(true);
	expect(adminResumeLine({ ...row, availability: "none" }, now).hasFile).toBe(false);
});

test("a withdrawn one says when, why, and until when it can be restored", () => {
	const withdrawn = (withdrawnAt: Date) =>
		adminResumeLine({ ...row, withdrawnAt, withdrawnReason: "Asked to" }, now).withdrawn;
	expect(withdrawn(new Date("2026-06-01T12:00:00.000Z"))).toEqual({
		on: "Jun 1, 2026",
		reason: "Asked to",
		until: "Jul 1, 2026",
		isTakenDown: false,
	});
	expect(withdrawn(new Date("2026-05-16T12:00:00.000Z"))?.until).toBeNull();
	expect(withdrawn(new Date("2026-05-16T12:00:00.001Z"))?.until).toBe("Jun 15, 2026");
	// Of what its contributor has withdrawn nothing is left, also once that was lifted.
	const theirs = { ...row, withdrawnAt: now, isForGood: true };
	expect(adminResumeLine(theirs, now).withdrawn?.until).toBeNull();
});
