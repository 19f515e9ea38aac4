import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks } from "./outline-of-blocks.ts";

/** What files of people whom nobody of us knows write in their own way. */

const outlineOf = (text: string) => outlineOfBlocks(plainTextBlocks(text));
const months = (from: string, to: string | null) => ({
	from: monthNumber(from),
	to: to && monthNumber(to, "last"),
});
const headsOf = (text: string) =>
	outlineOf(text).jobs.map(({ title, employer, period }) => [title, employer, period]);

describe("the head of a job", () => {
	test("has its house above, with the town and the state behind commas", () => {
		const [first, ...others] = headsOf(`Orla Venn
Professional Experience
KESTREL DAIRIES, INC., Wilmington, Delaware
Senior Vice President, Herds (April 2015 to December 2018)
• Led nine farms
TARN SUPPLY INTERNATIONAL, Wilmington, Delaware
Vice President, Supply Chain (June 2009 to March 2015)
• Built a dairy
Director of Distribution (February 2005 to May 2009)
• Opened a depot
Herd Office of Ada Vane, Halden, Georgia
Legal Assistant – 2003 to 2005
• Kept the books`);
		expect(first?.slice(0, 2)).toEqual(["Senior Vice President, Herds", "KESTREL DAIRIES, INC."]);
		expect(others.map((head) => head.slice(0, 2))).toEqual([
			["Vice President, Supply Chain", "TARN SUPPLY INTERNATIONAL"],
			["Director of Distribution", "TARN SUPPLY INTERNATIONAL"],
			["Legal Assistant", "Herd Office of Ada Vane"],
		]);
	});

	test("has its time in an item, and be it a year", () => {
		expect(
			headsOf(`Orla Venn
Berufserfahrung
Aushilfe im Einzelhandel, Halden Handel GmbH, Uslar
• Mai 2020 – Januar 2021
Praktikum als Maurer, Brenn und Sohn, Uslar
• Februar 2019
• drei Wochen auf dem Bau
Praktikum als Elektriker, Kabel Meyn, Uslar
• 2016
• zwei Wochen`),
		).toEqual([
			["Aushilfe im Einzelhandel", "Halden Handel GmbH", months("2020-05", "2021-01")],
			["Praktikum als Maurer", "Brenn und Sohn", months("2019-02", "2019-02")],
			["Praktikum als Elektriker", "Kabel Meyn", months("2016", "2016")],
		]);
	});

	test("stands above its year and its town, though the first time of all has nothing above it", () => {
		expect(
			headsOf(`Orla Venn
Professional Experience
UX Designer — Corvane Health
2023 | Lyon, France
• Drew the pages of a shop
Freelance
2020 – 2022 | New Zealand
• Built a van
Frontend Developer — Tarn Labs
2017 – 2020 | Montreal, Canada
• Wrote the themes
Webmaster — Meyn Bank
2011 – 2017 | Paris, France
• Kept the pages
Designer — Halden
2008 – 2011 | Paris, France
• Drew the signs`).map(([title, employer, period]) => [title, employer, period]),
		).toEqual([
			["UX Designer", "Corvane Health", months("2023", "2023")],
			[null, null, months("2020", "2022")],
			["Frontend Developer", "Tarn Labs", months("2017", "2020")],
			["Webmaster", "Meyn Bank", months("2011", "2017")],
			["Designer", "Halden", months("2008", "2011")],
		]);
	});

	test("may be an item that ends in its time behind its title", () => {
		expect(
			headsOf(`Orla Venn
Experience
• Corvane - Support Analyst - Boise, ID - Dec 2024 - April 2026
Mended what others had joined and told them how it was done.
• Tarn — Office Assistant - Boise, ID - Aug 2022 - Nov 2024
Counted the stores of the whole town and wrote the lists.`).map(([title, employer, period]) => [
				title,
				employer,
				period,
			]),
		).toEqual([
			["Support Analyst", "Corvane", months("2024-12", "2026-04")],
			["Office Assistant", "Tarn", months("2022-08", "2024-11")],
		]);
	});

	test("may be an item that its time leads", () => {
		expect(
			headsOf(`Orla Venn
Working Experiences
• Tutoring
• from January 2015: freelance reporter for the magazine of the town
• March 2015 – May 2015: internship at the archive as a help in the preparation of a new edition of letters`),
		).toEqual([
			["freelance reporter for the magazine of the town", null, months("2015-01", null)],
			[
				"internship at the archive as a help in the preparation of a new edition of letters",
				null,
				months("2015-03", "2015-05"),
			],
		]);
	});

	test("has its house below it with its whole address", () => {
		expect(
			headsOf(`Orla Venn
Experience
System Technician | 03/2016 to Current
Corvane Homes Limited | Level 5 long mall, long mall road, the north, St. Vell
• Mended the screens of 40 desks`),
		).toEqual([["System Technician", "Corvane Homes Limited", months("2016-03", null)]]);
	});

	test("is none where tools stand behind a label", () => {
		const { jobs } = outlineOf(`Orla Venn
Experience
Corvane
January 2019 – October 2020	Software Engineer
A company that moves money for shops.
Front-end: Vue, Vuex, Router
DevOps: Jenkins, Chef, Docker, Helm
Tarn Labs
January 2017 – December 2018	Software Engineer
Back-end: Python, Django, Flask
Dev Ops: Kubernetes, Helm, Docker
• Built the ledger`);
		expect(jobs.map(({ employer, bullets }) => [employer, bullets])).toEqual([
			["Corvane", ["A company that moves money for shops."]],
			["Tarn Labs", ["Built the ledger"]],
		]);
	});

	test("may stand below a line of the skills of the job before", () => {
		expect(
			headsOf(`Orla Venn
Professional Experience
Corvane - Tarn Group - Electronics Lead
San Vell, Spain	January 2023 - Present
• Built cameras that see in the dark
Skills: Yocto, FPGA, C++
Corvane - Tarn Group - Software Engineer
San Vell, Spain	August 2022 - January 2023
• Joined two machines
Skills: C++, CMake, CAD
Education`).map(([title, , period]) => [title, period]),
		).toEqual([
			["Electronics Lead", months("2023-01", null)],
			["Software Engineer", months("2022-08", "2023-01")],
		]);
	});

	test("may break within its time, far to the right", () => {
		expect(
			headsOf(`Orla Venn
Berufserfahrung
Studentische Hilfskraft – Institut für Wirtschaft, Politik und Geschichte 12/2024 –
02/2025
Universität Halden
Hilfe bei den Befragungen.
Studentische Hilfskraft – Institut für Statistik	03/2024 – 09/2024
Universität Halden
Auswertung der Daten eines Jahres.`),
		).toEqual([
			["Studentische Hilfskraft", "Universität Halden", months("2024-12", "2025-02")],
			["Studentische Hilfskraft", "Universität Halden", months("2024-03", "2024-09")],
		]);
	});

	test("has white between the letters of its time", () => {
		expect(
			headsOf(`Orla Venn
Berufserfahrung
O K T O B E R 2 0 2 3 – M A I 2 0 2 4 | HALDEN
WERKSTUDENT LOGISTIK BEI BRENN GMBH
• Daten gepflegt
J A N. 2 0 2 1 – J A N. 2 0 2 2
WERKSTUDENT LAGER BEI MEYN GMBH
• Waren gezählt`),
		).toEqual([
			["WERKSTUDENT LOGISTIK", "BRENN GMBH", months("2023-10", "2024-05")],
			["WERKSTUDENT LAGER", "MEYN GMBH", months("2021-01", "2022-01")],
		]);
	});

	test("keeps what stands in brackets together, commas and all", () => {
		expect(
			headsOf(`Orla Venn
Experience
Aug 2024 – Present	Head of Platform, Corvane (Python, Django)
• Runs a team of five
Oct 2019 – Jun 2024	Network Engineer, Tarn Labs (Go, SQL, Terraform)
• Built the ledger`),
		).toEqual([
			["Head of Platform", "Corvane (Python, Django)", months("2024-08", null)],
			["Network Engineer", "Tarn Labs (Go, SQL, Terraform)", months("2019-10", "2024-06")],
		]);
	});

	test("may have the address of its house beside it", () => {
		expect(
			headsOf(`Orla Venn
Experience
Payroll Clerk, Corvane (www.corvane.example)	Jan 2020 – Mar 2023
• Paid 400 people each month
Cashier, Tarn Foods, https://tarn.example/store	May 2017 – Dec 2019
• Balanced four tills`),
		).toEqual([
			["Payroll Clerk", "Corvane", months("2020-01", "2023-03")],
			["Cashier", "Tarn Foods", months("2017-05", "2019-12")],
		]);
	});

	test("has its title below the address of its house", () => {
		expect(
			headsOf(`Orla Venn
Experience
Corvane Health, Tulsa, OK	Jan 2020 – Mar 2023
https://www.corvane.example
Billing Specialist
• Sent 300 claims a week
Tarn Clinic, Tulsa, OK	May 2017 – Dec 2019
https://www.tarn.example
Receptionist
• Booked 60 visits a day`),
		).toEqual([
			["Billing Specialist", "Corvane Health", months("2020-01", "2023-03")],
			["Receptionist", "Tarn Clinic", months("2017-05", "2019-12")],
		]);
	});

	test("has its time between its title and its house", () => {
		expect(
			headsOf(`Orla Venn
Experience
Senior Front Office Assistant, 01/2016 to 01/2022 Corvane Dental Partners, Boise, ID
• Scheduled four dentists
Box Office Manager, 01/2013 to 01/2016 Tarn Stage, Boise, ID
• Sold the season's tickets`),
		).toEqual([
			["Senior Front Office Assistant", "Corvane Dental Partners", months("2016-01", "2022-01")],
			["Box Office Manager", "Tarn Stage", months("2013-01", "2016-01")],
		]);
	});
});

