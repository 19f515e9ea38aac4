import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { workOf } from "#tests/helpers/work-of.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks } from "./outline-of-blocks.ts";
import { outlineOfDocument, type ResumeOutline } from "./resume-outline.ts";

/** Without its marks. */
const read = (text: string) => {
	const { read: _, readJobs: __, school: ___, ...outline } = outlineOfBlocks(plainTextBlocks(text));
	return outline;
};

test("A resume that is pasted as text is measured as the document that it came from", () => {
	const documents = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z"), count: 160 })
		.map(({ document }) => document)
		.filter((document) => document !== null);
	const plain = (value: unknown) => JSON.stringify(value).replaceAll("\u00a0", " ");
	const share = (isAlike: (ours: ResumeOutline, its: ResumeOutline) => boolean) =>
		documents.filter((document) => isAlike(read(resumeText(document)), outlineOfDocument(document)))
			.length / documents.length;
	const unnamed = ({ jobs, ...rest }: ResumeOutline) =>
		plain({ ...rest, jobs: jobs.map(({ period, bullets }) => [period, bullets]) });
	expect(documents.length).toBeGreaterThan(150);
	// A line of skills that begins with a small letter ("iOS: …") looks like the end of the line above it.
	expect(share((ours, its) => unnamed(ours) === unnamed(its))).toBeGreaterThan(0.97);
	// "Director, Insurance Practice, Whitlaw, Stroud & Perrault LLP" can be parted in more ways than one.
	expect(share((ours, its) => plain(ours.jobs) === plain(its.jobs))).toBeGreaterThan(0.93);
});

describe("a resume as people paste it", () => {
	const jane = read(`JANE EXAMPLE
jane@example.com | (415) 555-0132 | linkedin.com/in/jane

SUMMARY
Backend engineer with six years in payments.

WORK EXPERIENCE

Acme Corp                                              San Francisco, CA
Senior Software Engineer                               Jan 2021 – Present
• Responsible for the ledger service and its on-call rotation, which
  handles 40M postings a day
• Led the migration of 120 services to Kubernetes

Initech, Software Engineer (06/2018 - 12/2020)
• Built an API in Go

VOLUNTEERING
• Taught 12 students to code

EDUCATION
State College, B.S. Computer Science, 2014 – 2018
• Dean's list

TECHNICAL SKILLS
Languages: Go, Python (pandas, NumPy), SQL`);

	test("has its jobs with their times and bullets, broken lines joined", () => {
		expect(jane.jobs).toEqual([
			{
				title: "Senior Software Engineer",
				employer: "Acme Corp",
				period: { from: monthNumber("2021-01"), to: null },
				bullets: [
					"Responsible for the ledger service and its on-call rotation, which handles 40M postings a day",
					"Led the migration of 120 services to Kubernetes",
				],
			},
			{
				title: "Software Engineer",
				employer: "Initech",
				period: { from: monthNumber("2018-06"), to: monthNumber("2020-12") },
				bullets: ["Built an API in Go"],
			},
		]);
	});

	test("has bullets outside jobs, but not those of its school", () => {
		expect(jane.otherBullets).toEqual(["Taught 12 students to code"]);
	});

	test("has its sections in their order, and its skills", () => {
		expect(jane.sections).toEqual(["summary", "work", "education", "skills"]);
		expect(jane.skills).toEqual(["Go", "Python", "pandas", "NumPy", "SQL"]);
	});

	test("gives neither its name nor what leads to the person", () => {
		const words = jane.lines.join("\n");
		expect(words).toContain("Backend engineer");
		expect(words).not.toMatch(/jane|example|555|linkedin/iu);
	});

	test("may have lost its bullet signs: sentences below a job stand for them", () => {
		const { jobs, skills } = read(`John Doe
Experience
BIGCO
Product Manager, Summer 2021 - Summer 2023
Launched a referral program that brought 12,000 new accounts within a year
Skills: SQL, Figma`);
		expect(jobs).toEqual([
			{
				title: "Product Manager",
				employer: "BIGCO",
				period: { from: monthNumber("2021-06"), to: monthNumber("2023-08") },
				bullets: ["Launched a referral program that brought 12,000 new accounts within a year"],
			},
		]);
		expect(skills).toEqual(["SQL", "Figma"]);
	});

	test("has no jobs when it has no dates and no bullets", () => {
		expect(read("Ada\n\nExperience\nMany things")).toMatchObject({ jobs: [], sections: ["work"] });
		expect(read("")).toMatchObject({ jobs: [], sections: [], skills: [], lines: [] });
	});
});

