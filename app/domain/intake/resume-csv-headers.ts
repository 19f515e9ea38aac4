import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { withoutApostrophe } from "#app/domain/intake/csv/write-rows.ts";

/** The columns of a file of resumes, as they are written; the first four must be there. */
export const resumeColumns = [
	"title",
	"company",
	"role",
	"industry",
	"description",
	"tags",
	"experience_level",
	"is_featured",
	"file_url",
	"location",
	"education",
	"previous_role",
	"visa_sponsored",
	"offer_month",
	"provenance",
] as const;
export type ResumeColumn = (typeof resumeColumns)[number];

/** Names the resume that a row changes. Not "id": a file of someone else may have that. */
export const idColumn = "resume_id";

export const requiredColumns = ["title", "company", "role", "industry"] as const;

/** The columns that our error files add; a file that is uploaded again may still have them. */
export const problemColumn = "problem";

/** What the columns of a file are, in its order; null for one that means nothing to us. */
export type ColumnPlan = readonly (ResumeColumn | typeof idColumn | null)[];

export type Headers =
	| { success: true; columns: ColumnPlan; ignored: string[] }
	| { success: false; error: string; detail: string };

// A map, not an object: a header may be called "constructor".
const columnsByKey = new Map<string, ResumeColumn | typeof idColumn>(
	[...resumeColumns, idColumn as typeof idColumn].map((column) => [keyOf(column), column] as const),
);

/** experience_level, Experience_Level, "Experience Level" and ExperienceLevel are one. */
function keyOf(header: string): string {
	return header.toLowerCase().replace(/[\s_-]+/gu, "");
}

/**
 * @param cells the first row of a file
 * @returns what its columns are, and the names of those that are ignored; or why it cannot be used
 */
export function readHeaders(cells: readonly string[]): Headers {
	const names = cells.map((cell) => withoutApostrophe(cell.trim()));
	const columns = names.map((name) => columnsByKey.get(keyOf(name)) ?? null);
	// A row with an id has the rest from the resume that it changes.
	const needed = columns.includes(idColumn) ? [] : requiredColumns;
	const missing = needed.filter((column) => !columns.includes(column));
	if (missing.length > 0) {
		const detail = adminMessages.imports.columnsMissing(missing);
		return { success: false, error: adminMessages.imports.noValidRows, detail };
	}
	const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
	if (twice) {
		const detail = adminMessages.imports.columnTwice(twice);
		return { success: false, error: adminMessages.imports.unreadable, detail };
	}
	const ignored = names.filter(
		(name, at) => columns[at] === null && name !== "" && keyOf(name) !== problemColumn,
	);
	return { success: true, columns, ignored };
}
