import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows (RFC 6238), from the secret as a person types it. */
export function codeOfApp(secret: string, now: Date): string {
	const bits = [...secret.replaceAll(" ", "").toUpperCase()]
		.map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
		.join("");
	const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
	const sum = createHmac("sha1", key).update(counter).digest();
	const number = sum.readUInt32BE((sum.at(-1) ?? 0) & 15) & 0x7fffffff;
	return String(number % 1_000_000).padStart(6, "0");
}