test("A label in a column of its own is no skill, and a table of skills has skills in both columns", () => {
	const skills = (lines: string) => read(`Ada Example\n\nSKILLS\n${lines}`).skills;
	expect(
		skills("Rollout\twave planning, cutovers\nTools (daily)\tSAP, Excel\nSafety\tOSHA 30"),
	).toEqual(["wave planning", "cutovers", "SAP", "Excel", "OSHA 30"]);
	expect(skills("Excel\tForklifts\nSAP\tBudgets, forecasts")).toEqual([
		"Excel",
		"Forklifts",
		"SAP",
		"Budgets",
		"forecasts",
	]);
});

describe("a resume without favors", () => {
	const jobs = (text: string) =>
		read(text).jobs.map(({ title, employer, bullets }) => [title, employer, bullets.length]);

	test("has jobs without any heading, by their dates, and its lines without signs are bullets", () => {
		expect(
			jobs(`Sam Rivers
sam@example.com
Lead Teacher
Lincoln Middle School, 2015 to 2024
Taught science to 120 students a year
Ran the robotics club
Wrote the lab manual
Product intern
Kite Apps
Summer 2025
Interviewed 14 users for the onboarding team`),
		).toEqual([
			["Lead Teacher", "Lincoln Middle School", 3],
			["Product intern", "Kite Apps", 1],
		]);
	});

	test("has jobs whose dates stand before, beside or below the title, employer first or last", () => {
		const before = `Ada\n\nExperience\n2019 – 2022\nPlumber\nBluebird Pipes Inc\n- Fixed 40 boilers\n2016 – 2019\nApprentice plumber\nBluebird Pipes Inc\n- Carried pipes`;
		const beside = `Ada\n\nExperience\nBluebird Pipes Inc\nPlumber\t2019 – 2022\n- Fixed 40 boilers\nBluebird Pipes Inc\nApprentice plumber\t2016 – 2019\n- Carried pipes`;
		const below = `Ada\n\nExperience\nPlumber | Bluebird Pipes Inc\n2019 – 2022\n- Fixed 40 boilers\nApprentice plumber | Bluebird Pipes Inc\n2016 – 2019\n- Carried pipes`;
		for (const text of [before, beside, below]) {
			expect(jobs(text)).toEqual([
				["Plumber", "Bluebird Pipes Inc", 1],
				["Apprentice plumber", "Bluebird Pipes Inc", 1],
			]);
		}
	});

	test("has several titles under one employer, whose whole time is no job", () => {
		expect(
			jobs(`Ada

Experience
Harbor Labs Inc, Boston, MA\t2015 – 2023
Senior Engineer\t2019 – 2023
- Cut latency by half
Engineer\t2015 – 2019
- Built the queue`),
		).toEqual([
			["Senior Engineer", "Harbor Labs Inc", 1],
			["Engineer", "Harbor Labs Inc", 1],
		]);
	});

	test("has the sentences of a paragraph as bullets, a job without dates, and a time on two lines", () => {
		expect(
			jobs(`Ada

Experience
Baker, Rye & Sons
May 2019 –
Present
I bake 300 loaves a night. I trained two apprentices.

Line Cook, Joe's Diner
- Ran the grill`),
		).toEqual([
			["Baker", "Rye & Sons", 2],
			["Line Cook", "Joe's Diner", 1],
		]);
	});

	test("is outlined in German, French, Spanish and Portuguese", () => {
		const german = `Lena Beispiel\n\nBERUFSERFAHRUNG\nDatenanalystin, Nordlicht GmbH, Berlin\t03/2021 – heute\n- Baute das Berichtswesen\n\nAUSBILDUNG\nB.Sc. Statistik, 2016 – 2019`;
		const french = `Léa Exemple\n\nExpérience professionnelle\nInfirmière, Hôpital Saint-Luc\njanvier 2019 – aujourd’hui\n- Soins de 12 patients\n\nFormation\nDiplôme d’État, 2018`;
		const spanish = `Ana Ejemplo\n\nExperiencia laboral\nProfesora, Colegio San Juan\nmarzo de 2018 – actualidad\n- Clases de 30 alumnos\n\nFormación\nGrado en Educación, 2017`;
		const portuguese = `Rui Exemplo\n\nExperiência profissional\nEngenheiro civil, Construtora Lima\nmarço de 2018 – até o momento\n- Obras de 4 pontes\n\nFormação\nBacharelado, 2017`;
		expect([german, french, spanish, portuguese].map((text) => jobs(text)[0])).toEqual([
			["Datenanalystin", "Nordlicht GmbH", 1],
			["Infirmière", "Hôpital Saint-Luc", 1],
			["Profesora", "Colegio San Juan", 1],
			["Engenheiro civil", "Construtora Lima", 1],
		]);
	});

	test("tells of each line whether it was read, guessed or lost", () => {
		const { read: lines } = outlineOfBlocks(
			plainTextBlocks(
				`Ada Example\nada@example.com\n\nExperience\nBaker, Rye & Sons, 2019 – 2022\nBaked 300 loaves a night for six shops\n\nEducation\nDiploma, 2018`,
			),
		);
		expect(lines.map(({ kind, mark }) => `${kind} ${mark}`)).toEqual([
			"name read",
			"contact read",
			"heading read",
			"job read",
			"bullet guessed",
			"heading read",
			"school read",
		]);
	});
});

