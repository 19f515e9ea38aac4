import { expect, test } from "vitest";
import { reviewCheckIds } from "#app/content/checklist/checks.server.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { measureResume } from "../measured-resume.ts";
import { monthNumber } from "../month-ranges.ts";
import { outlineOfBlocks } from "../outline-of-blocks.ts";
import type { ReadLanguage } from "../resume-reading.ts";
import { hasPhone, knownCheckIds, knownChecks } from "./known-checks.ts";

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

function check(text: string, pages: number | null = null, language: ReadLanguage = "en") {
	const outline = outlineOfBlocks(plainTextBlocks(text));
	const measured = measureResume(outline, monthNumber("2026-11"));
	return Object.fromEntries(
		knownChecks({ outline, measured, pages, language }).map(({ id, ...found }) => [id, found]),
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

test("Where no job has a bullet, nothing is said of their weight", () => {
	expect(check(good)["job-weight"]).toBeDefined();
	expect(check(good.replace(/^- .*\n/gmu, ""))["job-weight"]).toBeUndefined();
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

const headed = (...lines: string[]): string =>
	good.replace(/^Boston.*$/mu, ["ines.alder@mail.example", ...lines].join("\n"));

test.each([
	"(617) 555-0142",
	"303/555-0123",
	"Telefon: 0711/4455667",
	"Tel. 030/20123456",
	"+49 (0)711 445-5667",
	"06 12 34 56 78",
])("%s is a phone number", (phone) => {
	expect(check(headed(phone))["glance-contact"]?.holds).toBe(true);
});

test.each([
	"Columbus, OH 43215-1234",
	"linkedin.com/in/ines-alder-617555014",
	"Seit 03/2019-06/2021",
])("%s is no phone number", (line) => {
	expect(check(headed(line))["glance-contact"]?.line).toBe("Not found there: a phone number");
});

test.each([
	"Née le 4 juin 1990, mariée, deux enfants",
	"Né à Lyon en 1990",
	"Geboren am 04.06.1990 in Köln",
	"geb. 4. Juni 1990",
	"Familienstand: ledig",
	"Stuttgart | verheiratet | zwei Kinder",
	"Célibataire",
	"Nacida el 4 de junio de 1990",
	"Soltera, dos hijos",
	"Nascido em 4 de junho de 1990 · casado",
	"Estado civil: solteiro(a)",
	"Date de naissance : 04/06/1990",
	"Marital status: single",
	"Married, two children",
	"Born April 12, 1994",
	"221 W. 42nd St., New York, NY",
	"Staatsangehörigkeit: deutsch",
	"12 Elm Street, Apt 4, Boston, MA",
	"12 bis, rue des Lilas, 69003 Lyon",
	"Lindenstraße 12, 70173 Stuttgart",
	"Calle Mayor 12, Madrid",
	"Rua das Flores, 12, Porto",
])("%s is more than the first lines need", (line) => {
	expect(check(headed("(617) 555-0142", line))["glance-contact"]).toEqual({ holds: false, line });
});

test.each([
	"Staff engineer who built a single control plane for 40 teams",
	"Single sign-on, identity and access",
	"Omaha, NE 68102",
	"Born leader with 12 years of nights",
	"Office 365 and Google Drive",
	"Fachärztin für Gynäkologie und Geburtshilfe",
	"Assistant to Dr. Dobson and Ida Born",
	"Harbor Lane Way, Single-page applications",
	"Nurse since 2012, 5 years of them at Mount St. Vincent",
	"Writer of 12 Main Street stories",
])("%s tells nothing of a person's life", (line) => {
	expect(check(headed("(617) 555-0142", line))["glance-contact"]?.holds).toBe(true);
});

test("What stands in a bullet is no contact data", () => {
	const line = "- Interviewed 40 clients: born before 1950, married, on Elm Street";
	const short = `Ines Alder\nines@mail.example · (617) 555-0142\nExperience\nClerk, Fernway, Jan 2020 – Oct 2022\n${line}`;
	expect(check(short)["glance-contact"]?.holds).toBe(true);
});

test("Of a resume in another language no check of its words is answered", () => {
	const asked = Object.keys(check(good, 1, "de"));
	expect(asked).toEqual([
		"glance-length",
		"glance-contact",
		"job-head",
		"job-weight",
		"bullet-length",
	]);
});

test("Of a resume in a language whose titles we do not know only its length and missing contact data are said", () => {
	expect(check(good, 1, "he")).toEqual({ "glance-length": { holds: true, line: "1 page" } });
	expect(Object.keys(check(good, 2, "he"))).toEqual([]);
	const without = good.replace("(617) 555-0142 · ines.alder@mail.example", "٠٥٠-٠٠٠-٤٤١٢");
	expect(check(without, null, "ar")).toEqual({
		"glance-contact": { holds: false, line: "Not found there: an email" },
	});
});

test.each(["+47 400 00 412", "Tlf. 20 00 44 12", "9123 4567", "(81) 90000-4412"])(
	"%s is a phone number",
	(line) => {
		expect(hasPhone(line)).toBe(true);
	},
);

test.each([
	"2014 2018",
	"01.02.2019",
	"12 Elm Street 90 210",
	"2012 - 2016",
	"Boston, MA 02134-1234",
])("%s is none", (line) => {
	expect(hasPhone(line)).toBe(false);
});

test("A text without jobs is asked nothing about jobs and bullets", () => {
	expect(Object.keys(check("Ada Example\nada@mail.example"))).toEqual(["glance-contact"]);
});
