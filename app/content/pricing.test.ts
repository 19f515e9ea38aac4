import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { guaranteeState } from "#app/domain/billing/guarantee.ts";
import { freeAllowance, guarantee, plans } from "#app/domain/billing/plans.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { decideTemplateDownload } from "#app/domain/content/templates/download-access.ts";
import { type AccessFacts, decideDownload, decideResumeAccess } from "#app/domain/reader/access.ts";
import { packExpiry, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { facts, pack as packOf } from "#tests/helpers/access-facts.ts";
import { aboutValues } from "./about-page.ts";
import { contactQuestions } from "./contact-page.ts";
import { type ComparisonCell, comparison, questions } from "./pricing.ts";

/** The table promises; these tests ask the rules whether they keep it. */

const paidAt = new Date("2026-05-01T10:00:00Z");
const now = new Date("2026-05-02T10:00:00Z");
const pack = packOf({ resumesRemaining: plans.pack.resumes, expiresAt: packExpiry(paidAt) });
const nothing = facts({ freeUsed: freeAllowance });
/** Each plan with the resume opened that is asked for. */
const opened = {
	free: { ...nothing, unlock: { source: "free" } },
	pack: { ...nothing, packs: [pack], unlock: { source: "pack", packId: pack.id } },
	pro: {
		...nothing,
		subscription: { status: "active", currentPeriodEnd: addDays(paidAt, 30), graceUntil: null },
	},
} satisfies Record<string, AccessFacts>;
type Compared = keyof typeof opened;
const compared = Object.keys(opened) as Compared[];

function cellsOf(name: string): Record<Compared, ComparisonCell> {
	const row = comparison.flatMap(({ rows }) => rows).find((one) => one.name === name);
	if (!row) throw new Error(`The table has no row ${name}`);
	return row;
}

describe.each(compared)("of %s the table is right about", (plan) => {
	const decision = (at: Date, facts: AccessFacts = opened[plan]) => decideResumeAccess(facts, at);

	test.each([
		["PDF", "pdf"],
		["Word and plain text", "docx"],
		["Word and plain text", "txt"],
	] as const)("%s (%s)", (name, format) => {
		expect(decideDownload(decision(now), format).allowed).toBe(cellsOf(name)[plan] !== false);
	});

	test.each([
		["Named after a company", "member"],
		["Of an industry", "pro"],
	] as const)("templates: %s", (name, access) => {
		expect(decideTemplateDownload(access, opened[plan], now).allowed).toBe(cellsOf(name)[plan]);
	});

	test("reading again at no cost", () => {
		const again = decision(now);
		expect(again.allowed && (again.by === "unlock" || again.by === "subscription")).toBe(
			cellsOf("Read again at no cost")[plan],
		);
	});

	test("whether there is a limit to what it opens", () => {
		const used: Record<Compared, AccessFacts> = {
			free: nothing,
			pack: { ...nothing, packs: [{ ...pack, resumesRemaining: 0 }] },
			pro: { ...opened.pro },
		};
		expect(decision(now, used[plan]).allowed).toBe(cellsOf("Resumes you can open")[plan] === "All");
	});

	test.each(["AI-powered insights", "Your resume, compared", "Resume review checklist"])(
		"whether it has %s",
		(name) => {
			const { subscription, grants, packs, freeUsed } = opened[plan];
			const viewer = { plan: summarisePlan({ subscription, grants, packs, freeUsed }, now) };
			expect(decideProTool(viewer) === "allowed").toBe(cellsOf(name)[plan] === true);
		},
	);

	test("how long it stays open", () => {
		const said = cellsOf("How long they stay open")[plan];
		const later = addDays(paidAt, plans.pack.days);
		expect(decision(new Date(later.getTime() - 1)).allowed).toBe(true);
		expect(decision(later).allowed).toBe(said === "No end");
	});
});

test("The answer on refunds tells the bounds of the button; other pages lead to the terms", () => {
	const answers = questions().find(({ question }) => question === "How do I get my money back?");
	const promise = answers?.answer.filter((part) => typeof part === "string").join("");
	expect(promise).toContain("once for each mailbox");
	expect(promise).toContain(`at most ${guarantee.proUses} different resumes`);
	expect(promise).toContain(`at most ${guarantee.proLines} lines`);
	expect(promise).toContain(`at most ${guarantee.packUnlocks} resume`);
	const about = aboutValues.find(({ title }) => title === "Leave the door open");
	expect(about?.text).toContain("the terms say up to how much use");
	expect(contactQuestions[0]?.answer).toContain("once for each mailbox");
	expect(contactQuestions[0]?.link?.to).toBe("/terms#money-back");
});

test("The table names the days in which the money comes back as the rule counts them", () => {
	const order = {
		status: "paid",
		paidAt,
		isFirstPayment: true,
		unlocked: 0,
		uses: 0,
		lines: 0,
		claimed: "never",
		askedAt: null,
	} as const;
	for (const plan of ["pack", "pro"] as const) {
		const [, days] = /^(\d+) days$/u.exec(String(cellsOf("Money back")[plan])) ?? [];
		const end = addDays(paidAt, Number(days));
		const planId = plans[plan].id;
		const last = new Date(end.getTime() - 1);
		expect(guaranteeState({ ...order, planId }, last).kind).toBe("button");
		expect(guaranteeState({ ...order, planId }, end).kind).toBe("closed");
	}
	expect(cellsOf("Money back").free).toBe(false);
	expect(guarantee.days).toBe(7);
});