test("A text made to be slow is read in time", () => {
	const nasty = [
		"2019 ".repeat(6_000),
		"a".repeat(30_000),
		`${"skills: ".repeat(3_000)}`,
		"• ".repeat(15_000),
		`Experience\n${"Jan 2019 - ".repeat(2_000)}`,
		`Skills\n${"(,".repeat(15_000)}`,
		"@".repeat(30_000),
		`Experience\n${"(555) 5".repeat(4_000)}`,
		"\t ".repeat(15_000),
	];
	for (const text of nasty) {
		expect(
			workOf(() => read(text)),
			text.slice(0, 20),
		).toBeLessThan(400);
	}
});

describe("lines that a margin or a program has broken", () => {
	const jobs = (text: string) =>
		read(`ANN EXAMPLE\n\nEXPERIENCE\n${text}`).jobs.map(({ title, period, bullets }) => [
			title,
			period?.to,
			bullets,
		]);

	test("a date that goes on in the next line is one", () => {
		expect(
			jobs("May 2014 – March\n2021\nAccount Manager\nNorthgate, Durham, NC\n• Sold it"),
		).toEqual([["Account Manager", monthNumber("2021-03"), ["Sold it"]]]);
	});

	test.each([
		["May 2014 –\n- Present", null],
		["2013-09 – 2018-\n08", "2018-08"],
		["marzo de 2014 –\ndiciembre de\n2018", "2018-12"],
		["Summers 2020,\n2021 and 2022", "2022-08"],
		["WS 2021 – 2023", "2023-12"],
	])("a date is one, also where a sign or a month stands between its lines: %s", (date, until) => {
		expect(jobs(`${date}\nAccount Manager\nNorthgate, Durham, NC\n• Sold it`)).toEqual([
			["Account Manager", until && monthNumber(until), ["Sold it"]],
		]);
	});

	test("a bracket that goes on in the next line is one", () => {
		expect(
			jobs("Teacher (ages 3–\n6)\nNorthgate School\nMay 2019 – May 2020\n• Read")[0]?.[0],
		).toBe("Teacher (ages 3–6)");
	});

	test("a date below a long line begins a job", () => {
		const long = "Set the rule that every proposal for a system starts with what it removes";
		const text = `02/2020 – 01/2022\nDirector\nFenway Cloud\n${long}\n05/2015 – 01/2020\nTeam Lead\nLedger Line\nGrew the team to 22`;
		expect(jobs(text).map(([title]) => title)).toEqual(["Director", "Team Lead"]);
	});

	test("paragraphs are as many bullets as sentences, wherever their lines end", () => {
		const text = `Head of School, Country Day (July 2018 – Present)
I supervise 46 faculty and staff and sit on the senior team. I led the move to narrative reports with families three
times a year.
I rebuilt the schedule so that each teacher has 75 minutes to plan. Enrollment rose from 268 to 312, and the rest followed.`;
		expect(jobs(text)[0]?.[2]).toHaveLength(4);
	});
});