describe("the time of a job", () => {
	test("may have a label before it, and a full stop behind it", () => {
		expect(
			headsOf(`Orla Venn
Work Experience:
Tarn Golf Club: Course Supervisor
From: 2012 – 2019
• Kept 18 greens`),
		).toEqual([["Course Supervisor", "Tarn Golf Club", months("2012", "2019")]]);
		expect(
			headsOf(`Orla Venn
EXPERIÊNCIA
Corvane, Recife — Analista de suporte
DESDE DE FEVEREIRO DE 2021 - ATÉ O MOMENTO
• Atendimento a 300 lojas
Tarn, Recife — Assistente administrativo
DESDE DE SETEMBRO DE 2019 - NOVEMBRO DE 2020.
• Controle de estoque`).map(([, , period]) => period),
		).toEqual([months("2021-02", null), months("2019-09", "2020-11")]);
	});

	test("may begin a line that ends with a full stop", () => {
		expect(
			headsOf(`Orla Venn
Expériences
2024 – 2025 Post-doctorat, Institut Corvane, Rennes.
Méthodes numériques pour des populations qui se déplacent dans un milieu.
2021 – 2024 Ingénieure de recherche, Tarn, Évry.
Traitement d'images pour trois équipes de biologie et deux hôpitaux.`).map(
				([, , period]) => period,
			),
		).toEqual([months("2024", "2025"), months("2021", "2024")]);
	});

	test("may be a month in an item of its own", () => {
		expect(
			headsOf(`Orla Venn
Berufserfahrung
Aushilfe im Verkauf, Corvane GmbH, Essen
• Mai 2020 – Januar 2021
• Kasse und Lager
Praktikum als Mechaniker, Tarn GmbH, Essen
• Februar 2019
• Drei Wochen in der Werkstatt`),
		).toEqual([
			["Aushilfe im Verkauf", "Corvane GmbH", months("2020-05", "2021-01")],
			["Praktikum als Mechaniker", "Tarn GmbH", months("2019-02", "2019-02")],
		]);
	});

	test("goes on in the next line, also where its dash looks like the sign of an item", () => {
		const [job, ...others] = headsOf(`Orla Venn
Experiência
novembro de 2024
– janeiro de 2025
Vendedora temporária
Livraria Corvane, Recife
• Vendas de fim de ano`);
		expect(job?.[2]).toEqual(months("2024-11", "2025-01"));
		expect(others).toEqual([]);
	});

	test("that is written the wrong way round is read the right one", () => {
		expect(
			headsOf(`Orla Venn
Experience
Cashier — Corvane — Jan 2022 - Aug 2023
• Balanced four tills
Youth Mentor — Tarn Center — Nov 2021 - May 2021
• Planned each day of twelve children`),
		).toEqual([
			["Cashier", "Corvane", months("2022-01", "2023-08")],
			["Youth Mentor", "Tarn Center", months("2021-05", "2021-11")],
		]);
	});
});

