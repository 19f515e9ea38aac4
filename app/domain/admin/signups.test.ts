import { describe, expect, test } from "vitest";
import { parseSignupQuery, signupsFileName } from "./signups.ts";

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

test("The exported file bears the day of the export", () => {
	expect(signupsFileName(new Date("2026-06-15T23:59:59.999Z"))).toBe(
		"email-signups-2026-06-15.csv",
	);
});
