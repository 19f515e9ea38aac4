import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { applyBlur, type Blur, noBlur } from "./blur.ts";
import { documentOfBlocks } from "./document-of-blocks.ts";
import { doubtsLeft, listLines, readDraftForm } from "./draft-form.ts";
import {
	documentErrors,
	emptiedFields,
	findingsOf,
	publishedForm,
	stillFound,
	stillNamed,
	withEmptied,
	withheldName,
} from "./draft-gate.ts";
import { intakeMessages } from "./draft-messages.ts";
import { blurSteps, namedBeside, offerOf, peopleWords, traitsOf } from "./meter.ts";
import { proposeFields } from "./propose-fields.ts";
import { timesIn } from "./written-times.ts";

const resume = `Ada Example
Registered Nurse
Tulsa, OK | ada@mail.example | (918) 555-0118

SUMMARY
Nights on a ward of 24 beds at Harrow Clinic, where falls went down.

EXPERIENCE
Registered Nurse, Harrow Clinic, Tulsa, OK\tMarch 2020 – Present
- Cut falls by 12% with a board.
- Trained 6 new nurses at Harrow Clinic
Nurse Aide, Kestrel House, Tulsa, OK\t2016 – 2019
- Washed and fed 14 residents

EDUCATION
BSN in Nursing, Harrow State University\tMay 2020

SKILLS
Care: triage, IV (adult, pediatric)
Tools: Epic

HOBBIES AND MORE
Sings in a choir`;
const reading = documentOfBlocks(plainTextBlocks(resume));
const { document } = reading;
const now = new Date("2026-06-15T12:00:00Z");

