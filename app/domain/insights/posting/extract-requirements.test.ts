import { describe, expect, test, vi } from "vitest";
import { atOnce } from "#app/domain/base/at-once.ts";
import { readPostings } from "#tests/reading-quality/postings.ts";
import { partsInSteps } from "./asked-parts.ts";
import { extractInSteps, extractRequirements } from "./extract-requirements.ts";

const known = new Set(["excel", "sql"]);
const found = (posting: string) =>
	extractRequirements(posting, known).map(({ kind, text, must }) => [kind, text, must]);

const posting = `Ward Clerk
Example Hospital, Leeds

What you'll do
- Answer calls from families
- Keep the bed board in Excel

What you bring
- At least three years on a ward
- Bachelor's degree in biology, chemistry or a related field
- Basic Life Support card
- Fluent Spanish
- Strong knowledge of wound care and infection control (four-hour rule)

Nice to have
- SQL

Benefits
- French lessons, a gym and a course in project management
- Certified mindfulness teacher each week

We are an equal opportunity employer. No driving license needed.`;

describe("the requirements of a posting", () => {
	test("are its duties, years, degrees, certificates, languages and skills, in its order", () => {
		expect(found(posting)).toEqual([
			["duty", "Answer calls from families", true],
			["duty", "Keep the bed board in Excel", true],
			["skill", "Excel", true],
			["years", "3 years", true],
			["degree", "bachelor's in biology", true],
			["degree", "bachelor's in chemistry", true],
			["certificate", "Basic Life Support card", true],
			["language", "Spanish", true],
			["skill", "wound care", true],
			["skill", "infection control", true],
			["skill", "SQL", false],
		]);
	});

	test("are the short items of a list, in small letters too, but for traits", () => {
		const posting = "Requirements\n- welding\n- blueprint reading\n- punctual\n- team player";
		const found = extractRequirements(posting, new Set());
		expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
			"skill: welding",
			"skill: blueprint reading",
		]);
	});

	test("end where their thing does, whatever was learned of the words around it", () => {
		const line = "Experience with experimentation and A/B testing, causal inference";
		expect(found(`Requirements\n- ${line}`)).toEqual([
			["skill", "experimentation", true],
			["skill", "A/B testing", true],
			["skill", "causal inference", true],
		]);
		expect(found("Requirements\n- IV certified we pay a dollar more for it")).not.toContainEqual([
			"certificate",
			"certified we",
			true,
		]);
		const names = readPostings().flatMap(({ text }) =>
			extractRequirements(text, known).flatMap(({ kind, text }) =>
				kind === "skill" || kind === "certificate" ? [text] : [],
			),
		);
		const loose = /^(?:and|or|of|with|to|by|from) | (?:and|or|of|with|to|in|is|we)$/u;
		expect(names.filter((name) => loose.test(name))).toEqual([]);
	});

	test("stand where they say", () => {
		for (const { kind, text, start, end } of extractRequirements(posting, known)) {
			const quote = posting.slice(start, end);
			if (kind === "duty" || kind === "skill" || kind === "language") expect(quote).toBe(text);
			else expect(quote).not.toBe("");
		}
	});

	test("are those of a table by the heads of its columns", () => {
		const table =
			"Ward Clerk\n\nPERSON SPECIFICATION\nCriterion | Essential | Desirable\n" +
			"Experience | Two years on a ward | Excel\nLanguages | Fluent English | Spanish";
		expect(found(table)).toEqual([
			["years", "2 years", true],
			["skill", "Excel", false],
			["language", "English", true],
			["language", "Spanish", false],
		]);
	});

	test("are wished for below a heading that says so in a sentence", () => {
		const posting =
			"Ward Clerk\n\nRequirements\n- SQL\n\nIt would be great if you also had\n+ Excel\n+ conversational Spanish";
		expect(found(posting)).toEqual([
			["skill", "SQL", true],
			["skill", "Excel", false],
			["language", "Spanish", false],
		]);
	});

	test("stand where they say in a line that nobody would read", () => {
		const line = `- ${"Knowledge of welding is required, of pipes as well. ".repeat(80)}Fluent Spanish`;
		const long = `Title\n\nRequirements\n${line}`;
		const [spanish] = extractRequirements(long, known).filter(({ kind }) => kind === "language");
		expect(long.slice(spanish?.start, spanish?.end)).toBe("Spanish");
		for (const endless of [line, "x".repeat(5_000), "x ".repeat(2_500)]) {
			const parts = atOnce(partsInSteps(`Title\n\nRequirements\n- ${endless}`));
			expect(parts.length).toBeGreaterThan(3);
			for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(1_500);
		}
	});

	test("stand where they say in leftovers of HTML as well", () => {
		const html =
			"<h3>Requirements</h3><ul><li>R&amp;D budgeting</li><li>Master&#39;s in law</li></ul>";
		expect(
			extractRequirements(html, known).map(({ text, start, end }) => [
				text,
				html.slice(start, end),
			]),
		).toEqual([
			["R&D budgeting", "R&amp;D budgeting"],
			["master's in law", "Master&#39;s in law"],
		]);
	});

	test.each([
		["3–5 yrs of sales", 3],
		["a minimum of 24 months in sales", 2],
		["five-plus years in sales", 5],
		["eighteen months of sales experience", 1.5],
		["seven (7) years in sales", 7],
	])("read %s as the fewest years", (line, years) => {
		const [one] = extractRequirements(`Requirements:\n- ${line}`, known);
		expect(one).toMatchObject({ kind: "years", min: years });
	});

	test.each([
		["3+ years of experience with SQL", ["SQL"]],
		["At least 5 years of experience with Python and SQL", ["Python", "SQL"]],
		["Minimum 2 years of experience using Salesforce", ["Salesforce"]],
		["4 years of professional experience with React", ["React"]],
		["3 years experience using Tableau", ["Tableau"]],
		["3 years of experience in payroll with Sage", ["payroll", "Sage"]],
		["2 years of work with Excel", ["Excel"]],
	])("name what years are of by its name alone: %s", (line, names) => {
		const posting = `Data Analyst\n\nRequirements\n- ${line}\n- Clear writing`;
		const skills = extractRequirements(posting, new Set()).filter(({ kind }) => kind === "skill");
		expect(skills.map(({ text }) => text)).toEqual(names);
		for (const { text, start, end } of skills) expect(posting.slice(start, end)).toBe(text);
	});

	test.each([
		["No degree required."],
		["You do not need a license."],
		["SQL is not needed for this job."],
		["Python? Not necessary."],
	])("leave out what is not asked: %s", (line) => {
		expect(found(`Title\n\nRequirements:\n${line}`)).toEqual([]);
	});

	test("are the tools of what was to be done as well", () => {
		expect(
			found("Title\n\nRequirements:\n- Proven record of running audits with TeamMate"),
		).toContainEqual(["skill", "TeamMate", true]);
	});

	test("are no wish for the name of a thing that is written like one", () => {
		expect(found("Title\n\nRequirements:\n- 4 years of payments (SEPA, iDEAL)")).toContainEqual([
			"years",
			"4 years",
			true,
		]);
	});

	test("take the list of a sentence without any heading apart", () => {
		expect(
			found(
				"Assistant\n\nYou'll open the shop, greet the guests and count the till each night. " +
					"You have experience with Lightspeed or Square, and French would be a plus.",
			),
		).toEqual([
			["duty", "open the shop", true],
			["duty", "greet the guests", true],
			["duty", "count the till each night", true],
			["skill", "Lightspeed", true],
			["skill", "Square", true],
			["language", "French", false],
		]);
	});

	test("stand below numbered headings and headings in Markdown as well", () => {
		const posting =
			"Notice 12\n\n1. The job\nThe jobholder will keep the lighthouse log.\n\n2. Selection criteria\n" +
			"- experience in celestial navigation\n- Dutch at C1 level\n\n**Not required**\nA degree in law.\n\n" +
			"### What you bring\n- Full B licence";
		expect(found(posting)).toEqual([
			["duty", "keep the lighthouse log", true],
			["skill", "celestial navigation", true],
			["language", "Dutch", true],
			["certificate", "B licence", true],
		]);
	});

	test("are not what an employer says of itself below its requirements", () => {
		expect(
			found(
				"Baker\n\nRequirements\nYou need Excel and three years of experience. We are a mutual of 200 members. " +
					"There are no shareholders. In return you will receive a pension, an oven and a course in French.",
			),
		).toEqual([
			["skill", "Excel", true],
			["years", "3 years", true],
		]);
	});

	test("are told of the reader as well: what you do is a duty, one for each verb", () => {
		expect(
			found(
				"Gardener\n\nAs a gardener you prune the roses, you repair the fences and you train two apprentices. " +
					"You know SQL.",
			),
		).toEqual([
			["duty", "prune the roses", true],
			["duty", "repair the fences", true],
			["duty", "train two apprentices", true],
			["skill", "SQL", true],
		]);
	});

	test.each([
		["between four and six years of sales", [4]],
		["Six years in sales, three of them in a lead position", [6, 3]],
		["A year in a bakery", [1]],
		["Min. 3 years of sales", [3]],
		["a two-year technical certificate", []],
		["Four more years of sales may be substituted for the degree", []],
	])("read the years of: %s", (line, years) => {
		const read = extractRequirements(`Requirements:\n- ${line}`, known);
		expect(read.flatMap(({ min }) => min ?? [])).toEqual(years);
	});

	test.each([
		["at least 3 years of experience in an adult ICU", "of experience in an adult ICU"],
		["3+ years of experience with Go", "of experience with Go"],
		["3 years of experience (Go)", "of experience (Go)"],
		["Nursing: 3 years", "Nursing"],
		["You have at least three years of professional experience", undefined],
		["Excel and 3+ years of work experience, ideally in retail", undefined],
		["3 years' experience", undefined],
	])("say what years are of: %s", (line, of) => {
		const read = extractRequirements(`Requirements:\n- ${line}`, known);
		expect(read.find(({ kind }) => kind === "years")?.of).toBe(of);
	});

	test.each([
		"Nice to have",
		"Nice-to-haves",
		"Good to have",
		"Bonus points",
		"A plus",
		"Preferred",
	])("are wished for right below a list: %s", (heading) => {
		const read = found(`Clerk\n\nRequirements\n- Excel\n${heading}\n- SQL`);
		expect(read).toEqual([
			["skill", "Excel", true],
			["skill", "SQL", false],
		]);
	});

	test("are read in steps of a long line at most", () => {
		const steps = [...extractInSteps(`Requirements\n- ${"Go, ".repeat(4_900)}`, known)];
		expect(steps.length).toBeGreaterThan(12);
	});

	test("are looked for in steps of a line at most, also where nothing is asked for", () => {
		const steps = [...extractInSteps("Requirements:\n\n".repeat(1_000), known)];
		expect(steps.length).toBeGreaterThan(1_000);
	});

	test("are read without reading all of a line again for each of its names", () => {
		const lower = vi.spyOn(String.prototype, "toLowerCase");
		extractRequirements(`Requirements\n- ${"Go, ".repeat(350)}`, known);
		const letters = lower.mock.contexts.reduce((sum: number, text) => sum + `${text}`.length, 0);
		lower.mockRestore();
		expect(letters).toBeLessThan(350 * 1_400);
	});

	test.each([
		["x".repeat(50_000)],
		["(".repeat(20_000)],
		["a, ".repeat(16_000)],
		["1 ".repeat(25_000)],
		["Aa ".repeat(16_000)],
		[""],
		["three short words"],
	])("are told of any text at all", (text) => {
		expect(Array.isArray(extractRequirements(text, known))).toBe(true);
	});
});
