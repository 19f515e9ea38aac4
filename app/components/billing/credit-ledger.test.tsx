import { describe, expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { CreditLedger, type LedgerPack } from "./credit-ledger.tsx";

const spent = {
	resumeId: "r1",
	title: "Analyst",
	company: "BCG",
	spent: "June 16, 2026",
	returned: null,
	isSwapped: false,
};
const pack: LedgerPack = {
	id: "p1",
	state: "running",
	resumesRemaining: 4,
	isGiven: false,
	expires: "July 15, 2026",
	pause: null,
	credits: [spent],
};
const draw = (...packs: LedgerPack[]) => parseHtml(markupOf(<CreditLedger packs={packs} />));

describe("The ledger of credits", () => {
	test("shows each of five credits: on which resume, when, or that it was not used", () => {
		const page = draw(pack);
		const [first, ...others] = page.all("li").map(({ text }) => text);
		expect(first).toBe("Analyst BCG · spent on June 16, 2026");
		expect(others).toEqual(Array.from({ length: 4 }, () => "Not used yet"));
		expect(page.link("Analyst")).toBe("/resumes/r1");
		expect(page.one("header").text).toBe("5-Resume Access Pack 4 left Runs until July 15, 2026");
	});

	test("says of a paused pack how many days are left", () => {
		const pause = "paused while Pro runs, 28 days left";
		expect(draw({ ...pack, pause }).one("header").text).toBe(
			"5-Resume Access Pack 4 left Paused while Pro runs, 28 days left",
		);
	});

	test("says of a pack that was given that nobody paid for it", () => {
		expect(draw({ ...pack, isGiven: true }).one("header").text).toBe(
			"5-Resume Access Pack 4 left Runs until July 15, 2026 · given by Offerfolio",
		);
	});

	test("shows a credit that came back beside the five, and leads to no withdrawn resume", () => {
		const page = draw({
			...pack,
			resumesRemaining: 5,
			credits: [{ ...spent, returned: "June 20, 2026", isSwapped: false }],
		});
		expect(page.all("li")).toHaveLength(6);
		expect(page.all("li")[0]?.text).toContain(
			"returned on June 20, 2026, because the resume was withdrawn",
		);
		expect(page.all("a")).toEqual([]);
	});

	test("promises nothing of a pack that is over", () => {
		const header = (state: LedgerPack["state"]) => draw({ ...pack, state }).one("header").text;
		expect(header("expired")).toBe("5-Resume Access Pack Expired on July 15, 2026");
		expect(header("refunded")).toContain("it no longer opens anything");
		expect(header("refunding")).toBe(
			"5-Resume Access Pack Being refunded: it opens no more resumes",
		);
		expect(header("disputed")).toContain("it opens nothing for now");
		expect(draw({ ...pack, state: "expired" }).text).not.toContain("Not used yet");
	});

	test("is not there for a person who never had a pack", () => {
		expect(draw().text).toBe("");
	});
});
