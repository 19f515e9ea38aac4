import { expect, test } from "vitest";
import { WithdrawForm, withdrawQuestion } from "#app/components/intake/withdraw-form.tsx";
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noteField } from "#app/domain/intake/contribution/margin-notes.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { NotesPage } from "./notes-page.tsx";
import { ContributionPage } from "./own-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

test("Notes that have changed meanwhile stand below what was typed, and the form goes on from them", () => {
	const lines = [
		{ line: "a", text: "Cut falls", note: "" },
		{ line: "b", text: "Built a ledger", note: "Of another window" },
		{ line: "c", text: "Wrote a rota", note: "The same" },
	];
	const page = { id: "id", title: "Nurse", version: "now", lines };
	const values = {
		...{ version: "before", [noteField("a")]: "A loud word" },
		...{ [noteField("b")]: "Mine", [noteField("c")]: "The same" },
	};
	const answer = { success: false, message: contributing.notesStale, values };
	const html = markupOf(<NotesPage {...page} answer={answer} />);
	expect(html).toContain('name="version" value="now"');
	for (const typed of ["A loud word", "Mine", "No note stands here now."]) {
		expect(html).toContain(typed);
	}
	expect(textOf(html)).toContain("Now it says: Of another window");
	expect(textOf(html)).not.toContain("Now it says: The same");
	expect(markupOf(<NotesPage {...page} answer={undefined} />)).not.toContain("Now it says");
});

test("Nobody is counted who could have saved a line, where lines were not agreed to", () => {
	const audience = { total: null, weeks: [], byWeek: [] };
	const page = {
		...({ stage: "published", gone: null, earlier: null } as const),
		...{ id: "id", resumeId: "resume", title: "Nurse", publishedAt: "2026-05-02T00:00:00Z" },
		...{ audience, rewards: [], receipts: [], answer: undefined },
	};
	const says = (given: ConsentPart[], keepers: number | null) =>
		textOf(markupOf(<ContributionPage {...page} given={given} keepers={keepers} />));
	expect(says(["reading"], null)).toContain("Nobody can save a line of it");
	expect(says(["reading"], null)).not.toContain("have saved a line");
	expect(says(["reading", "lines"], null)).toContain("Fewer than three people have saved a line");
	// Of a time in which they could.
	expect(says(["reading"], 4)).toContain("4 people have saved a line");
});

test("A withdrawal promises to know near copies again only while there are words to make a code of", () => {
	const page = { id: "id", title: "Nurse", answer: undefined };
	const says = (isKept: boolean) => textOf(markupOf(<WithdrawPage {...page} isKept={isKept} />));
	expect(says(true)).toContain("we refuse the same file and near copies.");
	expect(says(false)).toContain("we refuse the same file, but no near copies");
	expect(says(false)).toContain("are deleted already");
});

test("The owner is not asked to delete a file that is gone", () => {
	const form = { resume: { title: "Nurse", company: "Harrow" }, answer: undefined, busy: false };
	const where = { action: "/admin/resumes/id/withdraw", back: "/admin/resumes" };
	const shown = (isKept: boolean) =>
		markupOf(<WithdrawForm {...form} {...where} isWithdrawn isKept={isKept} />);
	expect(textOf(shown(true))).toContain("Its file is still kept");
	expect(textOf(shown(false))).toContain("nothing of its file is left to delete");
	expect(shown(false)).not.toContain("<form");
	expect(withdrawQuestion({ isWithdrawn: true, isKept: false })).toBe("Its file is deleted");
});
