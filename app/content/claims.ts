import { count } from "#app/domain/base/count.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { roundedCount } from "#app/domain/library/resume.ts";

/**
 * The figures that the site's owner is to prove. Each is shown on a public site only with a source and its
 * date; without them it is left out there, or counted where it can be, and the start says so. A demonstration
 * shows all of them, marked as illustrative. Resumes, companies and templates are always counted.
 */
export type Claim = {
	/** As it is shown; empty when the owner claims nothing. */
	figure: string;
	label: string;
	/** Where the figure comes from, and the day for which it holds (`YYYY-MM-DD`). */
	source?: { text: string; date: string };
};

const moreInterviews = "more interviews";

export type ClaimName = "users" | "success" | "interviews" | "guides" | "downloads";

export const claims = {
	users: { figure: "50K+", label: "users" },
	success: { figure: "95%", label: "success rate" },
	interviews: { figure: "63%", label: moreInterviews },
	guides: { figure: "50+", label: "guides" },
	downloads: { figure: "100K+", label: "downloads" },
} satisfies Record<string, Claim> as Record<ClaimName, Claim>;

/** A claim as the owner has written it, or as it stands here. */
export function claimOf(name: ClaimName): Claim {
	const { figure, source } = ownWords().claims?.[name] ?? claims[name];
	return { figure, label: claims[name].label, ...(source && { source }) };
}

/** Of the templates that are named after a company: downloads before this site counted, and their rating of 5. */
export const templateClaims: Readonly<Record<string, { downloads: number; rating: number }>> = {
	"google-software-engineer": { downloads: 2847, rating: 4.9 },
	"mckinsey-consultant": { downloads: 1923, rating: 4.8 },
	"meta-product-manager": { downloads: 1654, rating: 4.7 },
	"goldman-sachs-analyst": { downloads: 1432, rating: 4.6 },
	"apple-design-lead": { downloads: 1287, rating: 4.8 },
	"netflix-data-scientist": { downloads: 1156, rating: 4.7 },
};

/** A figure as a page shows it. */
export type ShownFigure = {
	figure: string;
	label: string;
	/** Its source and date. */
	note?: string;
	/** What has to be known to understand it; below the figures. */
	explanation?: string;
	/** It stands in a demonstration only and is marked there: nobody has proved it. */
	isIllustrative?: true;
};

/** What was counted, rounded down. */
export const countedFigure = (counted: number, label: string): ShownFigure => ({
	figure: roundedCount(counted),
	label,
});

/**
 * A claim as it may be shown.
 * @param counted what can be counted in its place on a public site
 * @returns nothing of a claim that a public site can neither prove nor count
 */
export function claimedFigure(
	{ figure, label, source }: Claim,
	isDemonstration: boolean,
	counted?: number,
): ShownFigure[] {
	if (source) return [{ figure, label, note: `${source.text}, ${formatLongDate(source.date)}` }];
	if (isDemonstration && figure) return [{ figure, label, isIllustrative: true }];
	return counted === undefined ? [] : [countedFigure(counted, label)];
}

/** The downloads of a template, and its rating where it may be shown: nobody can rate on a public site yet. */
export function templateFigures(slug: string, isDemonstration: boolean, counted: number) {
	const claim = isDemonstration ? templateClaims[slug] : undefined;
	return { rating: claim?.rating ?? null, downloads: (claim?.downloads ?? 0) + counted };
}

/** The claims that nobody has proved, and the owner has not taken out. */
export const openClaims = (): Claim[] =>
	(Object.keys(claims) as ClaimName[])
		.map(claimOf)
		.filter(({ figure, source }) => figure !== "" && !source);

/** What the start of a public site says of the claims that it does not show; null when all are proved. */
export function unprovedClaims(): string | null {
	const unproved = openClaims();
	if (unproved.length === 0) return null;
	const said = unproved.map(({ figure, label }) => `${figure} ${label}`).join(", ");
	return `${count(unproved.length, "claim")} without a source and a date: ${said}. They are counted or left out; the dashboard takes their sources under “Words”, or app/content/claims.ts does.`;
}

/** The sentence about interviews, around its figure; or what members have told in its place. */
export const interviewSentence = ({ figure, label }: ShownFigure): string =>
	label === moreInterviews
		? `Users who explored our resumes received ${figure} ${label}`
		: `${figure} ${label}`;
