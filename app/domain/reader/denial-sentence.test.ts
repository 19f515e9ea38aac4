import { describe, expect, test } from "vitest";
import { denialSentence } from "./denial-sentence.ts";

type Reason = Parameters<typeof denialSentence>[0];

const upgrade = "Unlock unlimited resume access with Pro - see exactly what gets you hired!";

describe("a resume that stays closed says why", () => {
	test.each<[Reason, string]>([
		[
			"limit_reached",
			"🔒 You're out of resumes! Upgrade to Pro for unlimited access to 500+ elite resumes that actually landed jobs!",
		],
		["pack_exhausted", upgrade],
		["pack_expired", upgrade],
		["payment_past_due", upgrade],
		["upgrade_required", upgrade],
		["authentication_required", "Please sign in to open this resume."],
		[
			"email_unconfirmed",
			"Please confirm your email address first. We can send you the confirmation link again.",
		],
		["not_found", "Failed to fetch resume"],
		["withdrawn", "This resume was withdrawn from the library."],
		["check_failed", "We could not check your access just now. Please try again in a minute."],
		["unopened", "Open this resume first: press View Full Resume."],
	])("%s", (reason, sentence) => {
		expect(denialSentence(reason, "500+")).toBe(sentence);
	});

	test("and sells no Pro to whom has it on hold", () => {
		expect(denialSentence("limit_reached", "500+", true)).toBe(
			"Pro opens it when it is on again, and a Resume Pack opens it now.",
		);
	});
});
