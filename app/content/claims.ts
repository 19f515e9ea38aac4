/**
 * The figures that the site claims of itself. They are its owner's to stand behind: each with where it comes
 * from, where that can be said. Counts of the library are not here; they are counted.
 */
export type Claim = {
	/** As it is shown. */
	figure: string;
	label: string;
	/** Where it comes from; without one it is the owner's word. */
	source?: string;
};

export const claims = {
	users: { figure: "50K+", label: "users" },
	success: { figure: "95%", label: "success rate" },
	interviews: {
		figure: "63%",
		label: "more interviews",
	},
	templates: { figure: "50+", label: "templates" },
	guides: { figure: "50+", label: "guides" },
	downloads: { figure: "100K+", label: "downloads" },
} as const satisfies Record<string, Claim>;

/** Of the templates that are named after a company: downloads before this site counted, and their rating of 5. */
export const templateClaims: Readonly<Record<string, { downloads: number; rating: number }>> = {
	"google-software-engineer": { downloads: 2847, rating: 4.9 },
	"mckinsey-consultant": { downloads: 1923, rating: 4.8 },
	"meta-product-manager": { downloads: 1654, rating: 4.7 },
	"goldman-sachs-analyst": { downloads: 1432, rating: 4.6 },
	"apple-design-lead": { downloads: 1287, rating: 4.8 },
	"netflix-data-scientist": { downloads: 1156, rating: 4.7 },
};

/** The sentence about interviews. */
export const interviewClaim = `Users who explored our resumes received ${claims.interviews.figure} ${claims.interviews.label}`;
