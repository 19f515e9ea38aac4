import { createInterface } from "node:readline/promises";
import { hashPassword } from "better-auth/crypto";

// Asks for a passcode and prints what ADMIN_PASSCODE_HASH wants; the passcode stands in no history of a shell.
const reader = createInterface({ input: process.stdin, output: process.stderr });
const passcode = (await reader.question("Passcode (12 characters or more): ")).trim();
reader.close();
if (passcode.length < 12) {
	process.stderr.write("Please choose at least 12 characters.\n");
	process.exitCode = 1;
} else {
	process.stdout.write(`ADMIN_PASSCODE_HASH=${await hashPassword(passcode)}\n`);
}
