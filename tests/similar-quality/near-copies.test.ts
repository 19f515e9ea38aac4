import { expect, test } from "vitest";
import { fingerprintOf, nearCopyShare, sharedPart } from "#app/domain/intake/fingerprint.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { createDemoLibrary } from "#demo/library.ts";

/* Judged with the resumes of the demonstration, which were written by hand and not for this. */

const documents = createDemoLibrary({ now: new Date("2026-06-15T00:00:00Z") }).flatMap(
	({ document }) => document ?? [],
);
const fingerprints = documents.map((document) => fingerprintOf(resumeText(document)) ?? []);

/** What is done to a resume to bring it back, or to send its next version. */
const changes: Record<string, (document: ResumeDocument) => string> = {
	"another name and no contact data": (document) =>
		resumeText({ ...document, basics: { ...document.basics, name: "Robin Nobody", email: "" } }),
	"without its newest job": (document) =>
		resumeText({ ...document, work: (document.work ?? []).slice(1) }),
	"its lines in another order": (document) =>
		resumeText(document).split("\n").toReversed().join("\n"),
	"every twelfth word another one": (document) =>
		resumeText(document)
			.split(/(?<=\s)/u)
			.map((word, at) => (at % 12 === 7 ? "something " : word))
			.join(""),
	"cut into lines of sixty letters, as a PDF is read": (document) =>
		resumeText(document).replace(/(.{50,60})\s/gu, "$1\n"),
};

test("Near copies of a resume are told from all resumes of other people", () => {
	const figures: string[] = [];
	for (const [change, make] of Object.entries(changes)) {
		const shares = documents.map((document, at) =>
			sharedPart(fingerprints[at] ?? [], fingerprintOf(make(document)) ?? []),
		);
		const found = shares.filter((share) => share >= nearCopyShare).length;
		figures.push(
			`${change}: ${found} of ${shares.length}, least ${Math.min(...shares).toFixed(2)}`,
		);
		expect(found / shares.length, change).toBeGreaterThanOrEqual(0.97);
	}
	const holders = new Map<number, number[]>();
	for (const [at, groups] of fingerprints.entries()) {
		for (const group of groups) holders.set(group, [...(holders.get(group) ?? []), at]);
	}
	const shared = new Map<string, number>();
	for (const [first, ...others] of holders.values()) {
		for (const other of others) {
			const pair = `${first} ${other}`;
			shared.set(pair, (shared.get(pair) ?? 0) + 1);
		}
	}
	const most = Math.max(
		0,
		...[...shared.keys()].map((pair) => {
			const [one = 0, other = 0] = pair.split(" ").map(Number);
			return sharedPart(fingerprints[one] ?? [], fingerprints[other] ?? []);
		}),
	);
	figures.push(`most of two different resumes of ${documents.length}: ${most.toFixed(2)}`);
	console.info(figures.join("\n"));
	expect(most).toBeLessThan(nearCopyShare / 2);
});
