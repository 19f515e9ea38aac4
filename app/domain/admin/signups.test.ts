import { describe, expect, test } from "vitest";
import { parseSignupQuery, readListCursor, signupsFileName, writeListCursor } from "./signups.ts";

const query = (text: string) => parseSignupQuery(new URLSearchParams(text));

describe("The list of signups", () => {
	test("is narrowed by a part of the address, in any case, and by a status", () => {
		expect(query("query= MiXed@ &status=active")).toEqual({ search: "mixed@", status: "active" });
	});

	test.each(["", "status=nothing", "status[]=active"])("is whole for %j", (text) => {
		expect(query(text)).toEqual({ search: "", status: null });
	});

	test("looks for 200 characters at most", () => {
		expect(query(`query=${"a".repeat(300)}`).search).toHaveLength(200);
	});
});

describe("A cursor of a list", () => {
	const cursor = {
		at: new Date("2026-06-15T12:00:00.123Z"),
		id: "11111111-1111-4111-8111-111111111111",
	};

	test("comes back as it was written", () => {
		expect(readListCursor(writeListCursor(cursor))).toEqual(cursor);
	});

	test.each([null, "", "x", "12_x", `99999999999999999_${cursor.id}`, `1_${cursor.id}' or 1=1`])(
		"that is none (%j) begins again",
		(value) => {
			expect(readListCursor(value)).toBe(null);
		},
	);
});

test("The exported file bears the day of the export", () => {
	expect(signupsFileName(new Date("2026-06-15T23:59:59.999Z"))).toBe(
		"email-signups-2026-06-15.csv",
	);
});