describe("a scholar's sheet", () => {
	test("has its headings in the margin, and its posts behind signs", () => {
		const { jobs, sections } = outlineOf(`Orla Venn
CONTACT
ovenn@example.edu
EMPLOYMENT	University of Corvane, Tulsa, OK
- Postdoctoral Fellow (Oct 2021 - Oct 2023)
University of Tarn, Boise, ID
- Research Fellow (Mar 2019 - Sep 2021)
- Supervised by Professor Lind
EDUCATION	University of Tarn
PhD in Geology, 2014 - 2018
PUBLICATIONS	Venn, O. (2022). On slow water.
AWARDS
Best talk of a student, 2017
SKILLS
R, Python`);
		expect(jobs.map(({ title, employer, period }) => [title, employer, period])).toEqual([
			["Postdoctoral Fellow", "University of Corvane", months("2021-10", "2023-10")],
			["Research Fellow", "University of Tarn", months("2019-03", "2021-09")],
		]);
		expect(sections).toEqual(["work", "education", "awards", "skills"]);
	});

	test("tells of talks with their dates, which are no jobs", () => {
		const talks = outlineOf(`Orla Venn
Expériences
2021 – 2024	Chargée de recherche, Corvane
Autres expériences pertinentes
2016 – 2018	Assistante, Tarn
Exposés et séminaires
6 – 10 juin 2023	Journées de la mesure, Lille, sur la lenteur des eaux
12 mai 2022	Séminaire des doctorants, Évry, sur les sols`);
		expect(talks.jobs.map(({ title }) => title)).toEqual(["Chargée de recherche", "Assistante"]);
	});
});

