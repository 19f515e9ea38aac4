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
	[
		"a term is as exact as its school: a year",
		"Lab Assistant\nElm College | Fall 2023 – Spring 2025\n- Washed the glass\nUsher\nRialto Hall | Spring 2022\n- Tore tickets\nPicker\nBirch Orchard | summers, 2018 – 2020\n- Picked pears",
		[
			"Lab Assistant @ Elm College 2023–2025",
			"Usher @ Rialto Hall 2022–2022",
			"Picker @ Birch Orchard 2018–2020",
		],
	],
	[
		"hours and years of the house stand beside the time",
		"Bookkeeper\nFjord & Oak (founded 1998)\nMay 2021 – present, 20 hrs/week\n- Kept the books\nClerk\nElm Bank\n2019 – 2021\n- Counted",
		["Bookkeeper @ Fjord & Oak (founded 1998) 2021-05–", "Clerk @ Elm Bank 2019–2021"],
	],
	[
		"what the job above ends with is no house",
		"Larch County Library\nBranch Librarian\n2020 – present\nRuns the branch and its garden\nStory hours in two languages\nLibrary Assistant\n2016 – 2020\nShelves, returns and the reading club",
		[
			"Branch Librarian @ Larch County Library 2020–",
			"Library Assistant @ Larch County Library 2016–2020",
		],
	],
	[
		"a word above the first head is no house either",
		"Recent\nBaker\nRye & Sons · Troy, NY · 2021 – 2024\n- Baked\nEarlier\nPorter\nGrand Hotel · Troy, NY · 2018 – 2021\n- Carried",
		["Baker @ Rye & Sons 2021–2024", "Porter @ Grand Hotel 2018–2021"],
	],
	[
		"a part behind the comma belongs to the title, below a house of its own",
		"Fir Valley Hospital – Leeds\nNurse Manager, Surgery\n2018 – 2024\n- Led\nStaff Nurse, Theatre\n2012 – 2016\n- Assisted",
		[
			"Nurse Manager, Surgery @ Fir Valley Hospital 2018–2024",
			"Staff Nurse, Theatre @ Fir Valley Hospital 2012–2016",
		],
	],
	[
		"two titles in a row are one job, in any order of time",
		"Designer, Senior Designer, Plum Street Studio, Leeds (2018 – 2024)\n- Drew\nTrainee, then Buyer, Oak Stores, Leeds (2015 – 2018)\n- Bought",
		[
			"Designer, Senior Designer @ Plum Street Studio 2018–2024",
			"Trainee, then Buyer @ Oak Stores 2015–2018",
		],
	],
	[
		"people work at schools, and for houses that begin like a verb",
		"Help Desk\nHoly Rood College · Erie, PA · 2021 – 2024\n- Answered\nStory Editor\nStarling Pictures · Erie, PA · 2019 – 2021\n- Edited",
		["Help Desk @ Holy Rood College 2021–2024", "Story Editor @ Starling Pictures 2019–2021"],
	],
	[
		"a narrow column breaks titles and times",
		"Director of Product,\nMember Platform\nNorthloop · Erie, PA · May 2022 – Sep\n2024\n- Led\nAssistente\nadministrativa\nQuinta do Sol · Erie, PA · 2019 – 2021\n- Filed",
		[
			"Director of Product, Member Platform @ Northloop 2022-05–2024-09",
			"Assistente administrativa @ Quinta do Sol 2019–2021",
		],
	],
])("Of jobs, %s", (_, text, jobs) => expect(jobsOf(text)).toEqual(jobs));

test("The town where a person lives is a place behind their jobs, and so is what others end with", () => {
	const { work } = read(
		"Ballinrobe | ada@mail.example\n\nEXPERIENCE\nClerk, Corrib Devices, Ballinrobe (2019 – 2021)\n- Filed\nRunner, Slane Post, Ennis (2016 – 2019)\n- Ran",
	);
	expect(work.map(({ position, name }) => [position, name])).toEqual([
		["Clerk", "Corrib Devices"],
		["Runner", "Slane Post"],
	]);
});

test("Where no heading tells of work, a seat on a board is none, nor is what was written", () => {
	const { work } = read(
		"LEADERSHIP\nPrincipal, Elm School\t2016 – 2021\n- Led\nTeacher, Elm School\t2010 – 2016\n- Taught\nDean, Fir School\t2006 – 2010\n- Sat\nBOARDS\nCoalition of Leaders, president\t2020 – 2021\nPATENTS AND PAPERS\nEngineer of a lock, with others, 2018 – 2019",
	);
	expect(work).toHaveLength(3);
});

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

test("A career break is no job, and is named as a line without a place", () => {
	const { document, unplaced } = documentOfBlocks(
		plainTextBlocks(
			"Ada Example\nEXPERIENCE\nClerk, Acme Inc\tMay 2022 – Present\n- Kept the post book\nCareer break\tMay 2021 – Apr 2022",
		),
	);
	expect(document.work).toHaveLength(1);
	expect(unplaced).toEqual(["Career break", "May 2021 – Apr 2022"]);
});

test.each(["MBA, PMP", "PhD", "RN, BSN", "M.D."])(
	"The letters behind a name are no headline: “%s”",
	(letters) => {
		const job = "EXPERIENCE\nNurse\tMay 2020 – Present\nElm Clinic\n- Ran the night desk";
		for (const between of ["\n", "\t"]) {
			const blocks = plainTextBlocks(`Ada Example${between}${letters}\n${job}`);
			const { document, unplaced } = documentOfBlocks(blocks);
			expect(document.basics).toMatchObject({ name: "Ada Example", label: "Nurse" });
			expect(unplaced).toEqual([letters]);
		}
		expect(read(`MA English teacher\n${job}`).basics.label).toBe("MA English teacher");
	},
);

test("A phone number and a mailbox are read in whichever signs, and are no place", () => {
	const headOf = (phone: string, at: string) =>
		read(`Nurse\nTulsa, OK | ${phone} | ada${at}mail.example\nHarrow\nEXPERIENCE`).basics;
	const [phone, at] = ["+1 415\u2011555\u20110142", "\uff20"];
	const plain = headOf("+1 415-555-0142", "@");
	expect(plain).toMatchObject({ label: "Nurse", location: "Tulsa, OK" });
	expect(headOf(phone, at)).toEqual({ ...plain, email: `ada${at}mail.example` });
	expect(read(`${phone}\nTulsa, OK\nEXPERIENCE`).basics).toMatchObject({
		phone: "+1 415-555-0142",
		location: "Tulsa, OK",
	});
});
