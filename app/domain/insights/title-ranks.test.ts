import { expect, test } from "vitest";
import { rankOfTitle } from "./title-ranks.ts";

test.each([
	["Product Intern", "intern"],
	["Internal Auditor", "none"],
	["Intern Architect", "junior"],
	["Student Teacher, Grade 2", "intern"],
	["Werkstudent Marketing", "intern"],
	["Stage – Assistante RH", "intern"],
	["Pasantía en contabilidad", "intern"],
	["Stage Manager, Public Theater", "manager"],
	["Infirmier, pool de remplacement", "none"],
	["Junior Accountant", "junior"],
	["Software Engineer I", "junior"],
	["Associate Product Manager", "junior"],
	["Software Engineer II", "second"],
	["Senior Associate", "second"],
	["Assistant Vice President", "second"],
	["Software Engineer III", "third"],
	["Staff Nurse", "none"],
	["Staff Accountant", "none"],
	["Staff Software Engineer", "top"],
	["Lead Teacher", "none"],
	["Tech Lead", "senior"],
	["Senior Analyst", "third"],
	["Senior Software Engineer", "senior"],
	["Managing Editor", "senior"],
	["Marketing Manager", "manager"],
	["Assistant Principal", "upper"],
	["Principal, Lincoln High School", "top"],
	["Principal Engineer", "top"],
	["Head of Growth", "top"],
	["HR Business Partner", "none"],
	["Nurse Manager, then Director", "top"],
])("“%s” ranks as %s", (title, name) => {
	expect(rankOfTitle(title, false).name).toBe(name);
});

test("A vice president of a bank is one of several hundred", () => {
	expect(rankOfTitle("Vice President, Project Finance", true).name).toBe("senior");
	expect(rankOfTitle("Vice President, Engineering", false).name).toBe("top");
});
