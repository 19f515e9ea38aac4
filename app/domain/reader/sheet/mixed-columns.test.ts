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
