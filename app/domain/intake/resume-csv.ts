import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { CsvRecord } from "#app/domain/intake/csv/record.ts";
import { withoutApostrophe } from "#app/domain/intake/csv/write-rows.ts";
import { findContactData } from "./contact-data.ts";
import { leftFindings } from "./publish-gate.ts";
import {
	type ColumnPlan,
	idColumn,
	type ResumeColumn,
	resumeColumns,
} from "./resume-csv-headers.ts";
import {
	type ResumeFieldName,
	type ResumeFields,
	readResumeFields,
	resumeFormSchema,
	valuesOfResume,
	writtenFields,
} from "./resume-form.ts";

/** Which field of the form each column fills: a row and the form are read by the same rules. */
const fieldOf: Readonly<Record<ResumeColumn, ResumeFieldName>> = {
	title: "title",
	company: "company",
	role: "role",
	industry: "industry",
	description: "description",
	tags: "tags",
	experience_level: "experienceLevel",
	is_featured: "isFeatured",
	file_url: "fileUrl",
	location: "location",
	education: "education",
	previous_role: "previousRole",
	visa_sponsored: "visaSponsored",
	offer_month: "offerMonth",
	provenance: "provenance",
};

export type RowReading =
	| { success: true; resume: ResumeFields }
	| { success: false; problem: string };

/** True for a row that says nothing: it is counted and passed over. */
export function isBlankRow({ cells, fault }: Pick<CsvRecord, "cells" | "fault">): boolean {
	return fault === null && cells.every((cell) => cell.trim() === "");
}

/** The id of the resume that a row changes, as it is typed; null for a row that adds one. */
export function rowId(columns: ColumnPlan, cells: readonly string[]): string | null {
	const text = cells[columns.indexOf(idColumn)]?.trim().toLowerCase();
	return columns.includes(idColumn) && text ? text : null;
}

/**
 * What a row says, or all that is wrong with it in sentences.
 * @param columns what the file's columns are
 * @param current what the resume says that the row changes: what the file has no column for stays
 */
export function readResumeRow(
	columns: ColumnPlan,
	{ cells, fault }: Pick<CsvRecord, "cells" | "fault">,
	current: ResumeFields | null = null,
): RowReading {
	const { imports: sentences } = adminMessages;
	if (fault) return { success: false, problem: sentences.faults[fault] };
	const tooMany = cells.slice(columns.length).some((cell) => cell.trim() !== "");
	if (cells.length < columns.length || tooMany) {
		return { success: false, problem: sentences.cellCount(cells.length, columns.length) };
	}
	const values: Partial<Record<ResumeFieldName, string>> = current ? textsOf(current) : {};
	for (const [at, column] of columns.entries()) {
		if (!column || column === idColumn) continue;
		const text = withoutApostrophe(cells[at] ?? "");
		// Where a resume comes from is not taken away by an empty cell.
		if (!current || column !== "provenance" || text.trim() !== "") values[fieldOf[column]] = text;
	}
	const reading = readResumeFields(values, { hasUpload: false, current: current?.provenance });
	if (!reading.success) return { success: false, problem: inSentences(reading.error.issues) };
	const problem = contactProblem(reading.fields, current);
	return problem === "" ? { success: true, resume: reading.fields } : { success: false, problem };
}

/** Nobody looks at each row: what leads to a person stays out, but what the resume has already. */
function contactProblem(fields: ResumeFields, current: ResumeFields | null): string {
	const [said, before] = [textsOf(fields), current && textsOf(current)];
	const searched = (text = "") => findContactData(text.split("\n"));
	const problems = resumeColumns.flatMap((column) => {
		const field = writtenFields.find((name) => name === fieldOf[column]);
		if (!field || said[field] === before?.[field]) return [];
		const known = searched(before?.[field]).map((finding) => ({ ...finding, reason: "" }));
		const [found] = leftFindings(searched(said[field]), known);
		return found ? [adminMessages.imports.leadsToPerson(column, found.text)] : [];
	});
	return problems.join(" ");
}

function textsOf(fields: ResumeFields): Partial<Record<ResumeFieldName, string>> {
	const { fileSource: _, uploadId: __, version: ___, ...texts } = valuesOfResume(fields, true);
	return { ...texts, experienceLevel: fields.experienceLevel };
}

/** A resume as a row of a file, in the order of `resumeColumns`: read again, it says the same. */
export const cellsOfResume = (fields: ResumeFields): string[] => {
	const texts = textsOf(fields);
	return resumeColumns.map((column) =>
		column === "tags" ? fields.tags.join("; ") : (texts[fieldOf[column]] ?? ""),
	);
};

const identitySchema = resumeFormSchema.pick({ title: true, company: true, role: true });

/** Which resume a good row is, without the cost of reading all of it; null when it cannot be told. */
export function readResumeIdentity(
	columns: ColumnPlan,
	cells: readonly string[],
): Pick<ResumeFields, "title" | "company" | "role"> | null {
	const cell = (column: ResumeColumn) => withoutApostrophe(cells[columns.indexOf(column)] ?? "");
	const values = { title: cell("title"), company: cell("company"), role: cell("role") };
	return identitySchema.safeParse(values).data ?? null;
}

function inSentences(issues: readonly { message: string }[]): string {
	return [...new Set(issues.map(({ message }) => message.replace(/\.?$/u, ".")))].join(" ");
}
