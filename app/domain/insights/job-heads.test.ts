import { expect, test } from "vitest";
import { readHead } from "./job-heads.ts";

test.each([
	[["Software Engineer, Acme Corp, Austin, TX"], "Software Engineer", "Acme Corp"],
	[["Acme Corp, Austin, TX", "Software Engineer"], "Software Engineer", "Acme Corp"],
	[["Mercy Hospital — Registered Nurse, ICU"], "Registered Nurse, ICU", "Mercy Hospital"],
	[
		["Registered Nurse, ICU", "Mercy Hospital, Tulsa, OK"],
		"Registered Nurse, ICU",
		"Mercy Hospital",
	],
	[["Analyst, Health Group, Stillwater Bank"], "Analyst, Health Group", "Stillwater Bank"],
	[["Baker at Rye & Sons"], "Baker", "Rye & Sons"],
	[["Kitchen Manager | Bella’s | Full-time"], "Kitchen Manager", "Bella’s"],
	[["Stage – Assistante RH, Banque Alpine"], "Stage – Assistante RH", "Banque Alpine"],
	[["Praktikum | Softwareentwickler | Acme GmbH"], "Praktikum – Softwareentwickler", "Acme GmbH"],
	[["Pasantía – Banco Central"], "Pasantía", "Banco Central"],
	[["Stage", "Banque Alpine"], "Stage", "Banque Alpine"],
	[["Stage d’assistante RH, Banque Alpine"], "Stage d’assistante RH", "Banque Alpine"],
	[["Corvane Freight: Senior Buyer"], "Senior Buyer", "Corvane Freight"],
	[["Vollzeit: Schlosser", "Brenn GmbH"], "Schlosser", "Brenn GmbH"],
	[["Corvane’s, Boise, ID."], null, "Corvane’s"],
	[["Stagiaire - Développeur", "Corvane Labs"], "Stagiaire – Développeur", "Corvane Labs"],
	[["Software Engineer - Trainee", "Corvane Labs"], "Software Engineer – Trainee", "Corvane Labs"],
	[
		["CORVANE | Open Source Contributor", "Boise, ID & Tulsa, OK"],
		"Open Source Contributor",
		"CORVANE",
	],
	[["WERKSTUDENT LOGISTIK BEI HALDEN GMBH"], "WERKSTUDENT LOGISTIK", "HALDEN GMBH"],
	[
		["Praktikum als Maurer, Halden Baugesellschaft mbH, Uslar"],
		"Praktikum als Maurer",
		"Halden Baugesellschaft mbH",
	],
	[["ELEKTRONIKER, STADTWERKE HALDEN, 25548 HALDEN"], "ELEKTRONIKER", "STADTWERKE HALDEN"],
	[["Stagiaire, Corvane, Paris."], "Stagiaire", "Corvane"],
	[["Praktikum, Haus Brenn Pflegewohnheim, Uslar"], "Praktikum", "Haus Brenn Pflegewohnheim"],
	[["Halvorn Motors —Parts Clerk"], "Parts Clerk", "Halvorn Motors"],
	[["Ateliers Lise", "36 mois"], "Ateliers Lise", null],
	[["Buyer | Corvane | 2019", "Boise, ID / Remote (Freight Group Inc)"], "Buyer", "Corvane"],
	[["Program Analyst, GS-11/12", ". 40 hours per week"], "Program Analyst, GS-11/12", null],
	[["Analyst", "Corvane", "Busan, S.Korea"], "Analyst", "Corvane"],
	[["Busan, S. Korea", "Analyst"], "Analyst", null],
	[["Acme Inc"], null, "Acme Inc"],
	[["Barista"], "Barista", null],
	[["Remote"], null, null],
])("Of %j the title is %s, the employer %s", (lines, title, employer) => {
	expect(readHead(lines)).toEqual({ title, employer });
});

test("Where the words say nothing, the order of the other jobs decides", () => {
	expect(readHead(["Kestrel", "Moorgate"], false)).toEqual({
		title: "Moorgate",
		employer: "Kestrel",
	});
});
