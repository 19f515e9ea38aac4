import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { finish } from "#tests/helpers/finish.ts";
import { measureResume } from "./measured-resume.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks } from "./outline-of-blocks.ts";
import { readResume } from "./read-resume.ts";
import { openReader, trainReadingModel } from "./reading-model.ts";

/** Cases that the comparison once got wrong, and such as it must not get wrong. */

const now = new Date("2026-11-23T12:00:00Z");

/** A library of two trades, in which long texts are of people of high rank. */
function trainedReader() {
	const lessons = ["Software Engineer", "Consultant"].flatMap((role, trade) =>
		Array.from({ length: 40 }, (_, index) => ({
			role,
			level: index % 2 === 0 ? "Intern" : "Staff+",
			isInvented: true,
			terms: [
				...(trade === 0
					? ["go", "api", "kubernetes", "latency", "services", "python", "deploy"]
					: ["client", "market", "interviews", "cost", "growth", "workstream", "slides"]),
				...(index % 2 === 0 ? ["~bullets:1", "course"] : ["~bullets:5", "strategy"]),
				`word${index % 6}`,
			],
		})),
	);
	const model = finish(trainReadingModel(lessons));
	if (!model) throw new Error("Nothing was learned");
	return openReader(model);
}
const reader = trainedReader();
const read = (text: string, model: typeof reader | null = reader) =>
	readResume(plainTextBlocks(text), now, model);

const engineer = `Priya Example
priya@example.com

Experience
Software Engineer II, Kestrel Systems Inc, Austin, TX\tSep 2019 – Present
- Cut the latency of the checkout API from 480 ms to 95 ms
- Moved nine services to Kubernetes
- Took part in the on-call rotation
- Course lead for new hires

Education
B.S. Computer Science, State College, 2019

Skills
Go, Python, Kubernetes`;

