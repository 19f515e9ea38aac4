import { expect, test } from "vitest";
import { stateOfContribution } from "./contributor-view.ts";

const stored = {
	submittedAt: null,
	sentBackBecause: null,
	publishedAt: null,
	declinedAt: null,
	declinedBecause: null,
	withdrawnAt: null,
	isTakenDown: false,
	takenOutAt: null,
};
const at = new Date("2026-05-02T00:00:00Z");
const state = (more: Partial<Parameters<typeof stateOfContribution>[0]>) =>
	stateOfContribution({ ...stored, ...more }, () => "May 2");

test("A contribution says where it stands, what was said of it, and whether its draft can be opened", () => {
	expect(state({})).toEqual({ state: "You are writing it", because: null, draft: "write" });
	expect(state({ sentBackBecause: "Which year?" })).toEqual({
		...{ state: "Sent back to you", because: "Which year?", draft: "write" },
	});
	expect(state({ submittedAt: at })).toMatchObject({ state: "With us since May 2", draft: "look" });
	const published = { submittedAt: at, publishedAt: at };
	expect(state(published)).toMatchObject({ state: "Published on May 2", draft: null });
	expect(state({ ...published, withdrawnAt: at }).state).toBe("Withdrawn on May 2");
	const down = { ...published, withdrawnAt: at, isTakenDown: true };
	expect(state(down).state).toBe("Taken down on May 2");
	expect(state({ ...published, takenOutAt: at }).state).toBe("Taken out of the library on May 2");
	expect(state({ submittedAt: at, declinedAt: at, declinedBecause: "A copy" })).toEqual({
		...{ state: "Not published, May 2", because: "A copy", draft: null },
	});
});