describe("A file becomes a document", () => {
	test("with its jobs, schools and skills, months where it says them, and no full stops", () => {
		expect(document.basics).toMatchObject({
			name: "Ada Example",
			label: "Registered Nurse",
			location: "Tulsa, OK",
		});
		expect(document.work).toEqual([
			{
				position: "Registered Nurse",
				name: "Harrow Clinic",
				location: "Tulsa, OK",
				startDate: "2020-03",
				highlights: ["Cut falls by 12% with a board", "Trained 6 new nurses at Harrow Clinic"],
			},
			{
				position: "Nurse Aide",
				name: "Kestrel House",
				location: "Tulsa, OK",
				startDate: "2016",
				endDate: "2019",
				highlights: ["Washed and fed 14 residents"],
			},
		]);
		expect(document.education).toEqual([
			{
				institution: "Harrow State University",
				studyType: "BSN",
				area: "Nursing",
				endDate: "2020-05",
			},
		]);
		expect(document.skills).toEqual([
			{ name: "Care", keywords: ["triage", "IV (adult, pediatric)"] },
			{ name: "Tools", keywords: ["Epic"] },
		]);
	});
	test("of which the uncertain parts are named, and no line is lost without a word", () => {
		const odd = documentOfBlocks(
			plainTextBlocks(
				"Bo Sample\n\nEXPERIENCE\nBlue Heron\nDid a great many things there for all of the people\n\nPATENTS\nA hinge",
			),
		);
		expect(odd.doubts.map(({ field }) => field)).toContain("education.0.institution");
		expect(
			[...odd.unplaced, ...odd.document.work.flatMap(({ highlights }) => highlights)].join(" "),
		).toContain("hinge");
	});
	test("in bounded time, however long its lines are", () => {
		const long = `Ada\n\nEDUCATION\n${"a, ".repeat(100_000)}\n\nSKILLS\n${"b; ".repeat(50_000)}\n\nAWARDS\n${"c ".repeat(100_000)}`;
		expect(documentOfBlocks(plainTextBlocks(long)).document.work).toEqual([]);
	});
	test.each([
		["2019 – 2021", { startDate: "2019", endDate: "2021" }],
		["Mar 2019 – 2021", { startDate: "2019-03", endDate: "2021" }],
		["03/2019 – 05/2021", { startDate: "2019-03", endDate: "2021-05" }],
		["2019-03 – 2021-05", { startDate: "2019-03", endDate: "2021-05" }],
		["June – August 2019", { startDate: "2019-06", endDate: "2019-08" }],
		["seit 2019", { startDate: "2019" }],
		["since May 2019", { startDate: "2019-05" }],
	])("with its times as exactly as it says them: %s", (line, times) => {
		expect(timesIn(`Nurse\t${line}`)?.times).toEqual(times);
	});
	test.each([
		[
			"B.B.A., Texas State University, Dec. 2015 (GPA: 3.2/4.0)",
			{
				studyType: "B.B.A.",
				institution: "Texas State University",
				endDate: "2015-12",
				score: "GPA: 3.2/4.0",
			},
		],
		[
			"B.A. Economics, Ohio University, 2019 (GPA 3.6)",
			{
				studyType: "B.A. Economics",
				institution: "Ohio University",
				endDate: "2019",
				score: "GPA 3.6",
			},
		],
		[
			"BA History (cum laude), Holston Ridge University, 2017 – 2021",
			{
				studyType: "BA History",
				institution: "Holston Ridge University",
				...{ startDate: "2017", endDate: "2021", score: "cum laude" },
			},
		],
		[
			"MSc Statistics, University of Leeds, 2018 (Distinction)",
			{
				studyType: "MSc Statistics",
				institution: "University of Leeds",
				endDate: "2018",
				score: "Distinction",
			},
		],
		[
			"BSc Physics, Ohio University (Dec 2019, Major GPA 3.9)",
			{
				studyType: "BSc Physics",
				institution: "Ohio University",
				endDate: "2019-12",
				score: "Major GPA 3.9",
			},
		],
	])("whose grade in brackets hides no date: %s", (line, school) => {
		const { document, doubts } = documentOfBlocks(
			plainTextBlocks(resume.replace(/^BSN in.*$/mu, line)),
		);
		expect(document.education).toEqual([{ area: "", ...school }]);
		expect(doubts.filter(({ field }) => field.startsWith("education"))).toEqual([]);
		const blur = { ...noBlur, months: true };
		expect(JSON.stringify(applyBlur(document, {}, blur).document.education)).not.toMatch(
			/Dec|-12/u,
		);
	});
	test("in which a name that is a time is marked", () => {
		const text = `Mar. '22 – now
Registered Nurse
Tulsa, OK | ada@mail.example

EXPERIENCE
Registered Nurse, Harrow Clinic, Tulsa, OK\tMarch 2020 – Present
- Cut falls by 12% with a board

EDUCATION
BSN, Harrow State University 2019`;
		const { doubts } = documentOfBlocks(plainTextBlocks(text));
		expect(doubts).toEqual([{ field: "basics.name", why: "A date stands in it" }]);
	});
	test("that proposes what the library says of it", () => {
		const { fields, doubts } = proposeFields(document, ["Nurse", "Software Engineer"], now);
		expect(fields).toMatchObject({
			title: "Registered Nurse",
			company: "Harrow Clinic",
			location: "Tulsa, OK",
			education: "BSN in Nursing",
			previousRole: "Nurse Aide",
			tags: "triage, Epic",
		});
		// Where the offer came from stands in no resume.
		expect(doubts.map(({ field }) => field)).toContain("company");
	});
	test("of which no line is proposed for everybody to read", () => {
		const sentence = "I turn wards that nobody wants into wards that people ask for.";
		const spoken = {
			...document,
			basics: { ...document.basics, label: sentence, summary: sentence },
			skills: [{ name: "Care", keywords: ["triage", "calms people who are afraid"] }],
		};
		const { fields } = proposeFields(spoken, ["Nurse"], now);
		expect(Object.values(fields).join("\n")).not.toMatch(/wards|calms/u);
		expect(fields).toMatchObject({ title: "Registered Nurse", tags: "triage" });
		const unread = {
			...document,
			work: document.work.map((job) => ({ ...job, position: "Mar. '22 – now" })),
		};
		expect(proposeFields(unread, ["Nurse"], now).doubts.map(({ field }) => field)).toContain(
			"title",
		);
	});
	test("whose time without work is no experience, no employer and no previous role", () => {
		const [newest, ...others] = document.work;
		const pause = { name: "Harrow Clinic", position: "Parental leave", highlights: [] };
		const pauses = [
			{ ...pause, startDate: "2026-01" },
			{
				...pause,
				name: "Career break",
				position: "At home",
				startDate: "1999-01",
				endDate: "2016-01",
			},
		];
		const work = [...pauses, ...(newest ? [newest] : []), ...others];
		const roles = ["Nurse", "Software Engineer"];
		expect(proposeFields({ ...document, work }, roles, now)).toEqual(
			proposeFields(document, roles, now),
		);
	});
});

