import { expect, test } from "vitest";
import { mixedLines, unmixColumns } from "./mixed-columns.ts";

const wide = `ABOUT ME
Baker who runs a night shift, eleven years in three bakeries. Looking for a house that mills its own flour.
EXPERIENCE
Head Baker
Harbor Loaf, Portland, ME
2019 – present
- Plan the work of six bakers and two apprentices, Sunday to Friday
- Changed the rye from a fixed time to a fixed temperature; returns fell by half
- Order flour and seed, 14 tons a year
- Wrote the allergen sheets that the inspector now shows to others
- Cover mornings in the shop in August
Baker
Low Street Bakery, Bath, ME
2015 – 2019
- Mixed, shaped and baked 900 loaves a night with one other
- Kept the starter through a two day power cut`.split("\n");

const narrow = `Portland, ME
rosa.tidewell@example.com
207-555-0147
EDUCATION
Maine Culinary School, Baking Certificate, 2014
SKILLS
Laminated doughs
Rye starters
Ordering
LANGUAGES
Portuguese
Some French`.split("\n");

/** As a viewer copies two columns across. */
const across = (one: readonly string[], other: readonly string[]) =>
	one.flatMap((line, index) => [line, ...other.slice(index, index + 1)]);

test("Two columns that were copied across become one after the other, each in its order", () => {
	const found = unmixColumns(["Rosa Tidewell", ...across(wide, narrow)]);
	expect(found.filter((line) => line !== "")).toEqual([
		"Rosa Tidewell",
		...narrow.slice(0, 3),
		...wide,
		...narrow.slice(3),
	]);
	expect(unmixColumns(found)).toBe(found);
});

test("The lines of the narrow column are named, and none where there is one column", () => {
	const mixed = ["Rosa Tidewell", ...across(wide, narrow)];
	expect(mixedLines(mixed)).toEqual(narrow);
	expect(mixedLines(unmixColumns(mixed))).toEqual([]);
});

test("An empty line of either column moves nothing to the other", () => {
	const airy = wide.flatMap((line) => (line === "EXPERIENCE" ? ["", line] : [line]));
	const gaps = narrow.flatMap((line) => (/^[A-Z]+$/u.test(line) ? ["", line] : [line]));
	const mixed = airy.flatMap((line, index) => [line, ...(gaps[index] ? [gaps[index]] : [])]);
	const found = unmixColumns(["Rosa Tidewell", ...mixed]).filter((line) => line !== "");
	expect(found).toEqual(["Rosa Tidewell", ...narrow.slice(0, 3), ...wide, ...narrow.slice(3)]);
});

test("A text of one column stays as it is, wherever its contact data stands", () => {
	const [place = "", mail = "", phone = "", ...side] = narrow;
	for (const lines of [
		["Rosa Tidewell", place, mail, phone, ...wide, ...side],
		["Rosa Tidewell", ...wide, ...side, "CONTACT", place, mail, phone],
		["Rosa Tidewell", "CONTACT", place, mail, phone, ...side, ...wide],
		// Below the profile, as a line each.
		["Rosa Tidewell", ...wide.slice(0, 2), place, mail, phone, ...wide.slice(2), ...side],
		["Rosa Tidewell", ...wide.slice(0, 2), "", mail, "", phone, "", ...wide.slice(2), "", ...side],
		// Years alone are no phone number.
		`Ivo Marsh
Troy, NY | ivo.marsh@example.com | 518-555-0161
WORK
Hill Garage
Mechanic | Troy NY
2020 - present
Brakes, tires and inspections, 30 cars a week
Front Street Auto
Helper | Albany NY
2018 - 2020
Washed, fetched, and learned to weld exhausts
Corner Diner
Dishwasher | Cohoes NY
2015 - 2018
SCHOOL
Hudson Valley, 2 years
Troy High, 2015
OTHER
Tow truck license
Inspector
some Polish`.split("\n"),
		[],
		[mail],
		["EXPERIENCE", mail, phone],
	]) {
		expect(unmixColumns(lines), lines.join("\n")).toBe(lines);
	}
});

test("Columns are told apart in other languages, with each sign in a line of its own", () => {
	const main = `KURZPROFIL
Bäckermeisterin mit elf Jahren in drei Backstuben, davon vier mit eigener Schicht.
BERUFSERFAHRUNG
Hafenbrot GmbH
seit 03/2019
Leiterin der Nachtschicht
·
Planung für sechs Gesellen und zwei Lehrlinge, Sonntag bis Freitag
·
Umstellung des Roggens von fester Zeit auf feste Temperatur in allen Filialen
·
Bestellung von Mehl und Saat, 14 Tonnen im Jahr
Mühlenbäckerei Kross, Neumünster
08/2015 – 02/2019
Gesellin und Bäckerin am Ofen
·
Backen von 900 Laiben in der Nacht zu zweit
·
Pflege des Sauerteigs während eines Stromausfalls`.split("\n");
	const side = `Kiel
rosa.flut@example.org
0431 5550147
AUSBILDUNG
Berufsschule Kiel, Meisterbrief im Handwerk, Schwerpunkt Brot und feine Teige, 2018 – 2019
Ausbildung zur Bäckerin, 2012 – 2015
KENNTNISSE
Plunderteig
Roggensauer
Warenwirtschaft
Englisch fließend`.split("\n");
	const found = unmixColumns(["Rosa Flut", ...across(main, side)]).filter((line) => line !== "");
	const joined = main.join("\n").replaceAll("·\n", "· ").split("\n");
	expect(found).toEqual(["Rosa Flut", ...side.slice(0, 3), ...joined, ...side.slice(3)]);
});

test("What stands above the first heading of the narrow column is how the person is reached, and no work", () => {
	const main = `EXPERIENCE
Lakeshore Wiring · Gary, IN
General Foreman
2018 – Present
40 to 90 electricians, 5 foremen under me
Paper mill, two refineries, a program of substations
No lost time in a million hours
Three week look-ahead, manpower, material
Came in under on labor hours, Unit 7
Foreman
2010 – 2018
crews of 8
Journeyman Wireman
Local hall, several contractors · NW Indiana
1999 – 2010`.split("\n");
	const side = `Gary, Indiana
v.oaks@example.com
219-555-0118

TRAINING
JATC 1999, OSHA 510, Supervisor course 2011

OTHER
Rigging and signal
Medium voltage
Bluebeam, yes`.split("\n");
	const mixed = main.flatMap((line, index) => [line, ...(side[index] ? [side[index]] : [])]);
	const found = unmixColumns(["Vera Oaks", ...mixed]).filter((line) => line !== "");
	expect(found).toEqual([
		"Vera Oaks",
		...side.slice(0, 3),
		...main,
		...side.slice(3).filter((line) => line !== ""),
	]);
});
