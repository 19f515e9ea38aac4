import { expect, test } from "vitest";
import { collectsAgain, pauseMonths, renewalAfter } from "./pause.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

test("A pause of one to three months ends at the renewal so many months after its beginning", () => {
	const end = at("2027-02-15");
	const renewals = pauseMonths.map((months) =>
		renewalAfter(at("2027-01-15"), end, collectsAgain(end, months)),
	);
	expect(renewals).toEqual([at("2027-03-15"), at("2027-04-15"), at("2027-05-15")]);
});

test("Payments are collected again after the last free renewal and before the paid one, also from a 31st", () => {
	const anchor = at("2027-01-31");
	const boundaries = ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"].map(at);
	for (const [index, end] of boundaries.slice(0, 2).entries()) {
		for (const months of pauseMonths) {
			const again = collectsAgain(end, months);
			expect(again.getTime()).toBeGreaterThan(boundaries[index + months - 1]?.getTime() ?? 0);
			expect(renewalAfter(anchor, end, again)).toEqual(boundaries[index + months]);
		}
	}
});

test("In the last free period the next renewal is its end", () => {
	expect(renewalAfter(at("2027-01-31"), at("2027-03-31"), at("2027-03-31"))).toEqual(
		at("2027-03-31"),
	);
});
