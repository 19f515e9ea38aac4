import { expect, test } from "vitest";
import { readIds, type Starred, sortStarred } from "./shortlist.ts";

const a = "11111111-1111-4111-8111-11111111111a";
const b = "22222222-2222-4222-8222-22222222222b";

test("Ids of a browser or an address are taken once, in their order, and no further than the limit", () => {
	expect(readIds(`${b},${a},${b.toUpperCase()}`)).toEqual([b, a]);
	expect(readIds(`nonsense,${a},,<b>`)).toEqual([a]);
	expect(readIds(null)).toEqual([]);
	const many = Array.from(
		{ length: 101 },
		(_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
	);
	expect(readIds(many.join(","))).toEqual(many.slice(0, 100));
	expect(readIds(many.join(","), 3)).toEqual(many.slice(0, 3));
});

test("A shortlist is sorted by company or from junior to senior, and those that are alike stay as they stood", () => {
	const starred = [
		["Meta", "Senior-level", "1"],
		["Adobe", "Entry-level", "2"],
		["Meta", "Entry-level", "3"],
	].map(
		([company, experienceLevel, id]) => ({ card: { company, experienceLevel, id } }) as Starred,
	);
	const ids = (order: Parameters<typeof sortStarred>[1]) =>
		sortStarred(starred, order).map(({ card }) => card.id);
	expect(ids("starred")).toEqual(["1", "2", "3"]);
	expect(ids("company")).toEqual(["2", "1", "3"]);
	expect(ids("level")).toEqual(["2", "3", "1"]);
});
