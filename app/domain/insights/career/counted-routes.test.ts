import { expect, test } from "vitest";
import { type Career, findCareerRoutes, routeAddress } from "./counted-routes.ts";

const career = (
	id: string,
	path: [work: string, months: number][],
	more: Partial<Career> = {},
) => ({
	id,
	role: "Consultant",
	level: "Mid-level",
	isInvented: false,
	path: path.map(([work, months]) => ({ work, months })),
	...more,
});
const three = [
	career("a", [["Teaching", 36]]),
	career("b", [
		["Teaching", 60],
		["Operations", 12],
	]),
	career("c", [
		["Teaching", 24],
		["Sales", 12],
		["Consultant", 6],
	]),
];

test("A route is told when three people went it, with medians and those who went straight", () => {
	expect(findCareerRoutes(three.slice(0, 2))).toEqual([]);
	expect(findCareerRoutes(three)).toEqual([
		{
			from: "Teaching",
			to: "Consultant",
			people: 3,
			invented: 0,
			monthsThere: 36,
			monthsBefore: 42,
			levels: [{ name: "Mid-level", people: 3 }],
			between: [],
			straight: 1,
			resumes: [],
		},
	]);
});

test("Resumes are named from five people on, and of what stands between only what three did", () => {
	const five = ["d", "e", "f", "g", "h"].map((id, at) =>
		career(
			id,
			[
				["Teaching", 12],
				[at < 3 ? "Operations" : "Sales", 12],
			],
			{ level: at < 4 ? "Entry-level" : "Senior-level" },
		),
	);
	const [route] = findCareerRoutes(five).filter(({ from }) => from === "Teaching");
	expect(route?.resumes).toEqual(["d", "e", "f", "g", "h"]);
	expect(route?.between).toEqual([{ name: "Operations", people: 3 }]);
	expect(route?.levels).toEqual([{ name: "Entry-level", people: 4 }]);
});

test("What took less than six months is nothing that somebody came from, and the same role no route", () => {
	const short = ["a", "b", "c"].map((id) =>
		career(id, [
			["Teaching", 5],
			["Consultant", 30],
		]),
	);
	expect(findCareerRoutes(short)).toEqual([]);
});

test("A route has an address of its own", () => {
	expect(routeAddress({ from: "Engineering, not software", to: "Data Scientist" })).toBe(
		"/resumes/from/engineering-not-software/to/data-scientist",
	);
});
