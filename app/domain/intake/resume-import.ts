import type { TextEncoding } from "#app/domain/intake/csv/text-encoding.ts";
import { csvLine, withoutApostrophe } from "#app/domain/intake/csv/write-rows.ts";
import { problemColumn, resumeColumns } from "./resume-csv-headers.ts";
import type { ResumeFields } from "./resume-form.ts";

/** What a file of resumes may have at most. */
export const importMaximum = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const;

/** How many days the rows of a file are kept; the counts stay. */
export const importRowsDays = 30;

/** How far an import has come. The counts are of rows below the headers. */
export type ImportCounts = {
	/** All of them. */
	rows: number;
	/** Those that can be added, or have been. */
	good: number;
	bad: number;
	/** Empty ones. */
	ignored: number;
	/** Of resumes that were there already, by choice. */
	leftOut: number;
	added: number;
};

/** @param row as the database holds it; `good` are the rows without a problem */
export function importCounts(row: {
	rowCount: number;
	badCount: number;
	addedCount: number;
	goodCount: number;
	leftOutCount: number;
}): ImportCounts {
	return {
		rows: row.rowCount,
		good: row.goodCount,
		bad: row.badCount,
		ignored: row.rowCount - row.goodCount - row.badCount - row.leftOutCount,
		leftOut: row.leftOutCount,
		added: row.addedCount,
	};
}

/** How much has been added, in whole per cent: 100 only when nothing is left. */
export function importPercent({ added, good }: Pick<ImportCounts, "added" | "good">): number {
	return good === 0 ? 100 : Math.floor((added / good) * 100);
}

/** True for the name of a file that may be one of comma-separated values. */
export function isCsvName(name: string): boolean {
	return /\.csv$/iu.test(name.trim());
}

/** What a file is called in the list and in the log: its own name without a folder, and not too long. */
export function importLabel(name: string): string {
	const last = name.split(/[/\\]/u).at(-1) ?? "";
	const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
	const characters = [...plain];
	return characters.length > 100
		? `${characters.slice(0, 96).join("")}….csv`
		: plain || "resumes.csv";
}

const readEncodings: readonly TextEncoding[] = ["windows-1252", "utf-16le", "utf-16be"];

/** The encoding that an address names, when it is one that should be told of. */
export function parseReadEncoding(value: string | null): TextEncoding | null {
	return readEncodings.find((encoding) => encoding === value) ?? null;
}

/** Whether the resume of a new row will be featured: not without anything that can be opened. */
export function isFeaturedOf({
	isFeatured,
	fileUrl,
}: Pick<ResumeFields, "isFeatured" | "fileUrl">): boolean {
	return isFeatured && fileUrl !== null;
}

/** What tells one resume from another: title, company and role. */
export type ResumeIdentity = Pick<ResumeFields, "title" | "company" | "role">;

/** Resumes with one key are taken for the same one. */
export function sameResumeKey({ title, company, role }: ResumeIdentity): string {
	return JSON.stringify([title, company, role].map((text) => text.toLowerCase()));
}

/** A row that says what is there already. */
export type Repeat = { row: number; of: "library" | number };

/**
 * The rows whose resume is in the library already, or stands further up in the same file.
 * @param library keys of what the library has
 */
export function findRepeats(
	rows: Iterable<{ row: number; resume: ResumeIdentity }>,
	library: ReadonlySet<string>,
): Repeat[] {
	const first = new Map<string, number>();
	const repeats: Repeat[] = [];
	for (const { row, resume } of rows) {
		const key = sameResumeKey(resume);
		const above = first.get(key);
		if (library.has(key)) repeats.push({ row, of: "library" });
		else if (above !== undefined) repeats.push({ row, of: above });
		if (above === undefined) first.set(key, row);
	}
	return repeats;
}

/** The first line of a file of errors. What is wrong stands first: a row may have too few cells, or too many. */
export function errorFileHeader(headers: readonly string[]): string {
	return csvLine([problemColumn, ...withoutProblem(headers, headers)]);
}

/** A row of it, as it was typed. */
export function errorFileLine(
	headers: readonly string[],
	row: { problem: string; cells: readonly string[] },
): string {
	// As it was meant: what a file of ours or a spreadsheet has made harmless is made so once.
	return csvLine([row.problem, ...withoutProblem(headers, row.cells.map(withoutApostrophe))]);
}

/** An errors file that still has errors gets its column once. */
function withoutProblem(headers: readonly string[], cells: readonly string[]): readonly string[] {
	const at = headers[0]?.trim().toLowerCase() === problemColumn ? 1 : 0;
	return cells.slice(at);
}

/** A file that shows how it is done: every column, and a row with only what is needed. */
export const sampleRows: readonly (readonly string[])[] = [
	resumeColumns,
	[
		"Backend engineer, payments",
		"Northgate Bank",
		"Software Engineer",
		"Finance",
		'Five years of ledgers. Led the move to "exactly once" payouts.',
		"go; postgres; payments",
		"Senior-level",
		"true",
		"https://files.example/backend-engineer.pdf",
		"Chicago, IL",
		"BSc Computer Science",
		"Software Engineer",
		"false",
		"2024-11",
		"curated",
	],
	[
		"Brand manager, snacks",
		"Fernhill Foods",
		"Marketing",
		"Marketing / CPG",
		...Array(11).fill(""),
	],
];

/** A row to be read at a glance: the beginning of every cell, because any of them may be what is wrong. */
export function rowExcerpt(cells: readonly string[]): string {
	const told = cells.map((cell) => firstOf(cell.slice(0, 200).replace(/\s+/gu, " ").trim(), 40));
	return firstOf(told.filter((cell) => cell !== "").join(" · "), 300);
}

function firstOf(text: string, maximum: number): string {
	const characters = [...text];
	return characters.length > maximum ? `${characters.slice(0, maximum).join("")}…` : text;
}