describe("heads of jobs", () => {
	const jobs = (text: string) =>
		read(`ANN EXAMPLE\n\nEXPERIENCE\n${text}`).jobs.map(({ title, employer }) => [title, employer]);

	test("a line that tells of work is neither a title nor an employer", () => {
		const text = `HR Generalist\nApr 2022 – Present\nGenesee Optics, Rochester, NY
Investigate complaints and prepare warnings with supervisors\nHR Coordinator\nJune 2021 – Apr 2022
Hyatt Regency, Rochester, NY\nfiles, background checks, badge system`;
		expect(jobs(text)).toEqual([
			["HR Generalist", "Genesee Optics"],
			["HR Coordinator", "Hyatt Regency"],
		]);
	});
});

test("A heading that looks like a line is known by the times below it", () => {
	const text = `ANN EXAMPLE\n\nEDUCATION\nState College, 2025\nData science experience
Intern\nMay 2024 – Aug 2024\nHarbor Health\n• Built a model\nSKILLS\nCustomer experience\nSQL`;
	const { jobs, sections } = read(text);
	expect(jobs.map(({ title }) => title)).toEqual(["Intern"]);
	expect(sections).toEqual(["education", "work", "skills"]);
});

test("A heading of work by any name, and the head of a page once more, are known", () => {
	const text = `ANN EXAMPLE\nBoston, MA\nann@mail.example\n\nEDUCATION\nState College, 2025
\nDATA SCIENCE EXPERIENCE\nIntern, Harbor Health\tMay 2024 – Aug 2024\n• Built a model
ANN EXAMPLE\nBoston, MA\nann@mail.example\n• Checked it`;
	expect(read(text).jobs.map(({ bullets }) => bullets)).toEqual([["Built a model", "Checked it"]]);
});

test("A person's town says nothing of their work, wherever it stands in the head", () => {
	const linesOf = (head: string) =>
		read(`Jo Example\n${head}\n\nEXPERIENCE\nBaker, Loaf 2019 – 2021`).lines;
	const mail = "jo@example.com";
	expect(linesOf(`Dayton, Ohio\n${mail}`)).toEqual(linesOf(`Dayton, Ohio | ${mail}`));
	expect(linesOf(`Pastry cook\n${mail}`)).toContain("Pastry cook");
});

test("Below the three skills in the side column of a LinkedIn file stands the person, and no skill", () => {
	const { skills, jobs, lines } = read(`Contact
www.linkedin.com/in/example
Top Skills
Go
Distributed Systems
Kubernetes
Jordan Example
Senior Engineer at Kestrel Works
Denver, Colorado, United States
Experience
Kestrel Works
Senior Engineer
January 2022 - Present (2 years 3 months)
Led nine engineers through a move to another cloud.`);
	expect(skills).toEqual(["Go", "Distributed Systems", "Kubernetes"]);
	expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
		["Senior Engineer", "Kestrel Works"],
	]);
	expect(lines).not.toContain("Denver, Colorado, United States");
	const own = read("Ada Example\n\nTop Skills\nGo\nSQL\nKubernetes\nTerraform\nKafka");
	expect(own.skills).toHaveLength(5);
});

