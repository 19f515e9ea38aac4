import { expect, test } from "vitest";
import { askedOfLibrary, withCounts } from "./library-counts.ts";
import type { PostingMatch } from "./match-requirements.ts";

const asked = (text: string) =>
	({ kind: "skill", text, must: true, start: 0, end: 1, mark: "missing", line: null }) as const;

test("A match takes the counts in the order of its requirements, and says in words what each resume adds", () => {
	const match: PostingMatch = {
		requirements: [
			{ ...asked("SQL"), resumes: null },
			{ ...asked("Go"), resumes: null },
		],
		key: "role=Baker",
		of: 0,
		five: [],
	};
	const one = { id: "a", title: "A baker", company: "Example" };
	const counts = { counts: [7, null], of: 9, five: [{ ...one, adds: [0] }] };
	expect(withCounts(match, counts)).toEqual({
		requirements: [
			{ ...asked("SQL"), resumes: 7 },
			{ ...asked("Go"), resumes: null },
		],
		key: "role=Baker",
		of: 9,
		five: [{ ...one, adds: ["SQL"] }],
	});
});

test("Of a match we are told the group and what is asked for, and no line of the resume", () => {
	const shown = { ...asked("Go"), mark: "proved", line: "Wrote Go", resumes: null } as const;
	const years = { ...shown, kind: "years", text: "3 years", min: 3 } as const;
	const match: PostingMatch = { requirements: [shown, years], key: "role=Baker", of: 0, five: [] };
	expect(askedOfLibrary(match)).toEqual({
		key: "role=Baker",
		requirements: [
			{ kind: "skill", text: "Go", must: true },
			{ kind: "years", text: "3 years", must: true, min: 3 },
		],
	});
	expect(askedOfLibrary({ ...match, key: null })).toBeNull();
	expect(askedOfLibrary({ ...match, requirements: [] })).toBeNull();
});
