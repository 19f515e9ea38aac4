import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { CsvRecord } from "#app/domain/intake/csv/record.ts";
import { withoutApostrophe } from "#app/domain/intake/csv/write-rows.ts";
import type { ColumnPlan, ResumeColumn } from "./resume-csv-headers.ts";
import {
	type ResumeFieldName,
	type ResumeFields,
	readResumeFields,
	resumeFormSchema,
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

/**
 * What a row says, or all that is wrong with it in sentences.
 * @param columns what the file's columns are
 */
export function readResumeRow(
	columns: ColumnPlan,
	{ cells, fault }: Pick<CsvRecord, "cells" | "fault">,
): RowReading {
	const { imports: sentences } = adminMessages;
	if (fault) return { success: false, problem: sentences.faults[fault] };
	const tooMany = cells.slice(columns.length).some((cell) => cell.trim() !== "");
	if (cells.length < columns.length || tooMany) {
		return { success: false, problem: sentences.cellCount(cells.length, columns.length) };
	}
	const values: Partial<Record<ResumeFieldName, string>> = {};
	for (const [at, column] of columns.entries()) {
		if (column) values[fieldOf[column]] = withoutApostrophe(cells[at] ?? "");
	}
	const reading = readResumeFields(values, { hasUpload: false });
	if (reading.success) return { success: true, resume: reading.fields };
	return { success: false, problem: inSentences(reading.error.issues) };
}

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