test("In a LinkedIn file with fewer skills the person is known by the name in their address", () => {
	const { skills, lines, sections } = read(`Contact
www.linkedin.com/in/jordan-
example-1a2b3c (LinkedIn)
Top Skills
Distributed Systems
Languages
French
Jordan Example
Senior Engineer at Kestrel Works
Denver, Colorado, United States
Experience
Kestrel Works
Senior Engineer
January 2022 - Present (2 years 3 months)
Led nine engineers through a move to another cloud.`);
	expect(skills).toEqual(["Distributed Systems"]);
	expect(lines).not.toContain("Denver, Colorado, United States");
	expect(sections).toEqual(["skills", "languages", "work"]);
});

describe("What Word files have around their words", () => {
	const jobsOf = (text: string) =>
		read(text).jobs.map(({ title, employer, bullets }) => [title, employer, ...bullets]);

	test("a rule of underscores stands before a heading, and the name of the sheet on each page", () => {
		const text = `Curriculum Vitae
Ina Voss
ina@example.com
________________________ Work Experience
Shift lead, Halvorn Motors	2020 – 2023
• Planned the early shift for nine people
Curriculum Vitae
• Cut the waste of paint by a fifth
Clerk, Brenn Parts	2017 – 2019
• Sorted the returns of two branches`;
		expect(jobsOf(text)).toEqual([
			[
				"Shift lead",
				"Halvorn Motors",
				"Planned the early shift for nine people",
				"Cut the waste of paint by a fifth",
			],
			["Clerk", "Brenn Parts", "Sorted the returns of two branches"],
		]);
	});

	test("what a job was done with, how long it was, and data of the person are none of its names", () => {
		const text = `EXPERIENCE
Corvane: Senior Developer
Oct 2021 – Present, 4 years experience
Kotlin | Postgres | Kafka | Helm
• Built the ledger of all branches
Brenn Parts: Developer
May 2019 – Oct 2021
Scala | Oracle | Rabbit | Puppet
• Wrote the order desk
Geburtsdatum: 03.02.1990`;
		expect(jobsOf(text)).toEqual([
			["Senior Developer", "Corvane", "Built the ledger of all branches"],
			["Developer", "Brenn Parts", "Wrote the order desk"],
		]);
	});

	test("a time at the head of a long line begins a job", () => {
		const text = `EXPERIENCE
Feb 2019 – present: Analyst, Grain Team, Halvorn (mostly in R)
• Wrote the forecast of the harvest
Feb 2014 – Jan 2019: Research Analyst and Manager, Mills and Silos Revenue Unit, Brenn Grain (mostly in spreadsheets and in R)
• Led the count of silos`;
		expect(jobsOf(text).map(([title]) => title)).toEqual([
			"Analyst, Grain Team",
			"Research Analyst and Manager, Mills and Silos Revenue Unit",
		]);
	});

	test("the last word of an item is no heading", () => {
		const text = `EXPERIENCE
Grants officer, Halvorn Trust	2020 – 2023
• Scores all applications and briefs the board on
awards
• Reads the reports of forty houses
EDUCATION
Harrow State, 2015`;
		expect(jobsOf(text)[0]?.slice(2)).toEqual([
			"Scores all applications and briefs the board on awards",
			"Reads the reports of forty houses",
		]);
	});
});