describe("the level", () => {
	test("of seven years as an engineer is never that of an intern, however short the text", () => {
		const { level, role } = read(engineer);
		expect(role).toMatchObject({ kind: "known", role: "Software Engineer" });
		expect(["Mid-level", "Senior-level"]).toEqual(expect.arrayContaining(level.named));
		expect(level.levels.at(-1)?.label).toBe("Intern");
		expect(level.reasons).toMatchObject([
			{ kind: "title", title: "Software Engineer II" },
			{ kind: "years", years: expect.closeTo(7.25, 1) },
		]);
	});

	test("does not move when a third of the bullets is taken out", () => {
		const shorter = engineer.replace(/- Took part.*\n- Course lead.*\n/u, "");
		expect(shorter).not.toBe(engineer);
		expect(read(shorter).level.named).toEqual(read(engineer).level.named);
	});

	test("is two neighbors in their order, with the reasons, when neither is sure", () => {
		const unsure = read(
			engineer.replace("Engineer II", "Engineer").replace("Sep 2019", "Aug 2018"),
		);
		expect(unsure.level.levels[0]?.probability).toBeLessThan(0.6);
		expect(unsure.level.named).toEqual(["Mid-level", "Senior-level"]);
	});

	test("of an internship is Intern, that of one who changes fields after many years is not", () => {
		const intern = (before: string) =>
			read(
				`Ada\n\nExperience\nSoftware Engineering Intern, Acme Inc, Jun 2026 – Aug 2026\n- Built an API\n${before}`,
			).level.named;
		expect(intern("")).toEqual(["Intern"]);
		expect(intern("Teacher, Lincoln High School, 2015 – 2024\n- Taught 120 students")).toEqual([
			"Entry-level",
		]);
	});

	test("is two neighbors where only work in another field makes it so much", () => {
		const { level } = read(`Ann Example

Experience
Operations Coordinator, Green Mountain Hub, Burlington, VT\tJun 2025 – Present
- Takes orders from schools
Vice President, Commercial Lending, Champlain Savings Bank\t2017 – 2023
- Sat on the loan committee
Assistant Vice President, Commercial Lending, Champlain Savings Bank\t2009 – 2017
- Called on small businesses`);
		expect(level.named).toHaveLength(2);
	});

	test("of a director of student services is not that of a student", () => {
		const { level } = read(`Ann Example

Experience
Director of Student Services, Maumee Bay Public Schools\t2018 – Present
- Runs the services for 1,040 students
Supervisor of Special Education, Maumee Bay Public Schools\t2009 – 2018
- Led a team of twelve`);
		expect(level.levels[0]?.label).toBe("Staff+");
	});

	test("counts overlapping years once, and no internship", () => {
		const { level } = read(`Ada

Experience
Software Engineer, Acme Inc, Jan 2020 – Dec 2023
- Built an API
Software Engineer, Initech LLC, Jan 2022 – Dec 2024
- Ran the deploys
Software Intern, Hooli Inc, Jan 2018 – Dec 2019
- Wrote tests`);
		expect(level.reasons).toContainEqual({ kind: "years", years: 5, all: 7 });
		expect(level.reasons).toContainEqual({ kind: "internships", count: 1 });
	});

	describe("of a nurse whose license is valid until a later year", () => {
		const nurse = (since: string, line: string) =>
			read(
				`Dana Example

Experience
Registered Nurse, Med-Surg, Mercy Hospital, Columbus, OH\t${since} – Present
- Cares for five patients on each shift
- Trains new hires on the charting system

Education and Licensure
BSN, Ohio State University, May 2025
${line}`,
				null,
			).level;

		test.each([
			"Registered Nurse, State of Ohio, license valid until 07/2027",
			"Registered Nurse, State of Ohio\n07/2027",
			"Registered Nurse, State of Ohio, 2025 – 2027",
			"License no. 1234, Ohio, 2025 – present",
			"RN, Ohio Board of Nursing, through 07/2027",
			"BLS, American Heart Association, current",
			"Basic Life Support, 2027",
			"Certified Nurse Educator, expires 2028",
			"Bar admission, State College Association, since 2014",
			"B.S. Accounting, State College, 2014, CPA candidate",
		])("is that of her work: %s", (line) => {
			for (const since of ["Jul 2025", "Jul 2018"]) {
				expect(nurse(since, line).reasons).not.toContainEqual({ kind: "studies" });
				expect(nurse(since, line).levels[0]?.label).not.toBe("Intern");
			}
		});

		test.each([
			"M.S. in Nursing, Ohio State University, 2025 – 2027",
			"M.S. in Nursing, Ohio State University\nExpected May 2027",
			"MSN candidate, Ohio State University",
			"Pursuing an MSN, Ohio State University",
			"Georgia Tech, Computer Science, 2024 – 2028",
			"Graduate certificate in statistics, State College, 2026 – 2027",
			"Licence d'histoire, Université de Lyon, en cours",
			"Ausbildung zur Fachkraft, Berufsschule, 2025 – heute",
			"PhD student, State University, 2023 – present",
			"M.A. History, State University, 2025 – current",
		])("goes on beside a school that does: %s", (line) => {
			expect(nurse("Jul 2018", line).reasons).toContainEqual({ kind: "studies" });
		});
	});

	test("counts the same years as what is measured, the running month among them", () => {
		const blocks = plainTextBlocks(engineer.replace("Sep 2019", "December 2023"));
		const at = new Date("2026-11-28T12:00:00Z");
		const { months } = measureResume(outlineOfBlocks(blocks), monthNumber(at.toISOString()));
		expect(months).toBe(36);
		expect(readResume(blocks, at, null).level.reasons).toContainEqual({ kind: "years", years: 3 });
	});

	test.each(["Barista", "Software Intern", "Tutor"])(
		"says how much work there is with that as a %s, as it is measured",
		(title) => {
			const job = `\n\n${title}, Example Foods, Jan 2010 – Dec 2011\n- Served 40 guests a day`;
			const blocks = plainTextBlocks(engineer.replace("\n\nEducation", `${job}\n\nEducation`));
			const { months } = measureResume(outlineOfBlocks(blocks), monthNumber(now.toISOString()));
			const { reasons } = readResume(blocks, now, null).level;
			expect(reasons.find(({ kind }) => kind === "years")).toEqual({
				kind: "years",
				years: (months - 24) / 12,
				all: months / 12,
			});
		},
	);

	test("is named without dates only by a title of rank", () => {
		const undated = (title: string) =>
			read(
				`Ada Example\n\nExperience\n${title}, [Company]\n[Month Year] – [Month Year]\n- Cut the latency of the API\n\nEducation and presentations\nB.S. in [Computing], [University]`,
			).level;
		expect(undated("Backend Engineer")).toMatchObject({
			named: [],
			reasons: [{ kind: "title" }, { kind: "undated" }],
		});
		expect(undated("Senior Backend Engineer").named).toEqual(["Senior-level"]);
	});

	test("is not named without a job or a study", () => {
		expect(read("Ada Example\n\nSkills\nGo, SQL").level.named).toEqual([]);
	});
});