test("the foot of a page may have the name in capitals", () => {
	const { read } = outlineOf(`Orla Venn
Research Associate
Experience
Research Associate, Corvane	2019 – 2023
• Measured rivers
NOVEMBER 2023	ORLA VENN · CURRICULUM VITAE	1
Clerk, Tarn	2016 – 2019
• Kept the books`);
	expect(read.map(({ text }) => text).join("\n")).not.toContain("ORLA VENN");
});

describe("the form of Europass", () => {
	const { skills, school } = outlineOf(`Orla Venn
WORK EXPERIENCE
04/09/2019–30/07/2022	Kitchen assistant
Corvane, Cork (Ireland)
EDUCATION AND TRAINING
2015–2018	Secondary school	EQF level 4
PERSONAL SKILLS
Mother tongue(s)	Irish
Foreign language(s)	UNDERSTANDING	SPEAKING	WRITING
Listening	Reading	Spoken interaction	Spoken production
English	C1	C2	C1	C1	C1
Levels: A1 and A2: Basic user - B1 and B2: Independent user - C1 and C2: Proficient user
Common European Framework of Reference for Languages
Digital skills	SELF-ASSESSMENT
Proficient user	Independent user	Proficient user
Digital skills - Self-assessment grid
MS Office, Food safety, Stock control`);

	test("has languages and marks for them among its skills, which are none", () => {
		expect(skills).toEqual(["MS Office", "Food safety", "Stock control"]);
	});

	test("a program is no degree", () => {
		expect(school.join("\n")).not.toContain("MS Office");
		expect(
			outlineOf("Orla Venn\nSummary\nMS Office, MS Project and a high degree of care").school,
		).toEqual([]);
	});
});