describe("What drawn resumes have around their words", () => {
	const jobsOf = (text: string) =>
		outlineOfBlocks(plainTextBlocks(text)).readJobs.map(({ title, employer, period, bullets }) => ({
			title,
			employer,
			from: period?.from ?? null,
			bullets: bullets.length,
		}));

	test("the foot of a page, with the person's name and a number, is no line of theirs", () => {
		const pages = `Ada Example
Tulsa, OK | ada@mail.example

EXPERIENCE
Registered Nurse	Blue Heron Clinic	March 2020 – Present
• Cut falls by 12% on a ward of 24
Ada Example – 1/2
May 4, 2026	Ada Example · Resume	2
• Led the night shift
`;
		const { readJobs, read: lines } = outlineOfBlocks(plainTextBlocks(pages));
		expect(readJobs.map(({ bullets }) => bullets)).toEqual([
			["Cut falls by 12% on a ward of 24", "Led the night shift"],
		]);
		expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/1\/2|May 4/u);
	});

	test("a job that ends with the number of a year stands at the place that is named at the top", () => {
		const short = `Ada Example
Tulsa, OK

JOBS
Head of Design
Kestrel, Tulsa, OK, 3/25 – now
- Ran 12 interviews with dog walkers
Freelance Logo Design
Tulsa, OK, 6/24 – 2/25
- Logos and menus for a gym
`;
		expect(jobsOf(short).map(({ from }) => from)).toEqual([
			monthNumber("2025-03"),
			monthNumber("2024-06"),
		]);
	});

	test("a house with its place at the right is none of the things that are listed above it", () => {
		const listed = `Ada Example

EXPERIENCE
• Kestrel	Tulsa, OK
Software Engineer	Oct 2020 – Present
• Built the ledger of two banks in a year
• Wren Labs	Boise, ID
Data Scientist	Jan 2018 – Oct 2020
• Led a team of four through a migration
`;
		expect(jobsOf(listed)).toEqual([
			{ title: "Software Engineer", employer: "Kestrel", from: monthNumber("2020-10"), bullets: 1 },
			{ title: "Data Scientist", employer: "Wren Labs", from: monthNumber("2018-01"), bullets: 1 },
		]);
	});

	test("a drawing before a time or a place is a letter of its font", () => {
		const drawn = `Ada Example

EXPERIENCE
President & CEO
Yahoo!
z July 2012 – Ongoing	* Sunnyvale, CA
• Led the purchase of a house of four hundred
Vice President of Search
Kestrel
z Oct 2010 – July 2012	* Palo Alto, CA
• Built what is searched by half of the world
`;
		expect(jobsOf(drawn)).toEqual([
			{ title: "President & CEO", employer: "Yahoo!", from: monthNumber("2012-07"), bullets: 1 },
			{
				title: "Vice President of Search",
				employer: "Kestrel",
				from: monthNumber("2010-10"),
				bullets: 1,
			},
		]);
	});

	test("a bracket that goes on in the next line has its time at the right of the first", () => {
		const broken = `Ada Example

EXPERIENCE
Assistant Teacher, Primary (ages 3–	August 2024 – Present
6)
La Acequia Montessori
• Told the stories of a hundred mornings
`;
		expect(outlineOfBlocks(plainTextBlocks(broken)).lines).toContain(
			"Assistant Teacher, Primary (ages 3–6)\tAugust 2024 – Present",
		);
	});

	test("what is listed goes on below a comma, also with a name", () => {
		const broken = `Ada Example

EXPERIENCE
Software Engineer, Kestrel
June 2019 – Sep 2021
• Wrote and reviewed code with Backbone, Jade,
Stylus and Scala using Play
Analyst, Wren Labs
May 2017 – May 2019
• Counted what was sold in a year
`;
		expect(jobsOf(broken).map(({ employer }) => employer)).toEqual(["Kestrel", "Wren Labs"]);
	});
});

