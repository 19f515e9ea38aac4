import type { PlanSummary } from "#app/domain/reader/entitlements.ts";

/** The formats of a landing page's sample. */
export const sampleFormats = ["pdf", "docx"] as const;
export type SampleFormat = (typeof sampleFormats)[number];

/**
 * The formats in which a person may download a sample: Pro in each, a running pack as PDF, as with every resume
 * (`decideDownload`). A sample costs no credit, so a pack with nothing left downloads it as well.
 * @param plan null without a session
 */
export function downloadableSample(
	plan: Pick<PlanSummary, "plan"> | null,
): readonly SampleFormat[] {
	switch (plan?.plan) {
		case "pro":
			return sampleFormats;
		case "pack":
			return ["pdf"];
		default:
			return [];
	}
}
