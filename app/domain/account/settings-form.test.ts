import { describe, expect, test } from "vitest";
import {
	changeEmailSchema,
	changePasswordSchema,
	deleteAccountSchema,
	parseIntent,
	settingsIntents,
} from "./settings-form.ts";

const problems = (result: {
	success: boolean;
	error?: { issues: { path: PropertyKey[]; message: string }[] };
}) =>
	Object.fromEntries(
		(result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
	);

describe("Changing the address", () => {
	test("takes it in its one form", () => {
		const parsed = changeEmailSchema.parse({ email: " New@Example.com ", currentPassword: "x" });
		expect(parsed.email).toBe("new@example.com");
	});

	test("needs an address and the password", () => {
		expect(problems(changeEmailSchema.safeParse({}))).toEqual({
			email: "Please enter your email address",
			currentPassword: "Please enter your password",
		});
	});
});

describe("Changing the password", () => {
	const good = { currentPassword: "old", password: "123456", confirmPassword: "123456" };

	test("takes six characters, twice", () => {
		expect(changePasswordSchema.safeParse(good).success).toBe(true);
	});

	test("refuses five, a different second one, and a megabyte as the current one", () => {
		const tooShort = { ...good, password: "12345", confirmPassword: "12345" };
		expect(problems(changePasswordSchema.safeParse(tooShort))).toEqual({
			password: "Password must be at least 6 characters long",
		});
		const different = { ...good, confirmPassword: "1234567" };
		expect(problems(changePasswordSchema.safeParse(different))).toEqual({
			confirmPassword: "Passwords do not match",
		});
		const huge = { ...good, currentPassword: "x".repeat(1_000_000) };
		expect(problems(changePasswordSchema.safeParse(huge))).toEqual({
			currentPassword: "That is not your current password.",
		});
	});
});

test("Deleting needs the ticked box as well as the password", () => {
	expect(deleteAccountSchema.safeParse({ currentPassword: "x", confirm: "yes" }).success).toBe(
		true,
	);
	expect(problems(deleteAccountSchema.safeParse({ currentPassword: "x" }))).toEqual({
		confirm: "Please tick the box to confirm that you want to delete your account.",
	});
});

test("A form that the settings do not have is none", () => {
	for (const intent of settingsIntents) expect(parseIntent(intent)).toBe(intent);
	for (const value of ["", "toString", "__proto__", null, undefined, {}]) {
		expect(parseIntent(value)).toBeNull();
	}
});
