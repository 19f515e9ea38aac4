import { expect, test } from "vitest";
import { reviewCheckIds } from "#app/content/checklist/checks.server.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { measureResume } from "../measured-resume.ts";
import { monthNumber } from "../month-ranges.ts";
import { outlineOfBlocks } from "../outline-of-blocks.ts";
import { knownCheckIds, knownChecks } from "./known-checks.ts";

const good = `Ines Alder
Boston, MA · (617) 555-0142 · ines.alder@mail.example

Experience
Operations Analyst, Harbor Lane Logistics, Tacoma, WA, Nov 2022 – Present
- Rebuilt the monthly report in SQL, ready on day two instead of nine
- Cut the forecast error from 14% to 6% with Python
- Wrote the Tableau board that 30 managers open

Clerk, Fernway Shipping, Seattle, WA, Jan 2020 – Oct 2022
- Answered 45 calls a day

Skills
SQL, Python, Tableau, Excel`;

function check(text: string, pages: number | null = null) {
	const outline = outlineOfBlocks(plainTextBlocks(text));
	const measured = measureResume(outline, monthNumber("2026-11"));
	return Object.fromEntries(
		knownChecks({ text, outline, measured, pages }).map(({ id, ...found }) => [id, found]),
	);
}

test("Every known check is one of the list", () => {
	expect(knownCheckIds.filter((id) => !reviewCheckIds.includes(id))).toEqual([]);
});

test("What can be read off a good resume holds; pages are judged of a file only", () => {
	const found = check(good);
	expect(Object.entries(found).filter(([, { holds }]) => !holds)).toEqual([]);
	expect(Object.keys(found)).toEqual(knownCheckIds.filter((id) => id !== "glance-length"));
	expect(found["skills-proof"]?.line).toMatch(/^Rebuilt the monthly report in SQL/u);
	expect(check(good, 1)["glance-length"]).toEqual({ holds: true, line: "1 page" });
	expect(check(good, 2)["glance-length"]).toEqual({ holds: false, line: "2 pages" });
});

test.each([
	["glance-contact", "(617) 555-0142 · ", "", /a phone number$/u],
	["glance-contact", "Boston, MA", "Born 04/12/1994", /^Born/u],
	["job-head", ", Jan 2020 – Oct 2022", "", /^Clerk/u],
	["job-weight", "- Answered 45 calls a day", "- A\n- B\n- C\n- D", /4 bullets$/u],
	["bullet-verb", "Rebuilt the", "Responsible for the", /^Responsible/u],
	["bullet-own", "Cut the", "We cut the", /^We cut/u],
	["bullet-length", "Answered", `${"Answered very ".repeat(18)}`, /^Answered very/u],
	["bullet-repeat", "- Answered 45", "- Cut a\n- Cut b\n- Answered 45", /^Cut/u],
	[
		"skills-proof",
		"SQL, Python, Tableau, Excel",
		"Go, Rust, Java",
		/^In no bullet: Go, Rust, Java$/u,
	],
])("%s does not hold, and the line against it is named", (id, from, to, line) => {
	const found = check(good.replace(from, to))[id];
	expect(found?.holds).toBe(false);
	expect(found?.line).toMatch(line);
});

test("A text without jobs is asked nothing about jobs and bullets", () => {
	expect(Object.keys(check("Ada Example\nada@mail.example"))).toEqual(["glance-contact"]);
});
