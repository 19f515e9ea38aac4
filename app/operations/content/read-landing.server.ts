import { claimedFigure, claimOf, countedFigure, type ShownFigure } from "#app/content/claims.ts";
import { openLines } from "#app/content/hubs/open-lines.server.ts";
import type { QuotedLine } from "#app/content/hubs/page-words.ts";
import { resultFigure } from "#app/content/told-results.ts";
import { findPublishedByTitle } from "#app/data/library/hub-rows.server.ts";
import { findFeaturedResumes, getSheet } from "#app/data/library/resumes.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Shelves, shelvesOf } from "#app/domain/content/landing.ts";
import { type ResumeCard, roundedCount } from "#app/domain/library/resume.ts";
import { markSheet, type SheetMark } from "#app/domain/reader/sheet/marks.ts";
import { orNullOf } from "#app/operations/base/or-null.server.ts";
import type { Uses } from "#app/services.ts";

const quotedLines = 3;

/** What the landing page shows of the library. */
export type Landing = {
	/** At most six, most viewed first. */
	featured: readonly ResumeCard[];
	/** The sentence when the featured could not be had. */
	failure: string | null;
	/** What there is to be said about the first page of the first featured resume with a sheet. */
	marks: readonly SheetMark[];
	/** Null when it could not be counted. */
	counts: { resumes: string; companies: string; addedLast30Days: number } | null;
	/** What is counted, and what the owner claims. */
	figures: readonly ShownFigure[];
	shelves: Shelves | null;
	/** Lines of resumes that guides quote: what failed, and what took its place. At most three. */
	quoted: readonly QuotedLine[];
};

/** Reads the landing page's parts. Each can fail without the others; what failed is logged and missing. */
export async function readLanding(
	services: Uses<
		"accountCount" | "browsing" | "isDemonstration" | "library" | "log" | "outcomeCount" | "search"
	>,
	requestId: string,
): Promise<Landing> {
	const { log, isDemonstration } = services;
	const orNull = orNullOf(log, { requestId });
	const [strip, quoted, counts, shelves, users, outcomes] = await Promise.all([
		orNull(readStrip(services), "The featured resumes failed"),
		orNull(readQuotedLines(services), "The quoted lines failed"),
		orNull(services.library.counts(), "The counts of the library failed"),
		orNull(readShelves(services), "The counts of the filters failed"),
		orNull(services.accountCount(), "The count of the accounts failed"),
		orNull(services.outcomeCount(), "The count of the outcomes failed"),
	]);
	return {
		featured: strip?.featured ?? [],
		failure: strip ? null : messages.resumes.featuredFailed,
		marks: strip?.marks ?? [],
		counts: counts && {
			resumes: roundedCount(counts.resumes),
			companies: roundedCount(counts.companies),
			addedLast30Days: counts.addedLast30Days,
		},
		figures: [
			...(counts
				? [countedFigure(counts.resumes, "resumes"), countedFigure(counts.companies, "companies")]
				: []),
			...resultFigure(claimOf("success"), outcomes, isDemonstration),
			...claimedFigure(claimOf("users"), isDemonstration, users ?? undefined),
		],
		shelves,
		quoted: quoted ?? [],
	};
}

/** One line of each guide that quotes a resume which is in this library; of a demonstration only. */
async function readQuotedLines({ browsing }: Uses<"browsing">): Promise<QuotedLine[]> {
	const lines = openLines();
	const titles = lines.map(({ title }) => title);
	const found = await findPublishedByTitle(browsing.database, titles);
	const there = lines.filter(({ title }) => found.has(title));
	const byGuide = new Map(there.map((line) => [line.guide.path, line]));
	return [...byGuide.values()].slice(0, quotedLines).map(({ guide: _, why: __, ...line }) => ({
		...line,
		path: `/resumes/${found.get(line.title)}`,
	}));
}

async function readShelves({ library, search }: Uses<"library" | "search">): Promise<Shelves> {
	const [facets, levels] = await Promise.all([
		library.facets(),
		search.countEach("experienceLevel"),
	]);
	return shelvesOf(facets, levels);
}

async function readStrip({ browsing }: Uses<"browsing">) {
	const featured = await findFeaturedResumes(browsing.database);
	const drawn = featured.find(({ sheetVersion }) => sheetVersion !== null);
	const sheet = drawn && (await getSheet(browsing.database, drawn.id));
	const page = sheet?.geometry.pages[0];
	return { featured, marks: page ? markSheet(page) : [] };
}
