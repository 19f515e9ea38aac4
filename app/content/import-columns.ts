import type { ResumeColumn } from "#app/domain/intake/resume-csv-headers.ts";
import { chosenProvenances, experienceLevels } from "#app/domain/library/catalogue.ts";

/** What the columns of a file of resumes are for. */
export const columnNotes: Readonly<Record<ResumeColumn, string>> = {
	title: "What the card says first.",
	company: "Where the offer came from.",
	role: "The kind of work, as the filter names it.",
	industry: "As the filter names it.",
	description: "What can be learned from it.",
	tags: "Separated by semicolons or commas.",
	experience_level: `${experienceLevels.join(", ")}. Mid-level when empty.`,
	is_featured: "true, yes or 1. It counts only with a file_url.",
	file_url: "Where the file lies, when it lies elsewhere: https:// or http://",
	location: "City and state or country.",
	education: "The last degree.",
	previous_role: "What the person did before.",
	visa_sponsored: "true, yes or 1; empty for no.",
	offer_month: "Year and month: 2026-05",
	provenance: `${chosenProvenances.join(" or ")}. Needed with a file_url; without one an empty cell means curated.`,
};
