/**
 * The closed lists of the library: the values that a resume's fields may take and the filters offer.
 * Companies are open-ended: the named ones come first in the filter, then every other one in the data.
 */

export const experienceLevels = [
	"Intern",
	"Entry-level",
	"Mid-level",
	"Senior-level",
	"Staff+",
] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const roles = [
	"Software Engineer",
	"Product Manager",
	"Data Scientist",
	"Machine Learning Engineer",
	"Consultant",
	"Marketing",
	"Finance",
	"Investment Banking",
] as const;

export const industries = [
	"Tech",
	"Investment Banking",
	"Finance",
	"Consulting",
	"Marketing / CPG",
	"Financial Services",
	"Investment Management",
	"Private Equity",
] as const;

/** The companies that the filter names first, in this order. */
export const namedCompanies = [
	"Google",
	"Meta",
	"Amazon",
	"Apple",
	"Microsoft",
	"Netflix",
	"Tesla",
	"NVIDIA",
	"OpenAI",
	"Citadel",
	"Goldman Sachs",
	"JPMorgan",
	"Morgan Stanley",
	"BlackRock",
	"Evercore",
	"McKinsey",
	"BCG",
	"Bain",
	"Deloitte",
] as const;

/** Where a resume comes from and how far it was checked. The last three are tiers, each with a record of evidence. */
export const provenances = ["demo", "curated", "declared", "confirmed", "verified"] as const;
export type Provenance = (typeof provenances)[number];
/** What a form or a row of a file may say: a demonstration fills itself, and the upper tiers need evidence. */
export const chosenProvenances = ["curated", "declared"] as const satisfies Provenance[];