test("A drawing before each heading is no sign of an item", () => {
	const { sections, skills } = outlineOf(`Orla Venn
• Education
Tarn School	2010 – 2014
• Experience
Corvane	May 2019 – Present
Data Engineer
• Built the ledger of a large house
• Skills
Go, SQL`);
	expect(sections).toEqual(["education", "work", "skills"]);
	expect(skills).toEqual(["Go", "SQL"]);
});

test("What stands on each page with the name or the address is read once", () => {
	const { read, school } = outlineOf(`orla@corvane.example | 555-012-9090
Orla J. Venn
EXPERIENCE
Senior Buyer, Corvane Mills	2019 – 2023
• Bought the wool of forty farms
EDUCATION
Confidential – Orla J. Venn – Resume
orla@corvane.example | 555-012-9090
Orla J. Venn
B.S., Wool, Halden University, 2014
Confidential – Orla J. Venn – Resume`);
	expect(school).toEqual(["B.S., Wool, Halden University, 2014"]);
	const heads = read.map(({ text }) => text).filter((text) => /orla/iu.test(text));
	expect(heads).toEqual(["orla@corvane.example | 555-012-9090", "Orla J. Venn"]);
});

test("A name may stand in two lines", () => {
	const { read } = outlineOf(`ORLA
VENN
PROFILE
Mixes dyes.`);
	expect(read.map(({ text, kind }) => [text, kind]).slice(0, 2)).toEqual([
		["ORLA VENN", "name"],
		["PROFILE", "heading"],
	]);
});

test("The mark of a printed form is nobody's name", () => {
	const { read } = outlineOf(`europass
Orla Venn
Nationality: Irish | Email address: orla@corvane.example`);
	expect(read[0]).toEqual({ text: "Orla Venn", kind: "name", mark: "read" });
});

test("Who helps without pay has no job in it, but who manages them has", () => {
	const { jobs, skills } = outlineOf(`Orla Venn
EXPERIENCE
Mathematics Teacher, Halden High School	2015 – 2020
• Taught four classes
OTHER
Skills	Canvas, classroom management, data-driven planning
2016 – 2019	Volunteer tutor, Tarn Public Library
2012 – 2015	Volunteer Coordinator, Meyn Shelter`);
	expect(jobs.map(({ title }) => title)).toEqual(["Mathematics Teacher", "Volunteer Coordinator"]);
	expect(skills).toEqual(["Canvas", "classroom management", "data-driven planning"]);
});

test("Deeds that are told among skills are none, and neither is what stands above them", () => {
	const { jobs, skills, otherBullets } = outlineOf(`ORLA VENN
WHAT I BRING
SHIP WELDING
• Welded the beams of two bridges, and their stairs
• TIG, MIG
Shop
• Passed every test in the last three years
• Blueprints
WHERE I WORKED
Welder, CORVANE YARD	Mar 2018 - Feb 2025
Fitter, HALDEN DOCKS	Jan 2014 - Feb 2018`);
	expect(skills).toEqual(["TIG", "MIG", "Blueprints"]);
	expect(otherBullets).toHaveLength(2);
	expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
		["Welder", "CORVANE YARD"],
		["Fitter", "HALDEN DOCKS"],
	]);
});

