import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	type DecipherGCM,
	randomBytes,
	scrypt,
	timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

/** How the objects of a backup are encrypted: AES-256-GCM with a key from a passphrase. */
export type BackupKey = {
	/** What the manifest keeps of it: enough to make it again from the passphrase, and to see that it is right. */
	told: { salt: string; proof: string };
	/** A short word for this key, in the names of files that several backups share. */
	id: string;
	/** @param name of the object, which only opens under it */
	encrypt(name: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
	/** @throws at the end of the body when one bit of it is not as it was */
	decrypt(name: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
	/** A seal on a text that is kept in clear. */
	sign(text: string): string;
};

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const nonceBytes = 12;
const tagBytes = 16;

/**
 * @param told what an earlier manifest says of the key; a new key is made without it
 * @returns null when the passphrase is not the one of `told`
 */
export async function openBackupKey(
	passphrase: string,
	told?: { salt: string; proof: string } | null,
): Promise<BackupKey | null> {
	const salt = told ? Buffer.from(told.salt, "base64url") : randomBytes(16);
	const master = await derive(passphrase, salt, 32, cost);
	const keyOf = (purpose: string) => createHmac("sha256", master).update(purpose).digest();
	const proof = keyOf("proof");
	if (told && !isSame(proof, Buffer.from(told.proof, "base64url"))) return null;
	const key = keyOf("objects");
	const seal = keyOf("seal");
	return {
		told: { salt: salt.toString("base64url"), proof: proof.toString("base64url") },
		id: proof.toString("hex").slice(0, 12),

		async *encrypt(name, body) {
			const nonce = randomBytes(nonceBytes);
			const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(name));
			yield nonce;
			for await (const chunk of body) yield cipher.update(chunk);
			yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
		},

		async *decrypt(name, body) {
			let decipher: DecipherGCM | undefined;
			// The last bytes are the tag; which ones are the last is known at the end.
			let held: Buffer = Buffer.alloc(0);
			for await (const chunk of body) {
				held = Buffer.concat([held, chunk]);
				if (!decipher) {
					if (held.length < nonceBytes + tagBytes) continue;
					decipher = createDecipheriv("aes-256-gcm", key, held.subarray(0, nonceBytes));
					decipher.setAAD(Buffer.from(name));
					held = held.subarray(nonceBytes);
				}
				const sure = Math.max(0, held.length - tagBytes);
				if (sure > 0) yield decipher.update(held.subarray(0, sure));
				held = held.subarray(sure);
			}
			if (!decipher) throw new Error(`${name} is cut off`);
			decipher.setAuthTag(held);
			yield decipher.final();
		},

		sign: (text) => createHmac("sha256", seal).update(text).digest("hex"),
	};
}

const isSame = (one: Buffer, other: Buffer): boolean =>
	one.length === other.length && timingSafeEqual(one, other);
