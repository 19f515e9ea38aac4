import { expect, test } from "vitest";
import { jsonResumeText, readJsonResume } from "./json-resume.ts";
import { type ResumeDocument, resumeDocumentSchema } from "./resume-document.ts";

const whole: ResumeDocument = {
	basics: {
		name: "Ada Example",
		label: "Registered Nurse",
		email: "ada@mail.example",
		url: "ada.example",
		location: "Tulsa, OK",
		summary: "Nights on a ward of 24.",
	},
	work: [
		{
			name: "Harrow Clinic",
			position: "Nurse",
			location: "Tulsa, OK",
			startDate: "2020-03",
			highlights: ["Cut falls by 12%"],
		},
		{ name: "Kestrel House", position: "Aide", startDate: "2018", endDate: "2020", highlights: [] },
	],
	education: [
		{
			institution: "Harrow State",
			studyType: "BSN",
			area: "",
			endDate: "2018",
			score: "GPA 3.8",
			courses: ["Ethics"],
		},
	],
	skills: [{ name: "Care", keywords: ["triage", "IV (adult, pediatric)"] }],
	projects: [{ name: "Falls board", description: "A board", highlights: ["Drew it"] }],
	certificates: [{ name: "ACLS", issuer: "AHA", date: "2023-05" }],
	awards: [{ title: "DAISY", date: "2022" }],
	languages: [{ language: "Spanish", fluency: "fluent" }],
	interests: ["choir"],
};

test("A document that is written as JSON Resume is the same when it is read again", () => {
	const text = jsonResumeText(whole, "Invented.");
	const raw = JSON.parse(text) as { basics: object; meta: object; interests: object };
	expect(raw.basics).toMatchObject({ url: "https://ada.example", location: { city: "Tulsa, OK" } });
	expect(raw.interests).toEqual([{ name: "choir" }]);
	expect(raw.meta).toEqual({ version: "v1.0.0", note: "Invented." });
	const read = readJsonResume(text);
	expect(read).toEqual({ success: true, document: whole, left: [] });
	expect(resumeDocumentSchema.safeParse(read.success && read.document).success).toBe(true);
});

test("Signs that show nothing part no address and no word", () => {
	const basics = {
		name: "Bo\u200b",
		email: "b\u00ado@ma\u2060il.example",
		phone: "1\u0007\u00a02",
	};
	const read = readJsonResume(JSON.stringify({ basics }));
	expect(read.success && read.document.basics).toMatchObject({
		name: "Bo",
		email: "bo@mail.example",
		phone: "1 2",
	});
});

test("A document of another program is taken as far as it goes; what has no place is named", () => {
	const read = readJsonResume(
		JSON.stringify({
			basics: { name: "Bo", location: { city: "Lyon", countryCode: "FR" }, image: "http://x" },
			work: [
				{
					company: "Acme",
					position: "Dev",
					startDate: "2019-04-15",
					endDate: "soon",
					summary: "Wrote  it.",
					highlights: [""],
				},
			],
			skills: [{ name: "Go", level: "Master" }],
			volunteer: [{ organization: "Choir" }],
			references: [],
		}),
	);
	expect(read).toEqual({
		success: true,
		left: ["volunteer"],
		document: {
			basics: { name: "Bo", label: "", location: "Lyon, FR" },
			work: [{ name: "Acme", position: "Dev", startDate: "2019-04", highlights: ["Wrote it."] }],
			education: [],
			skills: [{ name: "Skills", keywords: ["Go"] }],
		},
	});
});

test("A summary is read as long as a document may have it, and a longer line is left to the gate", () => {
	const long = "a".repeat(1_900);
	const basics = { name: "Bo", label: "Nurse", summary: long };
	const work = [{ name: "Acme", position: "Nurse", summary: long }];
	const read = readJsonResume(JSON.stringify({ basics, work }));
	expect(read.success && read.document.basics.summary).toBe(long);
	expect(read.success && read.document.work[0]?.highlights).toEqual([long]);
});

test.each([
	"",
	"[]",
	"{}",
	'{"basics": "Ada"}',
	'{"basics":{"name":"A"},"work":"many"}',
	`{"basics":{},"x":"${"y".repeat(600_000)}"}`,
])("What is no such document is not read (%#)", (text) =>
	expect(readJsonResume(text)).toEqual({ success: false }),
);
