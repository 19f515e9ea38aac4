/** The words of the brand. Rename the site here. */
export const brand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	tagline: "Real resumes that led to offers",
	description:
		"Browse, search and read resumes that led to offers at top companies, by company, role, industry and level.",
} as const;
