import { describe, expect, test } from "vitest";
import { mayGo, mayRead, maySend } from "./dashboard-roles.ts";

describe("A role in the dashboard", () => {
	test("looks and sends by the table, and at what stands in none never", () => {
		expect(mayRead("editor", "/admin/resumes/:id")).toBe(true);
		expect(mayRead("editor", "/admin/people")).toBe(false);
		expect(mayRead("support", "/admin/orders/:id")).toBe(true);
		expect(maySend("support", "/admin/orders/:id")).toBe(false);
		for (const role of ["owner", "editor", "support"] as const) {
			expect(mayRead(role, "/admin/nowhere")).toBe(false);
			expect(maySend(role, "/admin/nowhere")).toBe(false);
			expect(mayRead(role, "constructor")).toBe(false);
		}
	});

	test("sends the forms of a page that are named for it; others are an owner's", () => {
		const page = "/admin/people/:id";
		expect(maySend("support", page)).toBe(true);
		expect(maySend("support", page, "stop")).toBe(true);
		expect(maySend("support", page, "give-pro")).toBe(false);
		expect(maySend("support", page, "constructor")).toBe(false);
		expect(maySend("editor", page)).toBe(false);
		expect(maySend("owner", page, "give-pro")).toBe(true);
	});

	test("follows a link to what it may look at", () => {
		expect(mayGo("support", "/admin/people/11111111#orders")).toBe(true);
		expect(mayGo("support", "/admin/resumes/new?upload=1")).toBe(false);
		expect(mayGo("editor", "/admin/resumes?q=nurse")).toBe(true);
		expect(mayGo("editor", "/admin/orders/1")).toBe(false);
		expect(mayGo("owner", "/admin/nowhere/1")).toBe(false);
		expect(mayGo("owner", "/admin/words/brand")).toBe(true);
		expect(mayGo("editor", "/admin/words/blog/an-article")).toBe(true);
		expect(mayGo("support", "/admin/words/blog/an-article")).toBe(false);
		expect(mayGo("owner", "/admin/words/blog/an/article")).toBe(false);
	});
});
