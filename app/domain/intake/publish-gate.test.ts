import { describe, expect, test } from "vitest";
import { contactRules } from "./contact-data.ts";
import { type GatedUpload, leftFindings, publishRefusal, waitsForTick } from "./publish-gate.ts";

const now = new Date("2026-06-15T12:00:00Z");
const email = { kind: "email" as const, text: "ada@mail.example" };
const good: GatedUpload = {
	resumeId: null,
	status: "read",
	isClean: true,
	checkedBy: contactRules,
	findings: [],
	waivers: null,
	reviewedAt: now,
};

describe("An upload may be published", () => {
	test("when it is a clean copy that was looked at and holds nothing", () => {
		expect(publishRefusal(good)).toBeNull();
	});
	test("with what was found, when each has a reason", () => {
		const reason = "A mailing list";
		expect(
			publishRefusal({ ...good, findings: [email], waivers: [{ ...email, reason }] }),
		).toBeNull();
		expect(leftFindings([email], [{ ...email, text: "ADA@mail.example", reason }])).toEqual([]);
		expect(leftFindings([email], [{ ...email, text: "a\u00adda＠mail.example", reason }])).toEqual(
			[],
		);
		expect(leftFindings([email], [{ ...email, kind: "name", reason }])).toEqual([email]);
	});
});

describe("It is refused", () => {
	test.each<[string, Partial<GatedUpload>]>([
		["used", { resumeId: "one" }],
		["waiting", { status: "waiting" }],
		["unread", { status: "unreadable" }],
		["original", { isClean: false }],
		["outdated", { checkedBy: contactRules - 1 }],
		["findings", { findings: [email] }],
		["unreviewed", { reviewedAt: null }],
	])("as %s", (reason, change) => {
		expect(publishRefusal({ ...good, ...change })).toBe(reason);
	});
	test("as missing, and as withdrawn until its return was confirmed", () => {
		expect(publishRefusal(null)).toBe("missing");
		expect(publishRefusal(good, true)).toBe("withdrawn");
	});
});

test("A tick is asked for only where nothing else is missing", () => {
	expect(waitsForTick(good)).toBe(true);
	expect(waitsForTick({ ...good, isClean: false })).toBe(false);
	expect(waitsForTick({ ...good, findings: [email] })).toBe(false);
});