test("A letter may stand for the sign of a list", () => {
	const { jobs, skills } = outlineOf(`Orla Venn
EXPERIENCE
Welder, Corvane Yard, 2018 – 2025
o Welded the beams of two bridges
o Passed every test
SKILLS
o Blueprints
o Plasma cutting`);
	expect(jobs[0]?.bullets).toEqual(["Welded the beams of two bridges", "Passed every test"]);
	expect(skills).toEqual(["Blueprints", "Plasma cutting"]);
});

describe("a form", () => {
	test("may have both ends of a time in one line, and houses may have their town right behind them", () => {
		const read = outlineOf(`Orla Venn
WORK HISTORY
Company Name: Corvane Cooperative
Title: Call Center Agent
Start Date: 01/2021 End Date: Present
Job Duties:
- Answer eighty calls a day
Company Name: Meyn Stores
Title: Shop Clerk
Start Date: 10/2018 End Date: 12/2020
Job Duties:
- Counted the till each night`);
		expect(read.jobs.map(({ title, employer, period }) => [title, employer, period])).toEqual([
			["Call Center Agent", "Corvane Cooperative", months("2021-01", null)],
			["Shop Clerk", "Meyn Stores", months("2018-10", "2020-12")],
		]);
		expect(read.read.filter(({ mark }) => mark === "lost")).toEqual([]);
		const heads = headsOf(`Orla Venn
Experience
Corvane Cooperative Tulsa, OK
Call Center Agent January 2021 to Present
Answer eighty calls a day about bills and outages
Meyn Stores Boise, ID
Shop Clerk October 2018 to December 2020
Counted the till each night and took it to the bank`);
		expect(heads.map(([title, employer]) => [title, employer])).toEqual([
			["Call Center Agent", "Corvane Cooperative Tulsa"],
			["Shop Clerk", "Meyn Stores Boise"],
		]);
	});

	test("is a table in Word, with its labels in the first column", () => {
		const heads = headsOf(`Orla Venn
EXPERIENCE
Position	Dye Mixer
Company	Corvane Mills
Period	2019 – 2022
• Mixed four hundred colors
Position	Coin Counter
Company	Elm Bank
Period	2015 – 2019
• Counted the coins of two towns`);
		expect(heads).toEqual([
			["Dye Mixer", "Corvane Mills", months("2019", "2022")],
			["Coin Counter", "Elm Bank", months("2015", "2019")],
		]);
	});

	const parts = (text: string) =>
		outlineOf(text).jobs.map(({ title, employer, period, bullets }) => [
			title,
			employer,
			period,
			bullets,
		]);

	test("of an office asks for pay and hours between a house and its title, and for supervisors below the work", () => {
		const text = `ORLA VENN
WORK EXPERIENCE:

Bureau of Dry Wells, Region 4
Halden, GA United States
11/2018 - Present
Salary: 90,000.00 USD Per Year
Hours per week: 40
Series: 0028 Pay Plan: GS Grade: 12
Water Specialist, GS-0028-12
Duties, Accomplishments and Related Skills:
Writes permits for 44 wells.
Leads the inspections of the county.
Supervisor: Ada Vane (555-013-7700)
Okay to contact this Supervisor: Yes

Terrapin Group
Tarn Falls, GA 30999 United States
05/2014 - 10/2018
Hours per week: 45
Environmental Scientist
Duties, Accomplishments and Related Skills:
Collected the soil of 120 farms.
Supervisor: Bo Vane
Okay to contact this Supervisor: Contact me first`;
		expect(parts(text)).toEqual([
			[
				"Water Specialist, GS-0028-12",
				"Bureau of Dry Wells, Region 4",
				months("2018-11", null),
				["Writes permits for 44 wells.", "Leads the inspections of the county."],
			],
			[
				"Environmental Scientist",
				"Terrapin Group",
				months("2014-05", "2018-10"),
				["Collected the soil of 120 farms."],
			],
		]);
		expect(outlineOf(text).read.filter(({ mark }) => mark === "lost")).toEqual([]);
	});

	test("labels what is told of the work, and both ends of its time", () => {
		expect(
			parts(`Orla Venn
WORK EXPERIENCE

Job Title: Call Center Agent
Company Name: Corvane Cooperative
Location: Tulsa, OK
Dates of Employment: 01/2021 - Current
Description: * Answer eighty calls a day about bills
* Calm the members of the house
Reason for leaving: N/A

Job Title: Shop Clerk
Company Name: Meyn Stores
Location: Remote
Start Date: 10/2018
End Date: 12/2020
Responsibilities: Counted the till each night.
Reason for leaving: Career growth`),
		).toEqual([
			[
				"Call Center Agent",
				"Corvane Cooperative",
				months("2021-01", null),
				["Answer eighty calls a day about bills", "Calm the members of the house"],
			],
			["Shop Clerk", "Meyn Stores", months("2018-10", "2020-12"), ["Counted the till each night."]],
		]);
	});
});

