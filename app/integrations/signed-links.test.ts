import { describe, expect, test } from "vitest";
import { createSignedLinks, type LinkPurpose, unsubscribeAddress } from "./signed-links.server.ts";

const links = createSignedLinks("a secret of this site, and of no other");
const id = "5b4f1b53-6a8f-4a2e-9a55-0a4dd3ef2b11";
const otherId = "5b4f1b53-6a8f-4a2e-9a55-0a4dd3ef2b12";
const purposes: LinkPurpose[] = [
	"unsubscribe-marketing",
	"unsubscribe-product",
	"unsubscribe-newsletter",
	"confirm-newsletter",
];

describe("a signed link", () => {
	test.each(purposes)("says whom it is about, for its own purpose only: %s", (purpose) => {
		const token = links.sign(purpose, id);
		for (const other of purposes) {
			expect(links.read(other, token)).toBe(other === purpose ? id : null);
		}
	});

	test("is the same in every mail, so that an old one works as well as the newest", () => {
		const [first, second] = [1, 2].map(() => links.sign("unsubscribe-product", id));
		expect(first).toBe(second);
	});

	test("may be about an id of any form", () => {
		for (const any of ["1", "a.b.c", "a:b", "unsubscribe-product:1", "Grüße", "x".repeat(500)]) {
			expect(links.read("unsubscribe-product", links.sign("unsubscribe-product", any))).toBe(any);
		}
	});

	test("stands in an address without being escaped", () => {
		for (let number = 0; number < 200; number++) {
			const token = links.sign("unsubscribe-product", `${id}${number}`);
			expect(encodeURIComponent(token)).toBe(token);
		}
	});

	test("is worth nothing on a site with another secret", () => {
		const elsewhere = createSignedLinks("a secret of this site, and of no other.");
		const token = elsewhere.sign("unsubscribe-product", id);
		expect(elsewhere.read("unsubscribe-product", token)).toBe(id);
		expect(links.read("unsubscribe-product", token)).toBeNull();
	});

	test("is worth nothing for someone else", () => {
		const [, signature] = links.sign("unsubscribe-product", id).split(".");
		expect(links.read("unsubscribe-product", `${otherId}.${signature}`)).toBeNull();
		expect(links.read("unsubscribe-product", `${id}${id}.${signature}`)).toBeNull();
		expect(links.read("unsubscribe-product", `${id.toUpperCase()}.${signature}`)).toBeNull();
	});

	test("is worth nothing with any of its characters changed, missing or added", () => {
		const token = links.sign("unsubscribe-product", id);
		const changed = [...token].flatMap((character, index) => {
			const [before, after] = [token.slice(0, index), token.slice(index + 1)];
			// The neighbor in the alphabet: the last character carries bits that decoding would drop.
			const neighbour = String.fromCodePoint((character.codePointAt(0) ?? 0) ^ 1);
			return [before + neighbour + after, before + after, `${before}A${character}${after}`];
		});
		expect(changed.length).toBe(3 * token.length);
		for (const wrong of changed) {
			expect(`${wrong}: ${links.read("unsubscribe-product", wrong)}`).toBe(`${wrong}: null`);
		}
	});

	test("cannot be guessed at with nonsense", () => {
		const [, signature = ""] = links.sign("unsubscribe-product", id).split(".");
		for (const nonsense of [
			"",
			".",
			"..",
			id,
			`${id}.`,
			`.${signature}`,
			signature,
			`${id}.${signature}=`,
			`${id}.${signature} `,
			`${id}.${"é".repeat(signature.length / 2)}`,
			`${id}.${"\u0000".repeat(signature.length)}`,
			`${id}.${signature.toLowerCase()}`,
			"x".repeat(100_000),
		]) {
			expect(links.read("unsubscribe-product", nonsense)).toBeNull();
		}
	});
});

test("The address of unsubscribing names the list and carries the token of that list", () => {
	for (const list of ["marketing", "product", "newsletter"] as const) {
		const [, page, name, token = ""] = unsubscribeAddress(links, list, id).split("/");
		expect([page, name]).toEqual(["unsubscribe", list]);
		expect(links.read(`unsubscribe-${list}`, token)).toBe(id);
	}
});
