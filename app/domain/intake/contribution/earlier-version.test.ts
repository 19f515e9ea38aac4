import { expect, test } from "vitest";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { contributing } from "./contributor-messages.ts";
import { changesAsTyped, earlierSchema, moreThanPublished } from "./earlier-version.ts";

const resume = (employer: string, school: string, startDate: string): ResumeDocument => ({
	basics: { name: "Name withheld", label: "Nurse" },
	work: [{ name: employer, position: "Nurse", startDate, highlights: ["Cut falls"] }],
	education: [{ institution: school, studyType: "BSN", area: "Nursing" }],
	skills: [],
});

test("The earlier version names nobody and no month that the resume does not", () => {
	const published = resume("A hospital", "A university", "2020");
	const say = (document: ResumeDocument, blur = noBlur) =>
		moreThanPublished({ document, blur }, published);
	const earlier = resume("Harrow Clinic", "Harrow State", "2020-03");
	expect(say(earlier)).toBe(contributing.namesMore("Harrow Clinic"));
	const employers = { "Harrow Clinic": "Healthcare" };
	expect(say(earlier, { ...noBlur, employers })).toBe(contributing.namesMore("Harrow State"));
	const named = { employers, schools: ["Harrow State"] };
	expect(say(earlier, { ...named, months: false })).toBe(contributing.monthsMore);
	expect(say(earlier, { ...named, months: true })).toBeNull();
	expect(say(resume("a HOSPITAL", "A university", "2020"))).toBeNull();
	expect(moreThanPublished({ document: earlier, blur: noBlur }, earlier)).toBeNull();
});

test("What is said of it is a month, an answer and changes line by line, none of which leads to a person", () => {
	const parse = (form: Record<string, string>) => {
		const parsed = earlierSchema(new Date("2026-03-31T23:00:00Z")).safeParse({
			version: "2",
			changes: "",
			...form,
		});
		return parsed.success ? parsed.data : fieldErrorsOf(parsed.error);
	};
	const said = {
		sent: "2025-01",
		answer: " No  answer ",
		changes: "- Figures: they ask: how many\nOne page",
	};
	expect(parse(said)).toEqual({
		...{ version: 2, sent: "2025-01", answer: "No answer" },
		changes: [
			{ what: "Figures", why: "they ask: how many" },
			{ what: "One page", why: "" },
		],
	});
	const typed = changesAsTyped([
		{ what: "Figures", why: "they ask: how many" },
		{ what: "One page", why: "" },
	]);
	expect(parse({ ...said, changes: typed })).toEqual(parse(said));
	expect(parse({ ...said, sent: "2026-03" })).toMatchObject({ sent: "2026-03" });
	expect(parse({ ...said, sent: "2026-04" })).toEqual({ sent: contributing.monthToCome });
	expect(parse({ sent: "2025-13", answer: "", changes: "Ask ada@mail.example" })).toEqual({
		sent: contributing.monthMissing,
		answer: contributing.answerMissing,
		changes: contributing.leadsToPerson,
	});
});