describe("what stands in frames, tables and columns", () => {
	test("breaks a time after its month, and a head before its place", () => {
		expect(
			headsOf(`Orla Venn
Experience
Mar
2021–Present
Dairy Clerk, Kestrel Farms, Halden, GA
- Counted the cows of nine farms
Jun
2017–Feb
2021
Porter, Tarn Inn, Halden, GA
- Carried what came
Shift Lead, Corvane Stores,
Tulsa, OK, 2014 – 2016
- Kept the keys`),
		).toEqual([
			["Dairy Clerk", "Kestrel Farms", months("2021-03", null)],
			["Porter", "Tarn Inn", months("2017-06", "2021-02")],
			["Shift Lead", "Corvane Stores", months("2014", "2016")],
		]);
	});

	test("has too little white between the end of a time and the house", () => {
		expect(
			headsOf(`Orla Venn
Experience
May 2020 –\tDairy Clerk
December 2022 Kestrel Farms, Halden, GA
- Counted the cows`),
		).toEqual([["Dairy Clerk", "Kestrel Farms", months("2020-05", "2022-12")]]);
	});

	test("has names above the columns of its jobs, which are no job", () => {
		const { jobs, read } = outlineOf(`Orla Venn
Work Experience
Dates\tPosition\tEmployer
2019 – 2021\tDairy Clerk\tKestrel Farms, Halden, GA
2016 – 2019\tPorter\tTarn Inn, Halden, GA`);
		expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
			["Dairy Clerk", "Kestrel Farms"],
			["Porter", "Tarn Inn"],
		]);
		expect(read.filter(({ mark }) => mark === "lost")).toEqual([]);
	});

	test("has a school above its titles, where people work as well", () => {
		expect(
			headsOf(`Orla Venn
Experience
Huron State University\tAugust 2019 – Present
Tulsa, OK
Assistant Professor of History\tAugust 2021 – Present
- Teaches four courses
Instructor\t2019 – 2021
- Taught one course`).map((head) => head.slice(0, 2)),
		).toEqual([
			["Assistant Professor of History", "Huron State University"],
			["Instructor", "Huron State University"],
		]);
	});

	test("has a house once above its titles, which may name a ward", () => {
		expect(
			headsOf(`Orla Venn
Experience
Halden General Hospital\t2019 – Present
Tulsa, OK
Charge Nurse, Step-Down\t2022 – Present
- Leads a ward of 28 beds
Registered Nurse, Telemetry\t2019 – 2022
- Cared for five after surgery`).map((head) => head.slice(0, 2)),
		).toEqual([
			["Charge Nurse, Step-Down", "Halden General Hospital"],
			["Registered Nurse, Telemetry", "Halden General Hospital"],
		]);
	});
});

