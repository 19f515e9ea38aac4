import { expect, test } from "vitest";
import { neighborsOn } from "./reading-way.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, title: id }));
const way = {
	to: "/resumes",
	name: "Search",
	items: [a, b, c].filter((item) => item !== undefined),
};

test("Every resume of a list has its neighbors, and its ends have one", () => {
	expect(neighborsOn(way, "a")).toEqual({ previous: null, next: b });
	expect(neighborsOn(way, "b")).toEqual({ previous: a, next: c });
	expect(neighborsOn(way, "c")).toEqual({ previous: b, next: null });
});

test("A resume of another list has none, nor has one without a list", () => {
	expect(neighborsOn(way, "d")).toBeNull();
	expect(neighborsOn(null, "a")).toBeNull();
});
