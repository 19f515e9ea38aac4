import { type KeptReading, parseKept, withoutMark } from "./kept-reading.ts";

/**
 * Kept comparisons that leave the browser, encrypted: in a file that a passphrase opens, or in an account, in a box
 * that a code opens. Only who knows the one or the other can read them.
 */

const fileMark = "OFKEPT1\n";
const boxMark = "OFKEPT2\n";
const markBytes = 8;
const saltBytes = 16;
const nonceBytes = 12;
const headBytes = markBytes + saltBytes + nonceBytes;
const tagBytes = 16;
const rounds = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** With which a browser says for whose account it asks for a box, or sends one. */
export const boxAccountHeader = "Offerfolio-Account";

export const sealedLimits = { bytes: 2 * 1024 * 1024 } as const;

/** Whether bytes look like a box. What is in it nobody can tell. */
export const isBox = (bytes: Uint8Array): boolean =>
	bytes.length >= headBytes + tagBytes &&
	bytes.length <= sealedLimits.bytes &&
	markOf(bytes) === boxMark;

/** The key of a box, which a browser keeps and cannot give away; and the salt that names the box. */
export type BoxKey = { id: string; salt: Bytes; key: CryptoKey };

/** A new code, of 120 random bits: too many to guess, so that no slow derivation is needed. */
export const createCode = (): string =>
	writeCode(crypto.getRandomValues(new Uint8Array(codeBytes)));

/** The key that a code gives. @param salt of a box that is there; without it, of a new one */
export async function keyOfCode(
	code: string,
	salt: Bytes = crypto.getRandomValues(new Uint8Array(saltBytes)),
): Promise<BoxKey | null> {
	const secret = readCode(code);
	if (!secret) return null;
	const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
	const key = await crypto.subtle.deriveKey(
		{ name: "HKDF", hash: "SHA-256", salt, info: encode("kept comparisons") },
		material,
		cipher,
		false,
		["encrypt", "decrypt"],
	);
	return { id: hexOf(salt), salt, key };
}

export const sealBox = (readings: readonly KeptReading[], { salt, key }: BoxKey): Promise<Bytes> =>
	seal(boxMark, salt, key, readings);

/** The readings of a box; null when it is another one, was changed, or has another code. */
export const openBox = (
	bytes: Bytes,
	{ key }: Pick<BoxKey, "key">,
): Promise<KeptReading[] | null> => (isBox(bytes) ? open(bytes, key) : Promise.resolve(null));

/** The salt of a box. */
export const saltOf = (bytes: Bytes): Bytes => bytes.slice(markBytes, markBytes + saltBytes);

/** What names one state of a box: two that were sealed one after the other never have the same. */
export const digestOf = async (bytes: Bytes): Promise<string> =>
	hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** A file that only the passphrase opens: PBKDF2 with SHA-256 and AES-GCM, as OWASP's cheat sheet of 2023 has it. */
export async function sealReadings(
	readings: readonly KeptReading[],
	passphrase: string,
): Promise<Bytes> {
	const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
	return seal(fileMark, salt, await keyOfPassphrase(passphrase, salt), readings);
}

/**
 * The readings of a sealed file, or of the box in the copy of an account's data.
 * @returns null when it is none, was changed, or the passphrase or code is another one
 */
export async function openSealed(file: Bytes, secret: string): Promise<KeptReading[] | null> {
	const bytes = boxOfExport(file) ?? file;
	if (bytes.length < headBytes + tagBytes) return null;
	if (markOf(bytes) === fileMark) return open(bytes, await keyOfPassphrase(secret, saltOf(bytes)));
	const boxKey = await keyOfCode(secret, saltOf(bytes));
	return boxKey && openBox(bytes, boxKey);
}

/* ---- The code, as a person writes it down ---- */

const codeBytes = 15;
const codeLetters = 24;
/** Crockford's: no letter in it looks like another. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function writeCode(bytes: Uint8Array): string {
	let rest = BigInt(`0x${hexOf(bytes)}`);
	let code = "";
	for (let at = 0; at < codeLetters; at++) {
		code = `${alphabet[Number(rest % 32n)]}${code}`;
		rest /= 32n;
	}
	return code.replace(/.{4}(?=.)/gu, "$&-");
}

function readCode(typed: string): Bytes | null {
	const code = typed
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[\s-]/gu, "")
		.replaceAll("O", "0")
		.replace(/[IL]/gu, "1");
	const places = [...code].map((letter) => alphabet.indexOf(letter));
	if (places.length !== codeLetters || places.includes(-1)) return null;
	const value = places.reduce((sum, place) => sum * 32n + BigInt(place), 0n);
	const pairs =
		value
			.toString(16)
			.padStart(2 * codeBytes, "0")
			.match(/../gu) ?? [];
	return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/* ---- Bytes ---- */

const cipher = { name: "AES-GCM", length: 256 } as const;
const encode = (text: string): Bytes => new TextEncoder().encode(text);
const markOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, markBytes));
const hexOf = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function seal(
	mark: string,
	salt: Bytes,
	key: CryptoKey,
	readings: readonly KeptReading[],
): Promise<Bytes> {
	const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
	// Which account has them is this browser's own note.
	const text = JSON.stringify(readings.map(withoutMark));
	const head = new Uint8Array([...encode(mark), ...salt]);
	const sealed = await crypto.subtle.encrypt(bound(head, nonce), key, encode(text));
	const bytes = new Uint8Array(headBytes + sealed.byteLength);
	bytes.set(head);
	bytes.set(nonce, head.length);
	bytes.set(new Uint8Array(sealed), headBytes);
	return bytes;
}

async function open(bytes: Bytes, key: CryptoKey): Promise<KeptReading[] | null> {
	const head = bytes.slice(0, markBytes + saltBytes);
	const how = bound(head, bytes.slice(head.length, headBytes));
	try {
		const opened = await crypto.subtle.decrypt(how, key, bytes.slice(headBytes));
		return parseKept(new TextDecoder().decode(opened));
	} catch {
		return null;
	}
}

/** A box belongs to its salt, which names it; the key of a file comes from its salt in any case. */
const bound = (head: Bytes, iv: Bytes) => ({
	name: "AES-GCM",
	iv,
	...(markOf(head) === boxMark && { additionalData: head }),
});

async function keyOfPassphrase(passphrase: string, salt: Bytes): Promise<CryptoKey> {
	const secret = encode(passphrase.normalize("NFKC"));
	const material = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveKey"]);
	return crypto.subtle.deriveKey(
		{ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
		material,
		cipher,
		false,
		["encrypt", "decrypt"],
	);
}

/** The box in the JSON of an account's data; null of any other file. */
function boxOfExport(file: Bytes): Bytes | null {
	if (file[0] !== 0x7b) return null;
	try {
		const data = JSON.parse(new TextDecoder().decode(file));
		return Uint8Array.from(atob(data.encryptedComparisons.sealed), (sign) => sign.charCodeAt(0));
	} catch {
		return null;
	}
}
