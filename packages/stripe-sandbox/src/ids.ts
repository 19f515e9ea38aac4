import { randomBytes } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A name that nobody guesses: the prefix and this many letters and digits. */
export function newId(prefix: string, length = 24): string {
	let id = prefix;
	while (id.length < prefix.length + length) {
		for (const byte of randomBytes(length)) {
			// What is beyond four times the alphabet would make some letters likelier than others.
			if (byte < 248 && id.length < prefix.length + length) id += letters[byte % 62];
		}
	}
	return id;
}
