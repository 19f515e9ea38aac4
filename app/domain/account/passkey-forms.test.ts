import { expect, test } from "vitest";
import { passkeys } from "#app/domain/base/messages/passkeys.ts";
import { beginPasskeySchema } from "./passkey-forms.ts";

test.each([
	["K", "K"],
	["👩‍💻 at work", "👩‍💻 at work"],
	["מחשב נייד", "מחשב נייד"],
	["  My\nkey\u202e\0 ", "My key"],
	["x".repeat(60), "x".repeat(60)],
	["x".repeat(200), passkeys.nameTooLong(60)],
	["\u200b\u2060\u2800", passkeys.nameMissing],
])("A passkey is called what can be read in one line: %j", (name, known) => {
	const read = beginPasskeySchema.safeParse({ name, currentPassword: "reading-room" });
	expect(read.success ? read.data.name : read.error.issues[0]?.message).toBe(known);
});
