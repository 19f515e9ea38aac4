import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ResumeCursor, readCursor, writeCursor } from "./resume-cursor.ts";
import { resumeSorts } from "./resume-query.ts";

const cursor: ResumeCursor = {
	sort: "popular",
	id: "0190c0de-1234-4567-89ab-0123456789ab",
	createdAt: "2026-03-01T23:30:00.123Z",
	isFeatured: true,
	viewCount: 528,
	rank: null,
};
const text = writeCursor(cursor);
const written = (...parts: unknown[]) => btoa(JSON.stringify(parts));
const { id, createdAt } = cursor;

test("The end of a page is found again on the next one", () => {
	expect(readCursor(text, "popular")).toEqual(cursor);
	expect(text).toMatch(/^[A-Za-z0-9_-]+$/u);
});

test("Every end of a page survives the address", () => {
	const anyCursor: fc.Arbitrary<ResumeCursor> = fc.record({
		sort: fc.constantFrom(...resumeSorts),
		// The database makes identifiers of any version; a library of old may hold others.
		id: fc.oneof(fc.uuid(), fc.constant("00000000-0000-0000-0000-000000000001")),
		createdAt: fc
			.date({ min: new Date("1970-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
			.map((date) => date.toISOString()),
		isFeatured: fc.boolean(),
		viewCount: fc.nat(),
		rank: fc.option(fc.integer()),
	});
	fc.assert(
		fc.property(anyCursor, (end) => {
			const address = new URLSearchParams({ after: writeCursor(end) }).toString();
			expect(readCursor(new URLSearchParams(address).get("after"), end.sort)).toEqual(end);
		}),
		// The least number of the database, which chance finds now and then.
		{ examples: [[{ ...cursor, rank: -2_147_483_648 }]] },
	);
});

describe("the first page is shown instead", () => {
	test.each<[string, string | null]>([
		["nothing", null],
		["an empty text", ""],
		["no base64", "%%%"],
		["a word", "constructor"],
		["no JSON", btoa("hello")],
		["another shape", btoa(JSON.stringify({ ...cursor }))],
		["too few keys", written("popular", id, createdAt, true)],
		["too many keys", written("popular", id, createdAt, true, 1, 1, 1)],
		["an unknown sort", written("salary", id, createdAt, true, 1, null)],
		["an identifier that is none", written("popular", "1 or 1=1", createdAt, true, 1, null)],
		["a date without a time", written("popular", id, "2026-03-01", true, 1, null)],
		[
			"a day that does not exist",
			written("popular", id, "2026-02-30T00:00:00.000Z", true, 1, null),
		],
		[
			"a year that the database does not know",
			written("popular", id, "0000-01-01T00:00:00.000Z", true, 1, null),
		],
		[
			"a moment finer than we write",
			written("popular", id, "2026-03-01T00:00:00.123456Z", true, 1, null),
		],
		["a text for a switch", written("popular", id, createdAt, "true", 1)],
		["a fraction for a count", written("popular", id, createdAt, true, 1.5, null)],
		["a negative count", written("popular", id, createdAt, true, -1, null)],
		["a count beyond the column", written("popular", id, createdAt, true, 2 ** 31)],
		["a text for a count", written("popular", id, createdAt, true, "1")],
		["half of a cursor", text.slice(0, text.length / 2)],
		["more than 300 characters", btoa(atob(text) + " ".repeat(200))],
	])("for %s", (_, given) => {
		expect(readCursor(given, "popular")).toBeNull();
	});

	test.each(["recent", "featured"] as const)(
		"for the end of a popular page in %s order",
		(sort) => {
			expect(readCursor(text, sort)).toBeNull();
		},
	);

	test("or another honest place is found, whatever is changed in the text", () => {
		const changed = fc
			.tuple(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 3 }))
			.map(([place, put]) => text.slice(0, place) + put + text.slice(place + 1));
		fc.assert(
			fc.property(fc.oneof(changed, fc.base64String(), fc.string()), (given) => {
				const read = readCursor(given, "popular");
				if (read) expect(readCursor(writeCursor(read), "popular")).toEqual(read);
			}),
			{ numRuns: 500 },
		);
	});
});
