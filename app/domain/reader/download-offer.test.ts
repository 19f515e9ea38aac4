import { describe, expect, test } from "vitest";
import type { Viewer } from "#app/domain/base/viewer.ts";
import type { ResumePreview } from "#app/domain/library/resume.ts";
import { cardOf, proUntil, viewerWith } from "#tests/helpers/shown.ts";
import { type AccessFacts, decideDownload, decideResumeAccess } from "./access.ts";
import { type DownloadOffer, offerToDownload } from "./download-offer.ts";
import { type Pack, summarisePlan } from "./entitlements.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const later = new Date("2026-07-01T12:00:00.000Z");

const preview = (changes: Partial<ResumePreview> = {}): ResumePreview => ({
	...cardOf({ id: "resume" }),
	description: null,
	updatedAt: now.toISOString(),
	sections: [],
	jobs: null,
	availability: "document",
	fileKind: null,
	words: null,
	education: null,
	visaSponsored: false,
	...changes,
});
const viewer = (plan: Viewer["plan"], downloadable: string[] = []) =>
	viewerWith(plan, { unlocked: downloadable, downloadable });
const pro = viewer(proUntil(later));
const packPlan = { plan: "pack", freeLeft: 0, creditsLeft: 1, expiresAt: later } as const;
const pack = viewer(packPlan, ["resume"]);
const free = viewer({ plan: "free", freeLeft: 1 });

const wordFile = preview({ availability: "file", fileKind: "docx" });
const pdfFile = preview({ availability: "file", fileKind: "pdf" });
const elsewhere = preview({ availability: "file", fileKind: null });

describe("what pressing Download would do", () => {
	test.each<[string, Viewer | null, ResumePreview, DownloadOffer]>([
		["a visitor is asked to sign up", null, preview(), { kind: "signed-out" }],
		["Pro gets the document as PDF", pro, preview(), { kind: "file", format: "pdf" }],
		["Pro gets a PDF file", pro, pdfFile, { kind: "file", format: "pdf" }],
		["Pro gets the PDF of any other file of ours", pro, wordFile, { kind: "file", format: "pdf" }],
		["Pro gets a file that lies elsewhere", pro, elsewhere, { kind: "file", format: "original" }],
		["a pack gets the PDF of what it unlocked", pack, preview(), { kind: "file", format: "pdf" }],
		["a pack gets it as well", pack, wordFile, { kind: "file", format: "pdf" }],
		["and nothing of a file that lies elsewhere", pack, elsewhere, { kind: "none" }],
		[
			"a pack with a credit left is told to open it first",
			viewer(packPlan),
			preview(),
			{ kind: "open-first" },
		],
		[
			"a pack that is used up gets nothing that it has not unlocked",
			viewer({ ...packPlan, creditsLeft: 0 }),
			preview(),
			{ kind: "upgrade" },
		],
		[
			"what the free allowance opened is not downloaded with a pack",
			{ ...viewer(packPlan), unlocked: ["resume"] },
			preview(),
			{ kind: "needs-pro" },
		],
		[
			"and no pack is offered for it",
			{ ...free, unlocked: ["resume"] },
			preview(),
			{ kind: "needs-pro" },
		],
		[
			"but of what everyone may read a pack brings the PDF",
			{ ...free, unlocked: ["resume"] },
			preview({ openToEveryone: true }),
			{ kind: "upgrade" },
		],
		["the free allowance is for reading", free, preview(), { kind: "upgrade" }],
	])("%s", (_, who, resume, offer) => {
		expect(offerToDownload(who, resume)).toEqual(offer);
	});
	test("nobody is offered what does not exist", () => {
		for (const who of [null, pro, pack, free]) {
			expect(offerToDownload(who, preview({ availability: "none" }))).toEqual({ kind: "none" });
		}
	});
});

test("A file is offered exactly to whom the decision gives one", () => {
	const running: Pack = {
		id: "pack",
		status: "succeeded",
		resumesRemaining: 1,
		expiresAt: later,
		grantedAt: now,
	};
	const unlocks = [null, { source: "free" as const }, { source: "pack" as const, packId: "pack" }];
	const given = { startsAt: now, endsAt: later, revokedAt: null };
	for (const status of [null, "active", "canceled", "past_due", "ended", "given"] as const)
		for (const packs of [
			[],
			[running],
			[{ ...running, resumesRemaining: 0 }],
			[{ ...running, expiresAt: now }],
		])
			for (const unlock of unlocks)
				for (const resume of [preview(), pdfFile, wordFile, preview({ openToEveryone: true })]) {
					const facts: AccessFacts = {
						person: { emailConfirmed: true },
						resume: resume.openToEveryone ? "open" : "present",
						subscription:
							status && status !== "given"
								? { status, currentPeriodEnd: later, graceUntil: null }
								: null,
						grants: status === "given" ? [given] : [],
						packs,
						unlock,
						freeUsed: 1,
					};
					const decision = decideResumeAccess(facts, now);
					const byPack = decision.allowed && decision.by === "unlock" && decision.source === "pack";
					const offer = offerToDownload(
						viewer(summarisePlan(facts, now), byPack ? ["resume"] : []),
						resume,
					);
					expect(offer.kind === "file").toBe(decideDownload(decision, "pdf").allowed);
				}
});
