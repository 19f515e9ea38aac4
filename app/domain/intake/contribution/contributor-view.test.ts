import { expect, test } from "vitest";
import { lineOfContribution } from "./contributor-view.ts";

const stored = {
	id: "c1",
	resumeId: null,
	submittedAt: null,
	sentBackBecause: null,
	publishedAt: null,
	declinedAt: null,
	declinedBecause: null,
	withdrawnAt: null,
};
const at = new Date("2026-05-02T00:00:00Z");
const line = (more: Partial<Parameters<typeof lineOfContribution>[0]>) =>
	lineOfContribution({ ...stored, ...more }, "Nurse", () => "May 2");

test("A contribution says where it stands, what was said of it, and where its person goes on", () => {
	expect(line({})).toMatchObject({ state: "You are writing it", hasReceipts: false });
	expect(line({ sentBackBecause: "Which year?" })).toMatchObject({
		state: "Sent back to you",
		because: "Which year?",
		to: { path: "/contribute/c1/draft" },
		hasReceipts: true,
	});
	expect(line({ submittedAt: at }).state).toBe("With us since May 2");
	expect(line({ submittedAt: at, publishedAt: at, resumeId: "r1" })).toMatchObject({
		state: "Published on May 2",
		to: { path: "/resumes/r1" },
	});
	expect(line({ submittedAt: at, declinedAt: at, declinedBecause: "A copy" })).toMatchObject({
		state: "Not published, May 2",
		because: "A copy",
		to: null,
	});
	expect(line({ submittedAt: at, publishedAt: at, withdrawnAt: at }).state).toBe(
		"Withdrawn on May 2",
	);
});
