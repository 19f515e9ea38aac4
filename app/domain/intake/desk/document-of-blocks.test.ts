import { expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { documentOfBlocks } from "./document-of-blocks.ts";

const read = (text: string) => documentOfBlocks(plainTextBlocks(`Ada Example\n${text}`)).document;
const jobsOf = (text: string) =>
	read(`EXPERIENCE\n${text}`).work.map(
		({ position, name, startDate, endDate }) =>
			`${position} @ ${name} ${startDate ?? ""}–${endDate ?? ""}`,
	);

test.each([
	[
		"a house in a line of its own has all titles below it",
		"Plum Street Bank – Leeds\nTeller\nMay 2020 – Present\n- Counted notes for six branches\nQuince & Sons | Harrow\nClerk\n2017 – 2020\n- Kept the post book\nRunner\n2015 – 2017\n- Carried letters",
		[
			"Teller @ Plum Street Bank 2020-05–",
			"Clerk @ Quince & Sons 2017–2020",
			"Runner @ Quince & Sons 2015–2017",
		],
	],
	[
		"a name that begins like a verb is one",
		"Mending Wall Clinic\nNurse · Tulsa, OK\n2018 to 2020\n- Ran the night desk\nOpening Doors Trust\nCare Assistant · Tulsa, OK\n2016 to 2018\n- Drove the van",
		["Nurse @ Mending Wall Clinic 2018–2020", "Care Assistant @ Opening Doors Trust 2016–2018"],
	],
	[
		"several summers are years, one is its months",
		"Lifeguard\nHarrow Pools | Summers 2020, 2021 and 2022\n- Sat on the high chair\nCamp Cook\nBirch Camp | Summer 2019\n- Cooked for ninety",
		["Lifeguard @ Harrow Pools 2020–2022", "Camp Cook @ Birch Camp 2019-06–2019-08"],
	],
	[
		"two titles with a semicolon are one, with the time at the right",
		"Teacher, Grade 5; Department Chair from 2021\tAug 2018 – Present\nElm School · Erie, PA\n- Taught four classes",
		["Teacher, Grade 5; Department Chair from 2021 @ Elm School 2018-08–"],
	],
	[
		"who works for nobody says so, and a volunteer has a job",
		"Illustrator\tMar 2021 – Present\nFreelance · Troy, NY\n- Drew maps of parks\nVolunteer Bookkeeper\tJan 2019 – Feb 2021\nOak Pantry · Troy, NY\n- Kept the till",
		["Illustrator @ Freelance 2021-03–", "Volunteer Bookkeeper @ Oak Pantry 2019-01–2021-02"],
	],
])("Of jobs, %s", (_, text, jobs) => expect(jobsOf(text)).toEqual(jobs));

test("What stands behind the last comma of a certificate gave it, or belongs to its name", () => {
	const { certificates } = read(
		"SKILLS\nCare: triage\nCERTIFICATIONS\nSeries 52, FINRA\nBasic Life Support, American Heart Association\nTeaching Certificate, Physics\nCPA, Iowa\nMath contest, 9th of 112 teams",
	);
	expect(certificates).toEqual([
		{ name: "Series 52", issuer: "FINRA" },
		{ name: "Basic Life Support", issuer: "American Heart Association" },
		{ name: "Teaching Certificate, Physics" },
		{ name: "CPA, Iowa" },
		{ name: "Math contest, 9th of 112 teams" },
	]);
});

test("A label of skills may be called like a section, where headings stand above theirs", () => {
	const { skills } = read(
		"EXPERIENCE\nClerk, Elm Bank\t2019 – 2021\n- Counted\nEDUCATION\nBA, Harrow College\t2018\nSKILLS\nLeadership\tmentoring, hiring\nPatents\tclaim charts",
	);
	expect(skills).toEqual([
		{ name: "Leadership", keywords: ["mentoring", "hiring"] },
		{ name: "Patents", keywords: ["claim charts"] },
	]);
});

test("Behind a point, a school has what is neither a degree nor a place", () => {
	const [school, other] = read(
		"EDUCATION\nBA in Economics\tSage Prairie University · Swimming scholarship; captain in the last year\tAug 2014 – May 2018\nTransfer credits in Biology\tLiceo del Sur · Quito, Ecuador\t2012",
	).education;
	expect(school).toMatchObject({
		institution: "Sage Prairie University",
		score: "Swimming scholarship; captain in the last year",
	});
	expect(other).toMatchObject({ studyType: "Transfer credits", institution: "Liceo del Sur" });
	expect(other?.score).toBeUndefined();
});
