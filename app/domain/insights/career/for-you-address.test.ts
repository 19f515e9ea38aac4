import { expect, test } from "vitest";
import { forYouAddress, readWants } from "./for-you-address.ts";

test("The answers stand in the address, without the empty ones", () => {
	const wants = { company: "P&G", role: "Marketing", level: "", now: "" };
	expect(forYouAddress(wants)).toBe("/for-you?company=P%26G&role=Marketing");
	expect(readWants(new URL(`http://localhost${forYouAddress(wants)}`).searchParams)).toEqual(wants);
	expect(forYouAddress({ company: "", role: "", level: "", now: "" })).toBe("/for-you");
});

test("An address is typed by hand: what is too long is cut, and an unknown level is none", () => {
	const parameters = new URLSearchParams({ company: ` a  ${"b".repeat(200)}`, level: "Boss" });
	const { company, level } = readWants(parameters);
	expect([company.length, company.slice(0, 3), level]).toEqual([100, "a b", ""]);
});
