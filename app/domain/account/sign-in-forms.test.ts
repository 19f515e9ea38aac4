import { describe, expect, test } from "vitest";
import { messages } from "#app/domain/base/messages.ts";
import { emailOnlySchema, invalidForm, signInSchema, signUpSchema } from "./sign-in-forms.ts";

/** What the page shows beside the fields, or what the server goes on with. */
function submit(
	schema: typeof signInSchema | typeof signUpSchema | typeof emailOnlySchema,
	form: Record<string, unknown>,
) {
	const result = schema.safeParse(form);
	return result.success ? result.data : invalidForm(result.error, form.email).fieldErrors;
}

describe("signing in", () => {
	test("goes on with the address in its one form and the password as typed", () => {
		expect(submit(signInSchema, { email: " Ada@Example.com ", password: " pass word " })).toEqual({
			email: "ada@example.com",
			password: " pass word ",
		});
	});
	test("takes a password of any length that an account may have", () => {
		expect(submit(signInSchema, { email: "ada@example.com", password: "a" })).toHaveProperty(
			"password",
			"a",
		);
		const longest = "a".repeat(128);
		expect(submit(signInSchema, { email: "ada@example.com", password: longest })).toHaveProperty(
			"password",
			longest,
		);
	});
	test("says what is missing, field by field", () => {
		const missing = {
			email: messages.email.missing,
			password: messages.password.missing,
		};
		expect(submit(signInSchema, {})).toEqual(missing);
		expect(submit(signInSchema, { email: "", password: "" })).toEqual(missing);
		expect(submit(signInSchema, { email: null, password: ["a"] })).toEqual(missing);
	});
	test("answers a password that is too long for any account like a wrong one", () => {
		expect(submit(signInSchema, { email: "ada@example.com", password: "a".repeat(129) })).toEqual({
			password: messages.signIn.wrongCredentials,
		});
	});
	test("drops whatever else is sent", () => {
		const form = {
			email: "ada@example.com",
			password: "secret",
			role: "admin",
			emailVerified: true,
		};
		expect(Object.keys(submit(signInSchema, form) ?? {})).toEqual(["email", "password"]);
	});
});

describe("signing up", () => {
	const form = { email: "ada@example.com", password: "secret", confirmPassword: "secret" };
	test.each<[string, Record<string, unknown>, Record<string, string>]>([
		[
			"a password of five characters",
			{ password: "abcde", confirmPassword: "abcde" },
			{ password: "Password must be at least 6 characters long" },
		],
		[
			"a password of 129 characters",
			{ password: "a".repeat(129), confirmPassword: "a".repeat(129) },
			{ password: "Password must be at most 128 characters long" },
		],
		[
			"two different passwords",
			{ confirmPassword: "Secret" },
			{ confirmPassword: "Passwords do not match" },
		],
		[
			"a second password that is empty",
			{ confirmPassword: "" },
			{ confirmPassword: "Passwords do not match" },
		],
		[
			"a second password that is missing",
			{ confirmPassword: undefined },
			{ confirmPassword: messages.password.missing },
		],
		["an address that is none", { email: "ada" }, { email: messages.email.invalid }],
		[
			"everything at once",
			{ email: "ada", password: "abc", confirmPassword: "abd" },
			{
				email: messages.email.invalid,
				password: "Password must be at least 6 characters long",
				confirmPassword: "Passwords do not match",
			},
		],
	])("refuses %s", (_, changes, problems) => {
		expect(submit(signUpSchema, { ...form, ...changes })).toEqual(problems);
	});
	test("takes a password of six characters, spaces and all", () => {
		const spaced = { ...form, password: " abc  ", confirmPassword: " abc  " };
		expect(submit(signUpSchema, spaced)).toEqual(spaced);
	});
	test("does not take two passwords for one because they look alike", () => {
		expect(
			submit(signUpSchema, { ...form, password: "caf\u00E9 au", confirmPassword: "cafe\u0301 au" }),
		).toEqual({ confirmPassword: "Passwords do not match" });
	});
});

test("Asking for the confirmation mail again needs an address", () => {
	expect(submit(emailOnlySchema, { email: "ADA@example.com" })).toEqual({
		email: "ada@example.com",
	});
	expect(submit(emailOnlySchema, { email: "" })).toEqual({
		email: "Please enter your email address",
	});
});

describe("a form that comes back", () => {
	const answer = (email: unknown) => {
		const { error } = signUpSchema.safeParse({ email, password: "a", confirmPassword: "b" });
		if (!error) throw new Error("The form was taken");
		return invalidForm(error, email);
	};
	test("holds the address as it was typed, and no password", () => {
		expect(answer(" Ada ")).toEqual({
			success: false,
			fieldErrors: expect.any(Object),
			values: { email: " Ada " },
		});
	});
	test("holds an empty address when none was sent", () => {
		expect(answer(null).values).toEqual({ email: "" });
		expect(answer(undefined).values).toEqual({ email: "" });
	});
	test("shows the first of several problems of a field", () => {
		expect(answer("").fieldErrors?.email).toBe(messages.email.missing);
	});
});