describe("What strangers' files write in their own way", () => {
	const jobsOf = (text: string) =>
		read(text).jobs.map(({ title, employer, period, bullets }) => ({
			title,
			employer,
			isDated: period !== null,
			bullets: bullets.length,
		}));

	test("a hyphen that breaks no line stands between two months", () => {
		const hyphens = `Ada Example

Work Experience
Kestrel	Remote
Software Intern	Nov 2022 \u2011 Dec 2023
• Built what answers in a shop's chat for a year
`;
		expect(jobsOf(hyphens)).toEqual([
			{ title: "Software Intern", employer: "Kestrel", isDated: true, bullets: 1 },
		]);
	});

	test("a full stop may stand behind a time", () => {
		const stopped = `Ada Example

PROFESSIONAL EXPERIENCE
Kestrel Bank, Boise, ID
Site Reliability Engineer	September 2021 – Present.
• Kept forty services of a bank on their feet
Wren Labs, Tulsa, OK
DevOps Engineer	May 2018 – August 2021.
• Moved three houses of data into a cloud
`;
		expect(jobsOf(stopped)).toEqual([
			{ title: "Site Reliability Engineer", employer: "Kestrel Bank", isDated: true, bullets: 1 },
			{ title: "DevOps Engineer", employer: "Wren Labs", isDated: true, bullets: 1 },
		]);
	});

	test("the time of a job may begin its paragraph", () => {
		const prose = `Ada Beispiel

Berufserfahrung
Software Entwickler – Falk Software GmbH
2020, Jul-Okt. Die Falk Software GmbH baut Kassen für kleine Läden in drei Ländern. Hier habe ich ein Werkzeug gebaut, das Belege prüft und Fehler meldet.
Praktikum – Brenn Technik GmbH
2018, Aug-Sep. Ich war für ein Programm zuständig, das Messwerte sammelt, ordnet und in einer Datenbank ablegt, damit andere sie lesen können.
`;
		expect(jobsOf(prose)).toEqual([
			{ title: "Software Entwickler", employer: "Falk Software GmbH", isDated: true, bullets: 2 },
			{ title: "Praktikum", employer: "Brenn Technik GmbH", isDated: true, bullets: 1 },
		]);
	});

	test("what a job was done with is no section, as another job follows", () => {
		const tools = `Ada Example

EXPERIENCE
IT Consultant, Kestrel GmbH
07/2009 - 09/2011
• Built a house of payments for two banks
Technologies: Java, Spring, Wicket
Software Developer, Wren Media Ltd
01/2006 - 08/2007
• Built and kept up several sites for towns
Technologies: PHP, MySQL

EDUCATION
State College, 2001 – 2005
`;
		const { sections, jobs } = read(tools);
		expect(sections).toEqual(["work", "education"]);
		expect(jobs.map(({ employer }) => employer)).toEqual(["Kestrel GmbH", "Wren Media Ltd"]);
	});

	test.each([" / ", " ("])("where no other sign parts a house from a title, “%s” does", (sign) => {
		const end = sign === " (" ? ")" : "";
		const parted = `Ada Example

EXPERIENCE
Programmer${sign}Corvane Freight${end}	2021 – Present
• Built what weighs each truck of a harbor
Support Analyst${sign}Wrenlight${end}	2018 – 2021
• Answered forty shops a day by phone
Student Assistant${sign}Harrow Dock${end}	2016 – 2018
• Counted what came in on Mondays
`;
		expect(jobsOf(parted).map(({ title, employer }) => [title, employer])).toEqual([
			["Programmer", "Corvane Freight"],
			["Support Analyst", "Wrenlight"],
			["Student Assistant", "Harrow Dock"],
		]);
	});

	test("a job may be written as a form, its time below what was done", () => {
		const forms = `Ada Ejemplo

Experiencia laboral
Soporte técnico (desde casa):
Institución: Pagos del Sur SA, La Plata
Labor realizada: Cuidé la red de cobros de cuarenta negocios y escribí guías para quienes atienden, con un equipo de tres personas.
Período: 23/10/2021 - presente
Auxiliar de biblioteca:
Institución: Casa del Libro Norte, La Plata
Labor realizada: Ordené seis mil libros y atendí a quienes los buscaban durante dos años, también los sábados por la mañana.
Período: 01/04/2019 - 31/12/2020
`;
		expect(jobsOf(forms)).toEqual([
			{
				title: "Soporte técnico (desde casa)",
				employer: "Pagos del Sur SA",
				isDated: true,
				bullets: 1,
			},
			{
				title: "Auxiliar de biblioteca",
				employer: "Casa del Libro Norte",
				isDated: true,
				bullets: 1,
			},
		]);
		const labeled = `Ada Example

EMPLOYMENT
Employer: Corvane Freight	Period: Mar 2020 – Present
Position: Buyer
• Bought what forty trucks need in a year
Employer: Wrenlight	Period: May 2016 – Feb 2020
Position: Clerk
• Counted what came in on Mondays
`;
		expect(jobsOf(labeled)).toEqual([
			{ title: "Buyer", employer: "Corvane Freight", isDated: true, bullets: 1 },
			{ title: "Clerk", employer: "Wrenlight", isDated: true, bullets: 1 },
		]);
	});

	test("a form is read whose labels stand a narrow gap before what they name", () => {
		const form = `Ada Example

WORK EXPERIENCE
Dates	March 2020 – to date
Position held	Foreman
Employer Corvane Light, Toledo, OH
Main activities
• Runs crews of six to fourteen
Dates	2011 – 2016
Position held Apprentice, Electrician
Employer Tarn Wire, Akron, OH
Main activities
• Employer of the year was the house
`;
		expect(jobsOf(form)).toEqual([
			{ title: "Foreman", employer: "Corvane Light", isDated: true, bullets: 1 },
			{ title: "Apprentice, Electrician", employer: "Tarn Wire", isDated: true, bullets: 1 },
		]);
	});

	test("the name of a drawing is none of a line's words", () => {
		const { lines } = read(`Ada Example
envelope ada@example.com phone-alt 415-555-0132
map-marker-alt Denver, CO

EXPERIENCE
Buyer
Corvane Freight
calendar-alt May 2019 – Present	map-marker Denver, CO
• Bought what forty trucks need in a year
`);
		expect(lines).toContain("May 2019 – Present\tDenver, CO");
		expect(lines.join(" ")).not.toMatch(/envelope|phone-alt|map-marker|calendar-alt/u);
	});

	test("a job without a time stands between others, also above a line that leads to its list", () => {
		const undated = `Ada Example

WORK EXPERIENCE
Backend Developer - Corvane Inc., Boise, ID
• Built the server of an app for sleepers
Webmaster - Harrow Guide Program, Boise, ID
• Kept a site for those who visit
Economics & Mathematics Tutor - Harrow University, Boise, ID
Helped in courses including:
• Discrete structures
• Algorithms
`;
		expect(jobsOf(undated)).toEqual([
			{ title: "Backend Developer", employer: "Corvane Inc.", isDated: false, bullets: 1 },
			{ title: "Webmaster", employer: "Harrow Guide Program", isDated: false, bullets: 1 },
			{
				title: "Economics & Mathematics Tutor",
				employer: "Harrow University",
				isDated: false,
				bullets: 2,
			},
		]);
	});
});

test("Headings in another alphabet begin sections, and a firm of its own letters above its time does not", () => {
	const { jobs, lines } = read(`Yonatan Shaked
yonatan@mail.example

ניסיון תעסוקתי

DevOps Engineer, Carmel Cloud Ltd.
March 2020 – Present
- Moved 40 services to another cloud with no downtime

System Administrator
蓝桥支付有限公司
May 2016 – December 2019
- Maintained 300 servers across two data centers

השכלה
B.Sc. Information Systems, University of Haifa, 2012 – 2015`);
	expect(jobs.map(({ title, bullets }) => [title, bullets.length])).toEqual([
		["DevOps Engineer", 1],
		["System Administrator", 1],
	]);
	expect(lines).toContain("השכלה");
});
