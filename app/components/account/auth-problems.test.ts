import { describe, expect, test } from "vitest";
import { authProblems, newPasswordProblems } from "./auth-problems.ts";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};

describe("What need not be sent to the server", () => {
	const good = { email: "a@example.com", password: "123456", confirmPassword: "123456" };

	test("Six characters that are repeated rightly may be sent", () => {
		expect(authProblems(form(good), "signup")).toEqual({});
	});

	test("Five characters are too short for a new password", () => {
		expect(
			authProblems(form({ ...good, password: "12345", confirmPassword: "12345" }), "signup"),
		).toEqual({ password: "Password must be at least 6 characters long" });
	});

	test("Two passwords must be the same", () => {
		expect(authProblems(form({ ...good, confirmPassword: "1234567" }), "signup")).toEqual({
			confirmPassword: "Passwords do not match",
		});
	});

	test("Signing in asks for an address and a password, however short", () => {
		expect(authProblems(form({ email: " ", password: "" }), "signin")).toEqual({
			email: "Please enter your email address",
			password: "Please enter your password",
		});
		expect(authProblems(form({ email: "a@example.com", password: "1" }), "signin")).toEqual({});
	});

	test("An address without a domain is not one", () => {
		expect(authProblems(form({ ...good, email: "somebody@home" }), "signup")).toHaveProperty(
			"email",
		);
	});

	test("Asking for a reset needs an address and nothing else", () => {
		expect(authProblems(form({ email: "a@example.com" }), "reset")).toEqual({});
		expect(authProblems(form({ email: "" }), "reset")).toHaveProperty("email");
	});

	test("A new password is typed twice, wherever it is asked for", () => {
		const two = { password: "123456", confirmPassword: "123456" };
		expect(newPasswordProblems(form(two))).toEqual({});
		expect(newPasswordProblems(form({ ...two, confirmPassword: "" }))).toEqual({
			confirmPassword: "Passwords do not match",
		});
		expect(newPasswordProblems(form({ password: "", confirmPassword: "" }))).toHaveProperty(
			"password",
		);
	});
});
