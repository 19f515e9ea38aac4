/** The words of the brand. Rename the site here. */
export const brand = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	tagline: "The resumes behind the offers",
	description:
		"Browse, search and read resumes that led to offers at top companies, by company, role, industry and level.",
} as const;
