import { expect, test } from "vitest";
import { emailTopics, noMail, parseTopic } from "./email-preferences.ts";

test("Security alerts are shown and cannot be chosen", () => {
	expect(emailTopics.filter(({ locked }) => locked).map(({ label }) => label)).toEqual([
		"Security Alerts",
	]);
	expect(parseTopic("securityAlerts")).toBeNull();
});

test("Every topic that is not locked can be chosen, and nothing else", () => {
	const open = emailTopics.filter(({ locked }) => !locked).map(({ name }) => name);
	expect(open.map(parseTopic)).toEqual(open);
	for (const name of ["", "__proto__", "constructor", "user_id", null, undefined, 1]) {
		expect(parseTopic(name)).toBeNull();
	}
});

test("Unsubscribing from everything switches off what can be switched off", () => {
	expect(Object.keys(noMail).sort()).toEqual(
		emailTopics
			.filter(({ locked }) => !locked)
			.map(({ name }) => name)
			.sort(),
	);
	expect(Object.values(noMail)).toEqual([false, false]);
});