test("A short text without headings has its role by its title, and its school", () => {
	const short = `Jordan Mills
Portland, OR

Software Engineer, Tallow Systems
June 2019 to present
Moved the ledger service to Kubernetes with two others
Wrote the Python importer for 40 banks

BS Computer Science, Portland State, 2019
Skills: Python, SQL, Kubernetes`;
	for (const model of [reader, null]) {
		const { role, school } = read(short, model);
		expect(role).toMatchObject({ kind: "known", role: "Software Engineer" });
		expect(school).toEqual(["BS Computer Science, Portland State, 2019"]);
	}
});

describe("a role that the library lacks", () => {
	const nurse = `Dana Example

Experience
Registered Nurse, ICU | Mercy Hospital | 2014 – Present
- Cared for clients and their families at interviews with doctors
- Trained 14 nurses in market days and cost slides

Licenses
RN, State of Ohio`;

	test("is named by the title, whatever the words say", () => {
		expect(read(nurse).role).toEqual({ kind: "unlike", title: "Registered Nurse, ICU" });
	});

	test("is known by its title before the library has learned, when nothing can be unlike it yet", () => {
		expect(read(nurse, null).role).toMatchObject({ kind: "known", role: "Nursing" });
		expect(read(nurse.replace("Registered Nurse, ICU", "Electrician"), null).role.kind).toBe(
			"unsure",
		);
		expect(read(nurse, null).jobs).toMatchObject([
			{ employer: "Mercy Hospital", period: { from: monthNumber("2014-01"), to: null } },
		]);
	});

	test("is not guessed from a rank alone: far from everything learned, it is unlike; near, the words say it", () => {
		const associate = (lines: string) =>
			read(`Ada\n\nExperience\nAssociate, Moorgate Inc, 2020 – 2022\n${lines}`).role;
		expect(associate("- Sheared sheep\n- Mended fences")).toEqual({
			kind: "unlike",
			title: "Associate",
		});
		expect(
			associate(
				"- Held client interviews on the growth of a market\n- Cut cost in a workstream, with slides",
			),
		).toMatchObject({ kind: "known", role: "Consultant" });
	});
});

test("A resume in another language is outlined, and its words are not judged", () => {
	const german = read(`Lena Beispiel

Berufserfahrung
Softwareentwicklerin, Nordlicht GmbH\t03/2021 – heute
- Baute mit zwei Kolleginnen die Schnittstelle für den Versand und die Prüfung der Daten
- Führte die Umstellung auf das neue System ein und schulte die Mitarbeiter des Lagers`);
	expect(german).toMatchObject({
		language: "de",
		role: { kind: "known", role: "Software Engineer" },
		level: { named: ["Mid-level"] },
	});
	expect(german.jobs[0]?.bullets).toHaveLength(2);
});

