import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { hashPassword } from "better-auth/crypto";

// Asks twice for a passcode, shows nothing of it, and prints what ADMIN_PASSCODE_HASH wants; the passcode
// stands in no history of a shell. Piped input is read the same way, line by line.
const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
const isTerminal = process.stdin.isTTY === true;
const reader = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
const lines = reader[Symbol.asyncIterator]();

async function ask(question: string): Promise<string> {
	process.stderr.write(question);
	const { value = "" } = (await lines.next()) as { value?: string };
	process.stderr.write("\n");
	return value.trim();
}

function refuse(sentence: string): void {
	process.stderr.write(`${sentence}\n`);
	process.exitCode = 1;
}

reader.on("SIGINT", () => process.exit(130));
const passcode = await ask("Passcode (12 characters or more, not shown): ");
if (passcode.length < 12) {
	refuse("Please choose at least 12 characters.");
} else if ((await ask("The same again: ")) !== passcode) {
	refuse("These are two different passcodes. Nothing was made; please start again.");
} else {
	process.stdout.write(`ADMIN_PASSCODE_HASH=${await hashPassword(passcode)}\n`);
}
reader.close();
