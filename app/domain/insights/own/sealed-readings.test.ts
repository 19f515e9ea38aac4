import { describe, expect, test } from "vitest";
import type { KeptReading } from "./kept-reading.ts";
import {
	createCode,
	digestOf,
	isBox,
	keyOfCode,
	openBox,
	openSealed,
	saltOf,
	sealBox,
	sealedLimits,
	sealReadings,
} from "./sealed-readings.ts";

const word = "Zinnoberrot";
const reading: KeptReading = {
	name: `${word}, first draft`,
	at: "2026-11-24T10:00:00.000Z",
	text: `Painted ${word} doors`,
	posting: `${word} wanted`,
	group: `role=${word}`,
};

/** The ways in which a word could stand in bytes. */
const traces = (bytes: Uint8Array) =>
	(["latin1", "utf16le", "base64"] as const).flatMap((encoding) => [
		Buffer.from(bytes).toString(encoding),
		Buffer.from(bytes.subarray(1)).toString(encoding),
		Buffer.from(bytes.subarray(2)).toString(encoding),
	]);

async function openNew() {
	const code = createCode();
	const boxKey = await keyOfCode(code);
	if (!boxKey) throw new Error(code);
	return { code, boxKey };
}

function expectChangesNoticed(
	sealed: Uint8Array,
	opens: (bytes: Uint8Array<ArrayBuffer>) => unknown,
) {
	// A byte of the mark, of the salt, of the nonce, of the text, and of the tag.
	return Promise.all(
		[0, 8, 24, 40, sealed.length - 1].map(async (at) => {
			const changed = new Uint8Array(sealed);
			changed[at] = (changed[at] ?? 0) ^ 1;
			expect(`${at}: ${await opens(changed)}`).toBe(`${at}: null`);
		}),
	);
}

test("A sealed file opens with its passphrase alone, holds no word in the open, and notices a change", async () => {
	const sealed = await sealReadings([reading], "correct horse");
	for (const text of traces(sealed)) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
	expect(await openSealed(sealed, "correct horse")).toEqual([reading]);
	expect(await openSealed(sealed, "wrong horse")).toBeNull();
	await expectChangesNoticed(sealed, (bytes) => openSealed(bytes, "correct horse"));
	for (const bytes of [
		new Uint8Array([1, 2, 3]),
		new Uint8Array(),
		new TextEncoder().encode("{"),
	]) {
		expect(await openSealed(bytes, "correct horse")).toBeNull();
	}
});

describe("A box in an account", () => {
	test("opens with its code alone, holds no word in the open, and notices a change", async () => {
		const { boxKey } = await openNew();
		const sealed = await sealBox([{ ...reading, box: "aa" }], boxKey);
		expect(isBox(sealed)).toBe(true);
		for (const text of traces(sealed)) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
		expect(await openBox(sealed, boxKey)).toEqual([reading]);
		const other = await openNew();
		expect(await openBox(sealed, other.boxKey)).toBeNull();
		await expectChangesNoticed(sealed, (bytes) => openBox(bytes, boxKey));
		// Sealed again it is another box, though nothing in it has changed.
		expect(await digestOf(await sealBox([reading], boxKey))).not.toBe(await digestOf(sealed));
	});

	test("opens in another browser by its salt and the code, however it is typed", async () => {
		const { code, boxKey } = await openNew();
		const sealed = await sealBox([reading], boxKey);
		expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/u);
		for (const typed of [code, code.toLowerCase(), code.replaceAll("-", " "), ` ${code}\n`]) {
			const again = await keyOfCode(typed, saltOf(sealed));
			expect(again?.id).toBe(boxKey.id);
			expect(again && (await openBox(sealed, again))).toEqual([reading]);
		}
		// What is read from paper: O for nought, I and L for one.
		const zeros = (await keyOfCode("0101-".repeat(6), boxKey.salt))?.key;
		const typed = (await keyOfCode("oiOl ".repeat(6), boxKey.salt))?.key;
		if (!zeros || !typed) throw new Error("No key");
		const box = await sealBox([reading], { ...boxKey, key: zeros });
		expect(await openBox(box, { key: typed })).toEqual([reading]);
		for (const none of ["", code.slice(1), `${code}0`, code.replace(/^./u, "U"), "é".repeat(24)]) {
			expect(await keyOfCode(none)).toBeNull();
		}
	});

	test("has a key that no script can read out", async () => {
		const { boxKey } = await openNew();
		expect(boxKey.key.extractable).toBe(false);
		await expect(crypto.subtle.exportKey("raw", boxKey.key)).rejects.toThrow();
	});

	test("is opened from the copy of the account's data as well", async () => {
		const { code, boxKey } = await openNew();
		const sealed = Buffer.from(await sealBox([reading], boxKey)).toString("base64");
		const copy = (data: object) => new TextEncoder().encode(JSON.stringify(data));
		const full = copy({ account: {}, encryptedComparisons: { sealed } });
		expect(await openSealed(full, code)).toEqual([reading]);
		expect(await openSealed(full, createCode())).toBeNull();
		expect(await openSealed(copy({ encryptedComparisons: null }), code)).toBeNull();
	});

	test("is told from other bytes, and has an end", () => {
		const mark = new TextEncoder().encode("OFKEPT2\n");
		const sized = (size: number) => {
			const bytes = new Uint8Array(size);
			bytes.set(mark);
			return bytes;
		};
		expect(isBox(sized(51))).toBe(false);
		expect(isBox(sized(52))).toBe(true);
		expect(isBox(sized(sealedLimits.bytes))).toBe(true);
		expect(isBox(sized(sealedLimits.bytes + 1))).toBe(false);
		expect(isBox(new TextEncoder().encode(JSON.stringify([reading])))).toBe(false);
	});
});