describe("the lines of a head", () => {
	const headOf = (line: string) =>
		headsOf(`Orla Venn
Experience
${line}
- Counted the crates of nine farms`)[0]?.slice(0, 2);

	test.each([
		["Dairy Clerk, Kestrel Farms, Inc., Halden, GA (2019 – 2021)", "Kestrel Farms, Inc."],
		["Radio Operator, US Army, Fort Tarn, NC; Kabul (2006 – 2011)", "US Army"],
	])("name the house: %s", (line, house) => {
		expect(headOf(line)?.[1]).toBe(house);
	});

	test("may end with a rank", () => {
		expect(
			headsOf(`Orla Venn
Experience
Seasonal Porter
Tarn Inn
2014 – 2015
Transport Operator, Spc.
Halden Army Reserve
2010 – 2014
- Drove nine convoys`).map((head) => head.slice(0, 2)),
		).toEqual([
			["Seasonal Porter", "Tarn Inn"],
			["Transport Operator, Spc.", "Halden Army Reserve"],
		]);
	});
});

describe("the lists of a side column", () => {
	const skillsOf = (text: string) => outlineOf(`Orla Venn\n${text}`).skills;

	test("stand below a heading that nobody knows, where none names skills", () => {
		const blocks = plainTextBlocks("Orla Venn\nEXPERIENCE\nEDUCATION\nLANGUAGES\nIrish");
		const heading = { type: "heading" as const, level: 1 as const };
		const names = "Pricing, Ledgers, Night audits, Excel 2019";
		const { skills } = outlineOfBlocks([
			...blocks.slice(0, 1),
			{ ...heading, text: "Experience" },
			{ ...heading, text: "Education" },
			{ ...heading, text: "Things I mend" },
			{ type: "paragraph", runs: [{ text: names }] },
		]);
		expect(skills).toEqual(names.split(", "));
	});

	test("end where a heading follows that nobody knows, and that is set as the others are", () => {
		const heading = (text: string) => ({ type: "heading" as const, level: 1 as const, text });
		const line = (text: string) => ({ type: "paragraph" as const, runs: [{ text }] });
		const { skills, jobs } = outlineOfBlocks([
			heading("Orla Venn"),
			...[heading("Education"), line("Tarn School"), heading("Skills"), line("Pricing, Excel")],
			...[heading("Where I kept cows"), line("Dairy Clerk, Kestrel Farms\t2019 – 2021")],
		]);
		expect(skills).toEqual(["Pricing", "Excel"]);
		expect(jobs.map(({ employer }) => employer)).toEqual(["Kestrel Farms"]);
	});

	test("have names that begin as a heading does", () => {
		expect(skillsOf("Skills\nPricing\nService design\nData talks\nEducation\nTarn School")).toEqual(
			["Pricing", "Service design", "Data talks"],
		);
	});

	test("are parted by the signs between them", () => {
		expect(skillsOf("Skills\n• Scheduling ✓ Pricing ✓ Night audits")).toEqual([
			"Scheduling",
			"Pricing",
			"Night audits",
		]);
	});

	test("end with an address, which goes on no bullet", () => {
		const { jobs, read } = outlineOf(`Orla Venn
Experience
Dairy Clerk, Kestrel Farms\t2019 – 2021
- Counted the crates
sketches.com/orla-venn`);
		expect(jobs[0]?.bullets).toEqual(["Counted the crates"]);
		expect(read.at(-1)?.kind).toBe("text");
	});
});

test("Why a break was taken is no line that is lost", () => {
	const { read } = outlineOf(`Orla Venn
Experience
Dairy Clerk, Kestrel Farms\t2020 – 2022
- Counted the crates
Career break\t2019 – 2020
Family care`);
	expect(read.filter(({ mark }) => mark === "lost")).toEqual([]);
});

test("Below the first heading that is known, a house beside a title is no town", () => {
	expect(
		headsOf(`Orla Venn
Where I made myself useful
Dairy Clerk · Kestrel
Halden, GA · May 2020 – June 2022
- Counted the crates of nine farms
Farm Clerk · Kestrel
Halden, GA · May 2018 – April 2020
- Kept the keys of the barns`).map((head) => head.slice(0, 2)),
	).toEqual([
		["Dairy Clerk", "Kestrel"],
		["Farm Clerk", "Kestrel"],
	]);
});
