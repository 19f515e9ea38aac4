import { describe, expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { AuthForm } from "./auth-form.tsx";

describe("The form as the server sends it", () => {
	test("signs in without scripts, and carries where to go afterwards", () => {
		const html = markupOf(<AuthForm tab="signin" returnTo="/resumes/1" />);
		expect(html).toMatch(
			/<form(?=[^>]*method="post")[^>]*action="\/auth\/signin\?returnTo=%2Fresumes%2F1"/u,
		);
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

	test("calls no field invalid that nobody has filled in: Firefox would, of each that is required", () => {
		const html = markupOf(<AuthForm tab="signup" />);
		expect(html.match(/<input[^>]*aria-invalid="false"/gu)).toHaveLength(3);
		expect(html).not.toContain('aria-invalid="true"');
	});

	test("offers to send the confirmation again after an informational message only", () => {
		const shown = (kind: "error" | "info") =>
			textOf(markupOf(<AuthForm tab="signup" result={{ success: false, kind, message: "x" }} />));
		expect(shown("info")).toContain("Resend confirmation email");
		expect(shown("error")).not.toContain("Resend");
		expect(textOf(markupOf(<AuthForm tab="signup" />))).not.toContain("Resend");
	});

	test("says what a new member agrees to, and that tips come by email; a member has agreed already", () => {
		const signUp = markupOf(<AuthForm tab="signup" />);
		for (const page of ["/terms", "/privacy"]) {
			expect(signUp).toMatch(new RegExp(`<a href="${page}" target="_blank"`, "u"));
		}
		expect(textOf(signUp)).toContain("we email tips and offers; you can switch them off");
		expect(markupOf(<AuthForm tab="signin" />)).not.toContain("/terms");
	});

	test("tells an error at once and information when there is a pause", () => {
		const role = (kind: "error" | "info") =>
			markupOf(<AuthForm tab="signin" result={{ success: false, kind, message: "x" }} />);
		expect(role("error")).toContain('role="alert"');
		expect(role("info")).toContain('role="status"');
	});
});