const hebrew = `אורי דגן
uri@mail.example | 050-000-1144

ניסיון מקצועי
Senior Full Stack Developer, Orbit Labs, תל אביב (2021 - היום)
- פיתוח מערכת ב-React, TypeScript, Node.js, PostgreSQL
Full Stack Developer, WaveTech, הרצליה (2018 - 2021)
- כתיבת שירותי REST API ב-Node.js ו-Express
שירות צבאי
2013 - 2016 מפתח, חיל המודיעין
השכלה
B.Sc. במדעי המחשב, הטכניון, 2016 - 2018`;

test("Of a resume whose headings we do not know neither jobs nor role and level are said, however its titles read", () => {
	expect(read(hebrew)).toMatchObject({
		language: "he",
		jobs: [],
		role: { kind: "unsure", roles: [] },
		level: { named: [], reasons: [] },
	});
	// Below a heading that is known its times are read in any language.
	const headed = read(hebrew.replace("ניסיון מקצועי", "Experience").replace("השכלה", "Education"));
	expect(headed).toMatchObject({ language: "he", level: { named: [] } });
	expect(headed.jobs[0]).toMatchObject({
		title: expect.stringContaining("Full Stack Developer"),
		period: { from: monthNumber("2018"), to: monthNumber("2021", "last") },
	});
});

test("A German resume that is hardly more than names and times is one by its headings", () => {
	const german = read(`Lena Beispiel

Ausbildung
Lehre Mechatronik, Brenn GmbH\t2009 – 2012
Berufserfahrung
Helfer Lagerlogistik, Brenn GmbH\t06/2015 – 12/2016
Werdegang bei Nordlicht
Kenntnisse
Gabelstapler, SAP`);
	expect(german.language).toBe("de");
});

test("The same resume in other blocks, as Word and PDF give them, is read the same", () => {
	const tables = engineer.replace("Software Engineer II, Kestrel", "Software Engineer II\tKestrel");
	const { jobs, level, role } = read(tables);
	expect({ jobs, level, role }).toEqual({
		jobs: read(engineer).jobs,
		level: read(engineer).level,
		role: read(engineer).role,
	});
});

test.each(["Ph.D.", "M.S.", "BSN", "MBA, RN", "Pharm.D.", "Esq.", "Jr."])(
	"A name with %s behind it is the name, and no school",
	(letters) => {
		const { lines, school } = read(engineer.replace("Priya Example", `Priya Example, ${letters}`));
		expect(lines[0]).toMatchObject({ text: `Priya Example, ${letters}`, kind: "name" });
		expect(school).toHaveLength(1);
	},
);

describe("a French resume whose oldest title alone is known", () => {
	const { role, jobs, level } = read(`Claire Exemple

Expérience professionnelle
Contrôleuse de gestion senior, Groupe Valmont, Lyon\t01/2021 – aujourd'hui
- Prépare le budget de la direction et suit les écarts des usines avec les équipes
Contrôleuse de gestion, Laiteries du Nord, Lille\t09/2016 – 12/2020
- Suivi des coûts de production dans les usines de la région
Stage – Assistante contrôle de gestion, Banque des Alpes, Annecy\t02/2015 – 08/2015
- Aide à la préparation des rapports du mois`);

	test("is called by its newest title", () => {
		expect(role).toEqual({ kind: "unlike", title: "Contrôleuse de gestion senior" });
	});

	test("has an internship with its house, and without years", () => {
		expect(jobs[2]).toMatchObject({
			title: "Stage – Assistante contrôle de gestion",
			employer: "Banque des Alpes",
		});
		expect(level.reasons).toContainEqual({ kind: "internships", count: 1 });
		expect(level.reasons).toContainEqual({ kind: "years", years: 123 / 12, all: 130 / 12 });
	});
});
