import { expect, test } from "vitest";
import type { LibraryItem } from "#app/domain/reader/unlocked-resumes.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { describeEnd, LibraryList } from "./unlocked-list.tsx";

const item: LibraryItem = {
	id: "1",
	title: "Analyst",
	company: "BCG",
	role: "Consultant",
	experienceLevel: "Entry-level",
	provenance: "demo",
	sheetVersion: null,
	source: "free",
	openedAt: "2026-11-20T10:00:00Z",
	state: "open",
	by: "unlock",
	until: null,
};
const until = "2026-12-20T10:00:00Z";

test("Until when a resume opens is said in words", () => {
	expect(describeEnd(item)).toBe("stays open");
	expect(describeEnd({ ...item, by: "pro" })).toBe("opens with Pro");
	expect(describeEnd({ ...item, source: "pro", by: "everyone" })).toBe("open to everyone");
	expect(describeEnd({ ...item, source: "pack", until })).toBe("open until Dec 20, 2026");
	expect(describeEnd({ ...item, source: "pack", until, state: "locked", by: null })).toBe(
		"locked since Dec 20, 2026",
	);
	expect(describeEnd({ ...item, source: "pro", state: "locked", by: null })).toBe("locked");
	expect(describeEnd({ ...item, state: "withdrawn", by: null })).toBe("withdrawn from the library");
});

test("An open resume leads to the reader, a locked one to its preview, a withdrawn one nowhere", () => {
	const link = (state: LibraryItem["state"]) =>
		/href="(\/resumes\/1[^"]*)"/u.exec(markupOf(<LibraryList items={[{ ...item, state }]} />))?.[1];
	expect(link("open")).toBe("/resumes/1/read");
	expect(link("locked")).toBe("/resumes/1");
	expect(link("withdrawn")).toBeUndefined();
});

test("The free resume is called so as long as it is not given back", () => {
	const said = (more: Partial<LibraryItem>) =>
		textOf(markupOf(<LibraryList items={[{ ...item, ...more }]} />));
	expect(said({})).toContain("Your free resume · opened Nov 20, 2026");
	expect(said({ source: "pack", state: "withdrawn" })).toContain("Resume Pack · opened");
	for (const state of ["withdrawn", "locked"] as const) {
		expect(said({ state })).toContain("Opened Nov 20, 2026");
		expect(said({ state })).not.toContain("Your free resume");
	}
});

test("An empty library says how it is filled", () => {
	const text = textOf(markupOf(<LibraryList items={[]} />));
	expect(text).toContain("Nothing here yet");
	expect(text).toContain("Browse resumes");
});