describe("The form of a draft", () => {
	const formOf = () => {
		const form = new FormData();
		const { basics, work, education } = document;
		form.set("basics.name", basics.name);
		form.set("basics.label", basics.label);
		for (const [index, { highlights, ...job }] of work.entries()) {
			for (const [name, value] of Object.entries(job)) form.set(`work.${index}.${name}`, value);
			form.set(`work.${index}.highlights`, highlights.join("\r\n"));
		}
		for (const [name, value] of Object.entries(education[0] ?? {})) {
			form.set(`education.0.${name}`, String(value));
		}
		form.set("skills", listLines(document).skills.join("\n"));
		return form;
	};
	test("gives back what it shows; an entry of which nothing is left goes", () => {
		const form = formOf();
		form.set("work.2.position", " ");
		form.set("title", "Nurse");
		form.set("version", "3");
		form.set("certificates", "ACLS | | 2023-05\n\nBLS");
		const typed = readDraftForm(form);
		expect(typed.document.work).toEqual(document.work);
		// The version is that of the draft, and no field of a resume.
		expect(typed.fields).toEqual({ title: "Nurse" });
		expect(typed.document.education).toEqual(document.education);
		expect(typed.document.skills).toEqual(document.skills);
		expect(typed.document.certificates).toEqual([
			{ name: "ACLS", date: "2023-05" },
			{ name: "BLS" },
		]);
	});
	test("keeps its doubts about what nobody has changed", () => {
		const doubts = [
			{ field: "work.0.name", why: "a" },
			{ field: "work.1.name", why: "b" },
			{ field: "company", why: "c" },
		];
		const form = formOf();
		form.set("work.1.name", "Kestrel Home");
		form.set("company", "Acme");
		expect(doubtsLeft(doubts, { document, fields: {} }, readDraftForm(form))).toEqual([doubts[0]]);
	});
	test("names what cannot be published", () => {
		expect(
			Object.keys(
				documentErrors({
					...document,
					work: [{ name: "", position: "Nurse", startDate: "soon", highlights: [] }],
				}),
			),
		).toEqual(["work.0.name", "work.0.startDate"]);
	});
	test("keeps what is too long, and names it at the field where it was typed", () => {
		const form = formOf();
		const long = "a ".repeat(400).trim();
		form.set("basics.summary", long.repeat(3));
		form.set("work.1.highlights", `short\n${long}`);
		form.set("education.0.courses", `Ethics, ${long}`);
		form.set("certificates", `ACLS | AHA | soon\n${long}`);
		form.set("interests", "one\n".repeat(300));
		const { document: kept } = readDraftForm(form);
		expect(kept.work[1]?.highlights[1]).toBe(long);
		expect(kept.interests).toHaveLength(300);
		expect(documentErrors(kept)).toEqual({
			"basics.summary": "A text here is longer than 2000 characters",
			"work.1.highlights": "A text here is longer than 600 characters",
			"education.0.courses": "A text here is longer than 600 characters",
			certificates: "A date is written YYYY-MM, or YYYY for a year alone",
		});
	});
});

const draft = {
	document,
	fields: { title: "Nurse Ada Example", company: "Harrow Clinic", role: "Nurse", industry: "Care" },
	blur: noBlur,
	names: ["Ada Example", "Ada"],
	waivers: [],
	removals: ["board"],
};

