import { describe, expect, test } from "vitest";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { KeptLine } from "./kept-line.ts";
import { findInLibrary, librarySearchMaximum, readLibraryWords } from "./library-search.ts";
import type { Starred } from "./shortlist.ts";
import type { LibraryItem } from "./unlocked-resumes.ts";

const opened = (id: string, more: Partial<LibraryItem> = {}) =>
	({
		...{ id, title: "Analyst", company: "Harrow", role: "Consultant", state: "open" },
		...{ experienceLevel: "Entry-level", ...more },
	}) as LibraryItem;
const starred = (id: string, note = "", isWithdrawn = false): Starred => ({
	card: { ...opened(id), title: "Nurse", state: undefined } as unknown as ResumeCard,
	note,
	isWithdrawn,
});
const line = (more: Partial<Extract<KeptLine, { state: "open" }>>): KeptLine => ({
	...{ resumeId: "1", line: "a", title: "Analyst", origin: "", note: "", group: "" },
	...{ keptAt: "2026-06-15T12:00:00.000Z", structure: null },
	...{ state: "open", text: "Cut costs" },
	...more,
});
const closed = {
	...line({ note: "for the interview" }),
	state: "closed" as const,
	cause: "Closed.",
};

const own = {
	opened: [opened("1"), opened("2", { company: "Kestrel", state: "locked" })],
	starred: [starred("2", "ask about ledgers"), starred("3"), starred("4", "", true)],
	lines: [line({ group: "Money" }), closed as KeptLine],
	searches: [{ id: "s", name: "Mine", query: "q=ledger&company=Stripe" }],
};
const find = (words: string) => {
	const { resumes, lines, searches } = findInLibrary(own, words);
	return [
		resumes.items.map(({ id, state }) => `${id} ${state}`),
		lines.items.length,
		searches.items.map(({ id }) => id),
	];
};

describe("the search in what a member has", () => {
	test("finds titles, companies, roles and levels, a resume once with the note of its star", () => {
		expect(find("nurse")).toEqual([["3 unopened", "4 withdrawn"], 0, []]);
		expect(find("kestrel")).toEqual([["2 locked"], 0, []]);
		expect(find("entry consul")[0]).toEqual(["1 open", "2 locked", "3 unopened", "4 withdrawn"]);
		const [ledgers] = findInLibrary(own, "ledgers").resumes.items;
		expect([ledgers?.id, ledgers?.note]).toEqual(["2", "ask about ledgers"]);
	});

	test("finds lines by their words, notes and groups; of a closed one not its words", () => {
		expect(find("costs")).toEqual([[], 1, []]);
		expect(find("money")).toEqual([[], 1, []]);
		expect(find("interview")).toEqual([[], 1, []]);
		expect(find("closed")).toEqual([[], 0, []]);
	});

	test("finds searches by their names and by what they look for", () => {
		expect([find("mine"), find("stripe")]).toEqual([
			[[], 0, ["s"]],
			[[], 0, ["s"]],
		]);
	});

	test("shows ten of a kind and says how many there are", () => {
		const many = Array.from({ length: 12 }, (_, nth) => opened(String(nth)));
		const { resumes } = findInLibrary({ ...own, opened: many, starred: [] }, "analyst");
		expect([resumes.items.length, resumes.found]).toEqual([10, 12]);
	});

	test("takes its words from the address, no more of them than fit", () => {
		const words = (q: string) => readLibraryWords(new URLSearchParams({ q }));
		expect([words("  go "), words("x".repeat(500)).length]).toEqual(["go", librarySearchMaximum]);
		expect(readLibraryWords(new URLSearchParams())).toBe("");
	});
});
