import { describe, expect, test } from "vitest";
import { adminReturnTo, isAdminSessionAlive, passcodeSchema } from "./owner-session.ts";

const at = (time: string) => new Date(`2026-06-15T${time}Z`);

describe("A dashboard", () => {
	const createdAt = at("08:00:00.000");

	test("stays open until the last millisecond of its thirtieth idle minute", () => {
		const session = { createdAt, lastUsedAt: at("09:00:00.000") };
		expect(isAdminSessionAlive(session, at("09:29:59.999"))).toBe(true);
		expect(isAdminSessionAlive(session, at("09:30:00.000"))).toBe(false);
	});

	test("locks after twelve hours, however busy", () => {
		const before = at("19:59:59.999");
		expect(isAdminSessionAlive({ createdAt, lastUsedAt: before }, before)).toBe(true);
		const then = at("20:00:00.000");
		expect(isAdminSessionAlive({ createdAt, lastUsedAt: then }, then)).toBe(false);
	});
});

describe("The gate leads", () => {
	test("back to the page of the dashboard that was asked for", () => {
		expect(adminReturnTo("/admin/people?query=ada%40example.com")).toBe(
			"/admin/people?query=ada%40example.com",
		);
	});

	test.each([
		["nowhere", null],
		["to the gate itself", "/admin"],
		["to another page", "/settings"],
		["to another site", "https://evil.example/admin/"],
		["to another site without a scheme", "//evil.example/admin/"],
		["to another site by a detour", "/admin//evil.example"],
		["up and out", "/admin/../settings"],
		["to what no address holds", "/admin/x?\\evil"],
	])("never %s, but to the resumes", (_, value) => {
		expect(adminReturnTo(value)).toBe("/admin/resumes");
	});
});

describe("The passcode's form", () => {
	test("takes any text", () => {
		expect(passcodeSchema.safeParse({ passcode: " seven otters " }).success).toBe(true);
	});

	test.each([{}, { passcode: "" }, { passcode: "x".repeat(201) }])("refuses %j", (fields) => {
		const result = passcodeSchema.safeParse(fields);
		expect(result.error?.issues[0]?.message).toBe("Invalid passcode");
	});
});