describe("The gate of a draft", () => {
	test("finds names and contact data in the document and the fields, and takes all of it out", () => {
		expect(findingsOf(draft).map(({ text }) => text)).toEqual(
			expect.arrayContaining(["Ada Example", "ada@mail.example", "(918) 555-0118"]),
		);
		const { document: published, fields } = publishedForm(draft);
		const all = JSON.stringify([published, fields]);
		for (const gone of ["Ada", "mail.example", "0118", "board"]) expect(all).not.toContain(gone);
		expect(published.basics.name).toBe(withheldName);
		expect(fields.title).toBe("Nurse");
		expect(stillFound(draft)).toEqual([]);
	});
	test("finds and takes out what is written in signs of print, or with signs that show nothing", () => {
		const [job, ...jobs] = document.work;
		if (!job) throw new Error("The resume has no job");
		const highlights = [
			"Call 918‑555–0177 or a\u2060da@mail.example",
			"Trained 6\u00a0new nurses, 2015–2019 🙂",
			"Led by A\u00adda Exam\u200bple, ℅ linkedin\u200b.com/in/adab",
		];
		const written = {
			...draft,
			document: { ...document, work: [{ ...job, highlights }, ...jobs] },
		};
		const { document: published } = publishedForm(written);
		expect(published.work[0]?.highlights).toEqual([
			"Call or",
			"Trained 6\u00a0new nurses, 2015–2019 🙂",
			"Led by, ℅",
		]);
		expect(stillFound(written)).toEqual([]);
	});
	test.each(["Ada Example, RN, BSN", "Ada Example | PhD", "Ada Q. Example, Registered Nurse"])(
		"shows no rest of “%s” as a name",
		(name) => {
			const named = { ...document, basics: { ...document.basics, name } };
			const names = ["Ada Example", "Example", "Ada"];
			const published = publishedForm({ ...draft, document: named, names }).document;
			expect(published.basics.name).toBe(withheldName);
			const waivers = ["Ada Example", "Ada"].map((text) => ({
				kind: "name" as const,
				text,
				reason: "She wants it",
			}));
			const left = publishedForm({ ...draft, document: named, names, waivers }).document;
			expect(left.basics.name).toMatch(/^Ada/u);
			expect(left.basics.name).not.toContain("Example");
		},
	);
	test("leaves what was waived", () => {
		const waivers = [{ kind: "email" as const, text: "ada@mail.example", reason: "A shared one" }];
		expect(JSON.stringify(publishedForm({ ...draft, waivers }))).toContain("ada@mail.example");
		expect(stillFound({ ...draft, waivers })).toEqual([]);
	});
	test("says less exactly what was chosen, wherever it stands", () => {
		const blur = {
			months: true,
			employers: { "Harrow Clinic": "Finance" },
			schools: ["Harrow State University"],
		};
		const blurred = applyBlur(document, draft.fields, blur);
		expect(JSON.stringify(blurred)).not.toMatch(/Harrow|2020-/u);
		expect(blurred.document.work[0]).toMatchObject({
			name: "A finance company",
			startDate: "2020",
		});
		expect(blurred.document.work[0]?.highlights[1]).toBe(
			"Trained 6 new nurses at a finance company",
		);
		expect(blurred.fields.company).toBe("A finance company");
	});
	test.each([
		["Opened a ward in March 2020 for 24 people", "Opened a ward in 2020 for 24 people"],
		["June – August 2019: Kestrel House", "2019: Kestrel House"],
		["Texas State University, Dec. ’15 ()", "Texas State University, 2015 ()"],
		["Moved by 03/2021, done on 2021-05-14", "Moved by 2021, done on 2021"],
		["Served 12 wards in May and 2020 meals", "Served 12 wards in May and 2020 meals"],
	])("says years instead of months wherever they stand: %s", (text, said) => {
		const [job, ...jobs] = document.work;
		if (!job) throw new Error("The resume has no job");
		const written = { ...document, work: [{ ...job, highlights: [text] }, ...jobs] };
		const fields = {
			description: text,
			offerMonth: "2026-05",
			fileUrl: "https://a.example/2020-05",
		};
		const blurred = applyBlur(written, fields, { ...noBlur, months: true });
		expect(blurred.document.work[0]?.highlights).toEqual([said]);
		expect(blurred.fields).toEqual({ ...fields, description: said });
	});
	test("names a field of which nothing is left", () => {
		const named = { ...draft, fields: { ...draft.fields, title: "ADA EXAMPLE", role: "" } };
		expect(emptiedFields(named)).toEqual(["title"]);
		const errors = { title: "Title is required", role: "Role is required" };
		expect(withEmptied(errors, named)).toEqual({ ...errors, title: intakeMessages.emptied });
		// What is left empty and is no error is none.
		expect(withEmptied({ role: "Role is required" }, named)).toEqual({ role: "Role is required" });
	});
	test("names each field that has to say something, of which nothing is left", () => {
		const gone = "Ada Example ";
		const [job, school] = [document.work[0], document.education[0]];
		if (!job || !school) throw new Error("The resume has no job or no school");
		const named = {
			...draft,
			document: {
				...document,
				basics: { ...document.basics, label: gone },
				work: [{ ...job, position: gone, name: gone }],
				education: [{ ...school, studyType: gone, institution: gone }],
			},
			fields: { title: gone, company: gone, role: gone, industry: gone, tags: gone },
		};
		expect(emptiedFields(named)).toEqual([
			...["title", "company", "role", "industry", "basics.label"],
			...["work.0.position", "work.0.name", "education.0.studyType", "education.0.institution"],
		]);
		const blank = { ...named.fields, title: " " };
		expect(emptiedFields({ ...named, fields: blank })).not.toContain("title");
	});
	test("says short names less exactly as well, and longer ones before those that they begin with", () => {
		const employers = { EY: "Consulting", "3M": "Tech", Google: "Tech", "Google Cloud": "Finance" };
		const fields = { description: "At EY, 3M and Google Cloud, then Google. They EYE 13M of it." };
		expect(applyBlur(document, fields, { ...noBlur, employers }).fields.description).toBe(
			"At a consulting firm, a technology company and a finance company, then a technology company. They EYE 13M of it.",
		);
	});
	test("names what is said less exactly or removed, and still stands there", () => {
		const blurred = (kind: string) => ({ ...noBlur, employers: { "Harrow Clinic": kind } });
		expect(stillNamed({ ...draft, blur: blurred("Finance") })).toBeUndefined();
		const printed = JSON.parse(
			JSON.stringify(document).replaceAll("Harrow C", "Har\u00adrow\u00a0C"),
		);
		expect(
			JSON.stringify(publishedForm({ ...draft, document: printed, blur: blurred("Finance") })),
		).not.toMatch(/row.C/u);
		expect(stillNamed({ ...draft, blur: blurred("Harrow Clinic") })).toBe("Harrow Clinic");
		// A school whose name is what is said instead of one, of which the fields say nothing.
		const [first] = document.education;
		if (!first) throw new Error("The resume has no school");
		const education = [{ ...first, institution: "A university" }];
		const schooled = { ...draft, document: { ...document, education } };
		const blur = { ...noBlur, schools: ["A university"] };
		expect(stillNamed({ ...schooled, blur })).toBe("A university");
		expect(stillNamed({ ...schooled, blur: noBlur })).toBeUndefined();
		// However many are looked for at once.
		const many = Array.from({ length: 301 }, (_, index) => `${index} longer than any other`);
		const removed = publishedForm({ ...draft, removals: [...many, "board"] });
		expect(JSON.stringify(removed)).not.toContain("board");
	});
});

