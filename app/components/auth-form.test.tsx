import { describe, expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { AuthForm, fieldProblems } from "./auth-form.tsx";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};

describe("What need not be sent to the server", () => {
	const good = { email: "a@example.com", password: "123456", confirmPassword: "123456" };

	test("Six characters that are repeated rightly may be sent", () => {
		expect(fieldProblems(form(good), "signup")).toEqual({});
	});

	test("Five characters are too short for a new password", () => {
		expect(
			fieldProblems(form({ ...good, password: "12345", confirmPassword: "12345" }), "signup"),
		).toEqual({ password: "Password must be at least 6 characters long" });
	});

	test("Two passwords must be the same", () => {
		expect(fieldProblems(form({ ...good, confirmPassword: "1234567" }), "signup")).toEqual({
			confirmPassword: "Passwords do not match",
		});
	});

	test("Signing in asks for an address and a password, however short", () => {
		expect(fieldProblems(form({ email: " ", password: "" }), "signin")).toEqual({
			email: "Please enter your email address",
			password: "Please enter your password",
		});
		expect(fieldProblems(form({ email: "a@example.com", password: "1" }), "signin")).toEqual({});
	});

	test("An address without a domain is not one", () => {
		expect(fieldProblems(form({ ...good, email: "somebody@home" }), "signup")).toHaveProperty(
			"email",
		);
	});
});

describe("The form as the server sends it", () => {
	test("signs in without scripts, and carries where to go afterwards", () => {
		const html = markupOf(<AuthForm tab="signin" returnTo="/resumes/1" />);
		expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/auth\/signin"/u);
		expect(html).toContain('name="returnTo" value="/resumes/1"');
		expect(html).not.toContain("confirmPassword");
		expect(html).not.toMatch(/ style=/u);
	});

	test("shows a refused field with its sentence, wired to the input, and the typed address", () => {
		const html = markupOf(
			<AuthForm
				tab="signup"
				result={{
					success: false,
					fieldErrors: { email: "Please enter a valid email address" },
					values: { email: "me@" },
				}}
			/>,
		);
		const id = /<p id="([^"]+-error)"[^>]*>Please enter a valid email address/u.exec(html)?.[1];
		expect(html).toContain(`aria-describedby="${id}"`);
		expect(html).toMatch(/<input[^>]*aria-invalid="true"/u);
		expect(html).toContain('value="me@"');
	});

	test("offers to send the confirmation again after an informational message only", () => {
		const shown = (kind: "error" | "info") =>
			textOf(
				markupOf(
					<AuthForm tab="signup" result={{ success: false, message: { kind, text: "x" } }} />,
				),
			);
		expect(shown("info")).toContain("Resend confirmation email");
		expect(shown("error")).not.toContain("Resend");
		expect(textOf(markupOf(<AuthForm tab="signup" />))).not.toContain("Resend");
	});

	test("tells an error at once and information when there is a pause", () => {
		const role = (kind: "error" | "info") =>
			markupOf(<AuthForm tab="signin" result={{ success: false, message: { kind, text: "x" } }} />);
		expect(role("error")).toContain('role="alert"');
		expect(role("info")).toContain('role="status"');
	});
});
