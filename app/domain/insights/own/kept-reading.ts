/** Comparisons that a person keeps in their browser under a name. The list never leaves it, but in a file of their own. */

export type KeptReading = {
	name: string;
	/** When it was kept, in ISO form. */
	at: string;
	text: string;
	/** Empty for none. */
	posting: string;
	/** The address of the group that was chosen; empty for none. */
	group: string;
};

export const keptLimits = { readings: 20, name: 60 } as const;

/** Reads what a browser has stored; what is no reading is left out. */
export function parseKept(stored: string | null): KeptReading[] {
	try {
		const list: unknown = JSON.parse(stored ?? "[]");
		return Array.isArray(list) ? list.filter(isKept).slice(0, keptLimits.readings) : [];
	} catch {
		return [];
	}
}

function isKept(one: unknown): one is KeptReading {
	if (typeof one !== "object" || one === null) return false;
	const fields = ["name", "at", "text", "posting", "group"] as const;
	return fields.every((field) => typeof (one as Record<string, unknown>)[field] === "string");
}

/** Puts readings first; of one name the given one stays. Null when there would be too many. */
export function withReadings(
	kept: readonly KeptReading[],
	given: readonly KeptReading[],
): KeptReading[] | null {
	const names = new Set(given.map(({ name }) => name));
	const all = [...given, ...kept.filter(({ name }) => !names.has(name))];
	return all.length > keptLimits.readings ? null : all;
}

/** A name as it is kept; empty of nothing. */
export const keptName = (typed: string): string =>
	typed.replace(/\s+/gu, " ").trim().slice(0, keptLimits.name);

const rounds = 600_000;
const saltBytes = 16;
const nonceBytes = 12;
const mark = new TextEncoder().encode("OFKEPT1\n");

/** A file that only the passphrase opens: PBKDF2 with SHA-256 and AES-GCM, as OWASP's cheat sheet of 2023 has it. */
export async function sealReadings(
	readings: readonly KeptReading[],
	passphrase: string,
): Promise<Uint8Array<ArrayBuffer>> {
	const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
	const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
	const sealed = await crypto.subtle.encrypt(
		{ name: "AES-GCM", iv: nonce },
		await keyOf(passphrase, salt),
		new TextEncoder().encode(JSON.stringify(readings)),
	);
	return new Uint8Array([...mark, ...salt, ...nonce, ...new Uint8Array(sealed)]);
}

/** The readings of such a file; null when it is none, was changed, or the passphrase is another one. */
export async function openSealed(
	bytes: Uint8Array<ArrayBuffer>,
	passphrase: string,
): Promise<KeptReading[] | null> {
	if (!mark.every((byte, at) => bytes[at] === byte)) return null;
	const salt = bytes.slice(mark.length, mark.length + saltBytes);
	const nonce = bytes.slice(mark.length + saltBytes, mark.length + saltBytes + nonceBytes);
	try {
		const opened = await crypto.subtle.decrypt(
			{ name: "AES-GCM", iv: nonce },
			await keyOf(passphrase, salt),
			bytes.slice(mark.length + saltBytes + nonceBytes),
		);
		return parseKept(new TextDecoder().decode(opened));
	} catch {
		return null;
	}
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
	const secret = new TextEncoder().encode(passphrase.normalize("NFKC"));
	const material = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveKey"]);
	return crypto.subtle.deriveKey(
		{ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
		material,
		{ name: "AES-GCM", length: 256 },
		false,
		["encrypt", "decrypt"],
	);
}
