import { expect, test } from "vitest";
import { comparedWith, domainOf, hasTier, isOpenMailbox, neededOfDocument } from "./evidence.ts";

const said = { company: "Google", role: "Nursing", offerMonth: "2026-05" };

test("A document must show all that the claim says: the month where the resume has one", () => {
	expect(neededOfDocument(said)).toEqual(["company", "role", "offerMonth"]);
	expect(neededOfDocument({ ...said, offerMonth: null })).toEqual(["company", "role"]);
});

test("What was compared is kept as the resume says it", () => {
	expect(comparedWith(said, ["company", "offerMonth"])).toEqual({
		company: "Google",
		offerMonth: "2026-05",
	});
	expect(comparedWith({ ...said, offerMonth: null }, ["offerMonth"])).toEqual({});
});

test("Only what a person gave us has a tier", () => {
	expect(["declared", "confirmed", "verified"].every((one) => hasTier(one as "declared"))).toBe(
		true,
	);
	expect([hasTier("demo"), hasTier("curated")]).toEqual([false, false]);
});

test("A mailbox that anybody can open is no work address", () => {
	expect(domainOf("kim@work.example")).toBe("work.example");
	for (const host of ["gmail.com", "outlook.com", "proton.me", "web.de"]) {
		expect(isOpenMailbox(`kim@${host}`)).toBe(true);
	}
	expect(isOpenMailbox("gmail.com@work.example")).toBe(false);
});
