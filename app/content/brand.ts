import { ownWords } from "#app/domain/content/own-words.ts";

/** The words of the brand. Rename the site here, or in the dashboard, whose words come first. */
export const brandInFile = {
	name: "Offerfolio",
	supportAddress: "support@offerfolio.example",
	tagline: "The resumes behind the offers",
	description:
		"Browse, search and read resumes that led to offers at top companies, by company, role, industry and level.",
} as const;

const word = (name: keyof typeof brandInFile): string =>
	ownWords().brand?.[name] ?? brandInFile[name];

/** Read where it is shown and never kept: the owner may change it at any time. */
export const brand = {
	get name() {
		return word("name");
	},
	get supportAddress() {
		return word("supportAddress");
	},
	get tagline() {
		return word("tagline");
	},
	get description() {
		return word("description");
	},
};
