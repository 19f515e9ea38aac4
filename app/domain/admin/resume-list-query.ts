import { type Provenance, provenances } from "#app/domain/library/catalogue.ts";
import { cleanSearch, cleanText } from "#app/domain/library/resume-query.ts";
import { readPlace } from "./list-place.ts";

/**
 * What the owner asks of the list of resumes, as it stands in the address. Parsing never fails: what cannot
 * be understood is dropped.
 */
export type AdminResumeQuery = {
	/** Every word of it must be in title, company, role or description. */
	search: string;
	/** Exactly this company or industry; empty for any. */
	company: string;
	industry: string;
	/** Null for any. */
	featured: boolean | null;
	/** Only those of which nothing can be read, or those that are a file and no document. */
	lacks: "file" | "document" | null;
	/** Null for any. */
	provenance: Provenance | null;
	/** Only those that nobody has opened. */
	neverOpened: boolean;
	sort: AdminResumeSort;
	status: "current" | "withdrawn";
};

/** The newest first, or those that were checked before the others. */
export const adminResumeSorts = ["newest", "checked"] as const;
export type AdminResumeSort = (typeof adminResumeSorts)[number];

const nameMaximum = 200;

export function parseAdminResumeQuery(parameters: URLSearchParams): AdminResumeQuery {
	const text = (name: string, maximum: number) => cleanText(parameters.get(name) ?? "", maximum);
	const featured = parameters.get("featured");
	const file = parameters.get("file");
	return {
		search: cleanSearch(parameters.get("q") ?? ""),
		company: text("company", nameMaximum),
		industry: text("industry", nameMaximum),
		featured: featured === "yes" ? true : featured === "no" ? false : null,
		lacks: file === "none" ? "file" : file === "no-document" ? "document" : null,
		provenance: provenances.find((one) => one === parameters.get("provenance")) ?? null,
		neverOpened: parameters.get("opened") === "never",
		sort: parameters.get("sort") === "checked" ? "checked" : "newest",
		status: parameters.get("status") === "withdrawn" ? "withdrawn" : "current",
	};
}

/** The shortest address that means the query; the inverse of `parseAdminResumeQuery`. */
export function writeAdminResumeQuery(query: AdminResumeQuery): URLSearchParams {
	const parameters = new URLSearchParams();
	if (query.search) parameters.set("q", query.search);
	if (query.company) parameters.set("company", query.company);
	if (query.industry) parameters.set("industry", query.industry);
	if (query.featured !== null) parameters.set("featured", query.featured ? "yes" : "no");
	if (query.lacks) parameters.set("file", query.lacks === "file" ? "none" : "no-document");
	if (query.provenance) parameters.set("provenance", query.provenance);
	if (query.neverOpened) parameters.set("opened", "never");
	if (query.sort !== "newest") parameters.set("sort", query.sort);
	if (query.status === "withdrawn") parameters.set("status", query.status);
	return parameters;
}

/** True when neither text nor filter narrows the list. */
export function isNarrowed(query: AdminResumeQuery): boolean {
	const { search, company, industry, featured } = query;
	return (
		isLookedFor(query) || search !== "" || company !== "" || industry !== "" || featured !== null
	);
}

/** Narrowed by something of which no figures are kept: it is counted for each look. */
export const isLookedFor = ({ lacks, provenance, neverOpened }: AdminResumeQuery): boolean =>
	lacks !== null || provenance !== null || neverOpened;

/** The list of resumes under a query, from a place on. */
export function adminListAddress(query: AdminResumeQuery, after: string | null = null): string {
	const parameters = writeAdminResumeQuery(query);
	if (after !== null) parameters.set("after", after);
	const search = parameters.toString();
	return search ? `/admin/resumes?${search}` : "/admin/resumes";
}

/** Where a resume is dealt with: its form, or of a withdrawn one, which has none, the list of those. */
export function resumeAddress(resume: {
	id: string;
	title: string;
	withdrawnAt: Date | null;
}): string {
	if (!resume.withdrawnAt) return `/admin/resumes/${resume.id}`;
	const asked = new URLSearchParams({ q: resume.title, status: "withdrawn" });
	return adminListAddress(parseAdminResumeQuery(asked));
}

/** A count of what is found stops here: beyond, nobody counts pages. */
export const countMaximum = 10_000;

/** "128", "10,000+". */
export function formatFound(found: number): string {
	return found > countMaximum
		? `${countMaximum.toLocaleString("en-US")}+`
		: found.toLocaleString("en-US");
}

/** The list that a form was opened over: its query stands in the form's own address. */
export function listOf({ searchParams }: URL): { name: string; to: string; search: string } {
	const after = searchParams.get("after");
	const to = adminListAddress(
		parseAdminResumeQuery(searchParams),
		readPlace(searchParams) ? after : null,
	);
	return { name: "Resume Database", to, search: to.slice("/admin/resumes".length) };
}
