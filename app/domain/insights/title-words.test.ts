import { expect, test } from "vitest";
import { isPlace, isTerms } from "./sheet/place-names.ts";
import { isSchoolLine, titleScore } from "./title-words.ts";

test.each([
	["Registered Nurse, ICU", "Mercy Hospital"],
	["Lead Teacher", "Lincoln Elementary School"],
	["Software Engineer II", "Harrow & Clef Software"],
	["HR Systems Analyst", "Cibolo Systems Inc"],
	["Softwareentwicklerin", "Nordlicht GmbH"],
	["Chargée de clientèle", "Banque du Nord"],
	["Enfermera", "Clínica del Sol"],
	["Vendedor", "Lojas Lima Ltda"],
	["Audit Senior", "Larch Mott Solicitors"],
	["Crew Member", "Burger Barn Restaurants"],
	["Front Desk", "The Harbor Lodge"],
	["VP Guest Services", "Pinewood Electric"],
	["Hospital Volunteer", "St. Brendan Hospital"],
	["Psychomotricienne", "Mairie de Vernay"],
	["Ausbildung zur Floristin", "Gasthof Linde"],
])("“%s” is more of a title than “%s”", (title, employer) => {
	expect(titleScore(title)).toBeGreaterThan(0);
	expect(titleScore(title)).toBeGreaterThan(titleScore(employer));
	expect(titleScore(employer)).toBeLessThanOrEqual(0);
});

test.each([
	"Member of the tasting panel",
	"Guide for two new colleagues",
	"Floor sales, $90 an hour",
])("“%s” tells of work and is no title", (line) => expect(titleScore(line)).toBeLessThan(3));

test("Places, terms of employment and schools are told from titles and employers", () => {
	for (const place of [
		"Tulsa, OK",
		"Kansas City, MO (remote)",
		"Berlin",
		"Galway, Ireland",
		"Hobart, TAS",
		"Remote",
	]) {
		expect(`${place} ${isPlace(place)}`).toBe(`${place} true`);
	}
	for (const other of ["Cascadia Storage, Seattle", "Quince, Singapore", "Nurse, ICU", "Acme"]) {
		expect(`${other} ${isPlace(other)}`).toBe(`${other} false`);
	}
	expect(isTerms("Full-time") && isTerms("(contract)") && !isTerms("Contractor")).toBe(true);
	expect(isSchoolLine("BSN, Tulsa State College, 2014")).toBe(true);
	expect(isSchoolLine("Teacher, Lincoln High School")).toBe(false);
});
