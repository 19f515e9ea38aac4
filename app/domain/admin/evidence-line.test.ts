import { expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { evidenceLine } from "./evidence-line.ts";

const now = new Date("2026-06-15T12:00:00Z");
const document = {
	id: "1",
	kind: "document" as const,
	documentKind: "offer_letter" as const,
	reviewer: "Ada",
	reviewedOn: "2026-06-14",
	compared: { company: "Google", role: "Nursing" },
	documentHash: "abcdefghijklmnop",
	addressHash: null,
	addressDomain: null,
	confirmedAt: now,
	endedAt: null,
	endedBecause: null,
	createdAt: now,
};
const link = {
	...document,
	kind: "work_address" as const,
	documentKind: null,
	documentHash: null,
	addressHash: "qrstuvwxyzabcdef",
	addressDomain: "work.example",
	confirmedAt: null,
};

test("A record says what, who, what was compared, and that it stands", () => {
	expect(evidenceLine(document, now)).toEqual({
		id: "1",
		what: "Document seen: Offer letter",
		by: "Ada, Jun 14, 2026",
		compared: "Employer: Google · Role: Nursing",
		hash: "abcdefghijkl",
		status: "Stands",
		isStanding: true,
	});
});

test("A link waits for a week, and a record that was taken back says why", () => {
	expect(evidenceLine(link, now)).toMatchObject({
		what: "Work address confirmed by a link: work.example",
		status: "Waits for the link, until Jun 22, 2026",
	});
	expect(evidenceLine(link, addDays(now, 7)).status).toBe("The link was not opened in time");
	const ended = { ...document, endedAt: now, endedBecause: "Forged" };
	expect(evidenceLine(ended, now)).toMatchObject({
		status: "Taken back Jun 15, 2026: Forged",
		isStanding: false,
	});
});
