import { describe, expect, test } from "vitest";
import { listAddress, listPageSize, pageOf, readPlace } from "./list-place.ts";

const id = "11111111-2222-4333-8444-555555555555";
const at = new Date("2026-06-15T12:00:00.123Z");
const read = (after: string, ids?: "counted") => readPlace(new URLSearchParams({ after }), ids);
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ at, id, index }));

describe("A list of the dashboard", () => {
	test("goes on behind the last row of the page", () => {
		const { page, next } = pageOf(rows(listPageSize + 1), (row) => row);
		expect(page).toHaveLength(listPageSize);
		expect(read(next ?? "")).toEqual({ at, id, isFirstGroup: false });
	});

	test("remembers the group of that row, and ids that are counted", () => {
		const { next } = pageOf(rows(listPageSize + 1), () => ({ at, id: 7, isFirstGroup: true }));
		expect(read(next ?? "", "counted")).toEqual({ at, id: "7", isFirstGroup: true });
	});

	test("begins again at an id of the other kind", () => {
		expect(read("0.1.7")).toBeNull();
		expect(read(`0.1.${id}`, "counted")).toBeNull();
	});

	test("ends with a page that has no next", () => {
		expect(pageOf(rows(listPageSize), (row) => row).next).toBeNull();
	});

	test.each([
		"",
		"1.2",
		`0.x.${id}`,
		`0.1.${id}0`,
		`2.5.${id}`,
		`0.-5.${id}`,
		`0.99999999999999999.${id}`,
		`0.999999999999999.${id}`,
		`0.1.${"-".repeat(36)}`,
		`0.1.${id}' or 1=1`,
		"0.5.not-an-id",
	])("begins again at “%s”", (value) => {
		expect(read(value)).toBeNull();
	});

	test("leaves out of its address what is not set", () => {
		expect(listAddress("/admin/people", { q: "", plan: null })).toBe("/admin/people");
		expect(listAddress("/admin/people", { q: "a&b", plan: "pro" })).toBe(
			"/admin/people?q=a%26b&plan=pro",
		);
	});
});
