import { expect, test } from "vitest";
import { bulkMaximum, bulkSchema, describeBulk, isAsChanged } from "./batch.ts";

const id = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
const parse = (change: string, value = "", ids = id) =>
	bulkSchema.safeParse({ ids, change, value });

test("A change names resumes, each once, and what is done to them", () => {
	expect(parse("tag", " Sql ", `${other} ${id} ${other}`).data).toEqual({
		ids: [id, other],
		change: "tag",
		tag: "Sql",
	});
	expect(parse("experienceLevel", "Senior").data).toMatchObject({
		change: "edit",
		value: "Senior-level",
	});
	expect(parse("location").data).toMatchObject({ change: "edit", value: null });
	expect(parse("withdraw", "Old").data).toMatchObject({ reason: "Old" });
});

test.each([
	["", ""],
	["edit", "x"],
	["title", "x"],
	["provenance", "verified"],
	["tag", ""],
	["tag", "two, tags"],
	["company", " "],
	["offerMonth", "May"],
])("%j %j is not taken", (change, value) => {
	expect(parse(change, value).success).toBe(false);
});

test("At least one resume is chosen, and at most a hundred", () => {
	const many = Array.from({ length: bulkMaximum + 1 }, () => crypto.randomUUID());
	for (const ids of ["", "1", many.join(" ")])
		expect(parse("feature", "", ids).success).toBe(false);
	expect(parse("feature", "", many.slice(1).join(" ")).success).toBe(true);
});

test("A change is called by what it did", () => {
	const said = (change: string, value = "") => {
		const { data } = parse(change, value);
		return data && describeBulk(data);
	};
	expect([said("company", "Meta"), said("tag", "sql"), said("withdraw", "Old")]).toEqual([
		"Company: Meta",
		"Tag added: sql",
		"Withdrawn",
	]);
});

test("A resume is as it was changed when every field is, whatever else has changed", () => {
	const after = { tags: ["a"], location: null };
	expect(isAsChanged({ tags: ["a"], title: "New" }, after)).toBe(true);
	expect(isAsChanged({ tags: ["a", "b"], location: null }, after)).toBe(false);
	expect(isAsChanged({ tags: ["a"], location: "Bern" }, after)).toBe(false);
});
