import { expect, test } from "vitest";
import { readEnvironment } from "#app/env.server.ts";
import { describeStart } from "./start-block.ts";

test("The demonstration says where it is and how to get in", () => {
	const env = readEnvironment({});
	const text = describeStart(env, "http://localhost:3000");
	expect(text).toContain("Offerfolio is open: http://localhost:3000\n");
	expect(text).toContain("Sign in with the password reading-room:");
	expect(text).toContain("  pro@offerfolio.example      a Pro member: all of them\n");
	expect(text).toContain("http://localhost:3000/dev/mailbox");
	expect(text).toContain(`Admin passcode     ${env.adminPasscode}\n`);
});

test("It shows no secret that its owner has chosen, and no account that does not exist", () => {
	const env = readEnvironment({
		ADMIN_PASSCODE: "seven-quiet-otters",
		DEMO: "off",
		HOST: "0.0.0.0",
		SMTP_URL: "smtp://localhost:2525",
		MAIL_FROM: "hello@offers.example",
	});
	const text = describeStart(env, "http://localhost:3000");
	expect(text).not.toMatch(/seven-quiet-otters|Admin passcode|reading-room|mailbox\n/u);
	expect(text).toContain("Note: HOST lets other machines in");
});