describe("The meter", () => {
	test("asks for what is left of a person", () => {
		expect(traitsOf(document, draft.fields, noBlur)).toEqual({
			role: "Nurse",
			houses: [{ name: "Harrow Clinic" }, { name: "Kestrel House" }],
			schools: ["Harrow State University"],
			month: "2020-03",
		});
		const blur = {
			months: true,
			employers: { "Harrow Clinic": "Care" },
			schools: ["Harrow State University"],
		};
		expect(traitsOf(document, draft.fields, blur)).toEqual({
			role: "Nurse",
			houses: [{ kind: "Care" }, { name: "Kestrel House" }],
			schools: [],
			month: null,
		});
	});
	test("tells its person what previews show, and what else the draft names", () => {
		expect(offerOf(draft.fields, noBlur)).toEqual({
			role: "Nurse",
			house: { name: draft.fields.company },
		});
		const named = (blur: Blur) => namedBeside(document, draft.fields, blur);
		expect(named(noBlur)).not.toContain(draft.fields.company);
		expect(named(noBlur)).toEqual(
			expect.arrayContaining(["Harrow State University", "March 2020"]),
		);
		const employers = { "Harrow Clinic": "Care", "Kestrel House": "Care" };
		const blur = { months: true, employers, schools: ["Harrow State University"] };
		expect(named(blur)).toEqual([]);
		expect(offerOf(draft.fields, blur).house).toEqual({ kind: "Care" });
	});
	test("offers one step at a time, and all together", () => {
		const steps = blurSteps(document, draft.fields, noBlur, (name) =>
			name === "Kestrel House" ? null : "Care",
		);
		expect(steps.map(({ label }) => label)).toEqual([
			"Harrow Clinic",
			"Harrow State University",
			"Months",
			"All of these",
		]);
		expect(steps[0]?.becomes).toBe("A company in Care");
	});
	test("says it in words", () => {
		expect([1, 9, 20].map(peopleWords)).toEqual(["1 person", "9 people", "20 people or more"]);
	});
});

test.each([
	"title",
	"company",
	"role",
	"industry",
	"description",
	"location",
	"tags",
	"education",
	"previousRole",
] as const)("Contact data in the field %s is found, and is not published", (field) => {
	const draft = {
		...{ document, blur: noBlur, names: [], waivers: [], removals: [] },
		fields: { title: "Nurse", [field]: "Nurse of bo@mail.example" },
	};
	expect(findingsOf(draft)).toContainEqual({ kind: "email", text: "bo@mail.example" });
	expect(publishedForm(draft).fields[field]).toBe("Nurse of");
	expect(stillFound(draft)).toEqual([]);
});
