import { brand } from "#app/content/brand.ts";
import type { Environment } from "#app/env.server.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";

const plans: Record<(typeof demoAccounts)[number]["plan"], string> = {
	free: "a free account: one resume",
	pack: "a Resume Pack: five resumes",
	pro: "a Pro member: all of them",
};

/**
 * What the terminal says when the demonstration is open: where it is, and how to get in.
 * @param address under which it is reached from this machine
 */
export function describeStart(env: Environment, address: string): string {
	const lines = [`${brand.name} is open: ${address}`];
	if (env.demoLibrary) {
		lines.push("", `Sign in with the password ${demoPassword}:`);
		for (const { email, plan } of demoAccounts) lines.push(`  ${email.padEnd(27)} ${plans[plan]}`);
	}
	lines.push("");
	if (!env.smtp) lines.push(`Emails             ${address}/dev/mailbox`);
	if (!env.stripe) lines.push(`Payment sandbox    ${address}/dev/stripe`);
	if (env.invented.adminPasscode) lines.push(`Admin passcode     ${env.adminPasscode}`);
	for (const warning of env.warnings) lines.push("", `Note: ${warning}`);
	lines.push("", "Ctrl-C ends it.");
	return `\n${lines.map((line) => (line ? `  ${line}` : "")).join("\n")}\n\n`;
}
