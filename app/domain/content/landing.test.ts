import { expect, test } from "vitest";
import { experienceLevels, roles } from "#app/domain/library/catalogue.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { type Cell, createCube } from "#app/domain/library/search/cube.ts";
import { companiesInRow, shelvesOf } from "./landing.ts";

const cellsOf = (companies: readonly (readonly [company: string, count: number])[]): Cell[] =>
	companies.map(([company, count], id) => ({
		id,
		company,
		role: "Finance",
		industry: "Tech",
		experienceLevel: "Intern",
		isFeatured: false,
		visaSponsored: false,
		count,
	}));
const shelves = (companies: readonly (readonly [company: string, count: number])[]) =>
	shelvesOfCells(cellsOf(companies));
function shelvesOfCells(cells: readonly Cell[]) {
	const cube = createCube(cells);
	return shelvesOf(cube.countFacets(emptyQuery.filters), cube.countEach("experienceLevel"));
}
const letters = (count: number) =>
	Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index).repeat(3));

test("Each resume counts once under its level, though the filter finds some levels together", () => {
	const cells = ["Intern", "Entry-level", "Senior-level", "Staff+"].flatMap((experienceLevel, id) =>
		cellsOf([["Kestrel", 10 + id]]).map((cell) => ({ ...cell, id, experienceLevel })),
	);
	const { levels } = shelvesOfCells(cells);
	expect(levels.map(({ count }) => count)).toEqual([10, 11, 0, 12, 13]);
	expect(levels.reduce((sum, { count }) => sum + count, 0)).toBe(10 + 11 + 12 + 13);
});

test("Roles and levels are those of the catalogue, roles counted as their filter finds them", () => {
	const shown = shelves([["Kestrel", 4]]);
	expect(shown.roles.map(({ value }) => value)).toEqual(roles);
	expect(shown.levels.map(({ value }) => value)).toEqual(experienceLevels);
	const found = shown.roles.filter(({ count }) => count > 0);
	expect(found).toEqual([
		{ value: "Finance", count: 4 },
		{ value: "Investment Banking", count: 4 },
	]);
});

test("The row of companies begins with the most resumes and ends at fourteen", () => {
	const { companies } = shelves(letters(20).map((name, index) => [name, index + 1]));
	expect(companies).toHaveLength(companiesInRow.most);
	expect(companies[0]).toEqual({ value: "TTT", count: 20 });
	expect(companies.at(-1)).toEqual({ value: "GGG", count: 7 });
});

test("There is no row of seven companies, which would not go round; there is one of eight", () => {
	expect(shelves(letters(7).map((name) => [name, 1])).companies).toEqual([]);
	expect(shelves(letters(8).map((name) => [name, 1])).companies).toHaveLength(8);
});
