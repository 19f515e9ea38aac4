import { describe, expect, test } from "vitest";
import { auditActor, changesBetween, shownChanges, siteSession } from "./audit.ts";

describe("Who did what a line tells of", () => {
	const sessionId = "22222222-2222-4222-8222-222222222222";

	test.each([
		[
			"a person, with the role",
			{ personId: "a1", email: "ada@example.com" },
			"ada@example.com, editor",
		],
		[
			"a deleted account, by its id",
			{ personId: "a123456789", email: null },
			"Deleted account a1234567, editor",
		],
		["the passcode", { personId: null, email: null }, "Passcode"],
		["the site", { sessionId: siteSession, personId: null, email: null }, "The site"],
	])("is %s", (_who, entry, said) => {
		expect(auditActor({ sessionId, role: "editor", ...entry })).toBe(said);
	});
});

describe("The changes of an edit", () => {
	test("name each field that differs, with what it was and what it is", () => {
		const before = { title: "Old", company: "Kestrel", tags: ["go"] };
		const after = { title: "New", company: "Kestrel", tags: ["go", "sql"] };
		expect(changesBetween(before, after, ["title", "company", "tags"])).toEqual({
			title: { from: "Old", to: "New" },
			tags: { from: ["go"], to: ["go", "sql"] },
		});
	});

	test("leave out fields that do not count", () => {
		expect(changesBetween({ title: "a", body: "x" }, { title: "a", body: "y" }, ["title"])).toBe(
			null,
		);
	});

	test("are none when nothing differs", () => {
		expect(changesBetween({ tags: ["a"] }, { tags: ["a"] }, ["tags"])).toBe(null);
	});

	test("are shown by the names that people read, without a value as (none)", () => {
		const changes = {
			offerMonth: { from: null, to: "2026-05" },
			tags: { from: [], to: ["go", "sql"] },
		};
		expect(shownChanges(changes)).toEqual([
			{ field: "offer month", from: "(none)", to: "2026-05" },
			{ field: "tags", from: "", to: "go, sql" },
		]);
	});

	test("show an instant as a date", () => {
		const at = { from: null, to: "2026-11-28T15:01:03.779Z" };
		expect(shownChanges({ withdrawnAt: at })).toEqual([
			{ field: "withdrawn at", from: "(none)", to: "November 28, 2026 at 15:01 UTC" },
		]);
	});

	test("write an absent value as null", () => {
		expect(
			changesBetween<Record<string, unknown>>({}, { location: "Berlin" }, ["location"]),
		).toEqual({ location: { from: null, to: "Berlin" } });
	});
});
