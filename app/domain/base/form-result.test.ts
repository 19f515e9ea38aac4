import { expect, test } from "vitest";
import { z } from "zod";
import { echoMaximum, fieldErrorsOf, typedValues } from "./form-result.ts";

const formOf = (fields: Record<string, string | File>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};

test("What was typed comes back as it was typed, but no password and no file", () => {
	const typed = { email: " Ada ", intent: "change-email", reason: "" };
	const secrets = { password: "a", confirmPassword: "a", currentPassword: "b", passcode: "c" };
	const file = new File(["x"], "x.txt");
	expect(typedValues(formOf({ ...typed, ...secrets, file }))).toEqual(typed);
});

test("What nobody types comes back cut", () => {
	const most = "x".repeat(echoMaximum);
	expect(typedValues(formOf({ text: `${most}x` }))).toEqual({ text: most });
});

test("A field has the first of its problems", () => {
	const schema = z.object({
		email: z.string().min(1, "missing").email("invalid"),
		name: z.string(),
	});
	const { error } = schema.safeParse({ email: "", name: 1 });
	expect(fieldErrorsOf(error ?? { issues: [] })).toEqual({
		email: "missing",
		name: expect.any(String),
	});
});
