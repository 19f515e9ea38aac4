import { z } from "zod";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { isWebAddress } from "#app/domain/base/web-address.ts";
import {
	chosenProvenances,
	experienceLevels,
	type Provenance,
	provenances,
} from "#app/domain/library/catalogue.ts";
import { normaliseLevel } from "#app/domain/library/resume-query.ts";
import { parseTags, tagMaximum, tagsMaximum } from "#app/domain/library/resume-tags.ts";

/**
 * What the owner says of a resume, in the form and in a row of a CSV file: texts in, fields out. Strict:
 * what is not named here (views, dates, files) can be set by neither.
 */

export const defaultLevel = "Mid-level";

export const fieldMaxima = {
	title: 200,
	company: 100,
	role: 100,
	industry: 100,
	description: 5_000,
	location: 120,
	education: 200,
	previousRole: 120,
	fileUrl: 2_000,
} as const;

const { tooLong } = adminMessages.resumeForm;

/** One line: trimmed, control characters gone. */
const line = (label: string, maximum: number) =>
	z
		.string()
		.default("")
		.transform((text) =>
			text
				.normalize("NFC")
				.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
				.trim(),
		)
		.pipe(z.string().max(maximum, tooLong(label, maximum)));

const required = (label: string, maximum: number, missing: string) =>
	line(label, maximum).pipe(z.string().min(1, missing));

const optional = (label: string, maximum: number) => line(label, maximum).transform(orNull);

/** Several lines, without control characters and without white space at the ends. */
const lines = (label: string, maximum: number) =>
	z
		.string()
		.default("")
		.transform((text) => cleanLines(text))
		.pipe(z.string().max(maximum, tooLong(label, maximum)))
		.transform(orNull);

const yes = z
	.string()
	.default("")
	.transform((text) => /^(?:true|yes|on|1)$/iu.test(text.trim()));

export const resumeFormSchema = z.strictObject({
	title: required("Title", fieldMaxima.title, adminMessages.resumeForm.titleMissing),
	company: required("Company", fieldMaxima.company, adminMessages.resumeForm.companyMissing),
	role: required("Role", fieldMaxima.role, adminMessages.resumeForm.roleMissing),
	industry: required("Industry", fieldMaxima.industry, adminMessages.resumeForm.industryMissing),
	experienceLevel: z
		.string()
		.default("")
		.transform((text) => (text.trim() === "" ? defaultLevel : normaliseLevel(text.trim())))
		.pipe(
			z.enum(experienceLevels, {
				error: adminMessages.resumeForm.levelUnknown(experienceLevels),
			}),
		),
	description: lines("Description", fieldMaxima.description),
	tags: z
		.string()
		.default("")
		.transform(parseTags)
		.pipe(
			z
				.array(z.string().max(tagMaximum, tooLong("A tag", tagMaximum)))
				.max(tagsMaximum, adminMessages.resumeForm.tooManyTags(tagsMaximum)),
		),
	provenance: z
		.string()
		.default("")
		.transform((text) => text.trim().toLowerCase())
		.pipe(
			z.enum(chosenProvenances, {
				error: ({ input }) =>
					input === ""
						? adminMessages.resumeForm.provenanceMissing
						: adminMessages.resumeForm.provenanceUnknown(chosenProvenances),
			}),
		),
	offerMonth: z
		.string()
		.default("")
		.transform((text) => text.trim())
		.pipe(
			z
				.string()
				.regex(/^(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2]))?$/u, adminMessages.resumeForm.monthInvalid),
		)
		.transform(orNull),
	location: optional("Location", fieldMaxima.location),
	education: optional("Education", fieldMaxima.education),
	previousRole: optional("Previous role", fieldMaxima.previousRole),
	visaSponsored: yes,
	isFeatured: yes,
	openToEveryone: yes,
	fileUrl: z
		.string()
		.default("")
		.transform((text) => text.trim())
		.pipe(z.string().max(fieldMaxima.fileUrl, tooLong("The URL", fieldMaxima.fileUrl)))
		.refine((text) => text === "" || isWebAddress(text), adminMessages.resumeForm.urlInvalid)
		.transform(orNull),
});

export type ResumeFields = Omit<z.output<typeof resumeFormSchema>, "provenance"> & {
	provenance: Provenance;
};
export type ResumeFieldName = keyof ResumeFields;
export const resumeFieldNames = Object.keys(resumeFormSchema.shape) as ResumeFieldName[];

/** Fields whose words reach readers: each is searched for contact data. */
export const writtenFields = [
	"title",
	"company",
	"role",
	"industry",
	"description",
	"location",
	"tags",
	"education",
	"previousRole",
] as const satisfies readonly ResumeFieldName[];

/** What was typed, field by field, so that a form can be drawn again with nothing lost. */
export type ResumeFormValues = Partial<
	Record<ResumeFieldName | "fileSource" | "uploadId" | "version", string>
>;

export type FileSource = "url" | "upload";

const uploadSchema = z.uuid();

/**
 * Reads the texts of a form or of a row. Without a file the provenance is "curated" when nothing is said: our
 * editors write the entry. With a file, the form must say it.
 * @param about `hasUpload`: a file of ours comes with it; `current`: the provenance of the resume so far, which
 *   may stay although nobody can choose it, as long as no new file comes
 */
export function readResumeFields(
	texts: Partial<Record<ResumeFieldName, string>>,
	about: { hasUpload: boolean; current?: Provenance | undefined },
): { success: true; fields: ResumeFields } | { success: false; error: z.ZodError } {
	const { hasUpload, current } = about;
	const said = texts.provenance?.trim().toLowerCase() ?? "";
	const keeps = !hasUpload && current !== undefined && said === current;
	const hasFile = hasUpload || Boolean(texts.fileUrl?.trim());
	const isDefault = keeps || (said === "" && !hasFile);
	const parsed = resumeFormSchema.safeParse({
		...texts,
		...(isDefault && { provenance: "curated" }),
	});
	if (!parsed.success) return { success: false, error: parsed.error };
	return { success: true, fields: { ...parsed.data, ...(keeps && { provenance: current }) } };
}

/** A resume as it stands, with what tells it from how it stood before. */
type Standing = { version: string; fields: { provenance: Provenance } };

/** The provenance of a form where nobody can choose it: its resume had it when the form was opened. */
const unchosen = ({ provenance }: ResumeFormValues): Provenance | undefined =>
	provenances.find(
		(one) => one === provenance && !(chosenProvenances as readonly Provenance[]).includes(one),
	);

/**
 * Reads the form: its fields, and the upload that goes with it where the file comes from one. A form names
 * one source; what stands in the other counts for nothing.
 * @param current the resume that is edited. A form that began with an older version of it is taken with the
 *   provenance of that one: the save refuses it as older, and says so
 */
export function parseResumeForm(
	values: ResumeFormValues,
	current?: Standing | null,
):
	| { success: true; fields: ResumeFields; uploadId: string | null }
	| { success: false; fieldErrors: Record<string, string> } {
	const isUpload = values.fileSource === "upload";
	const { fileSource: _source, uploadId, version: _version, ...texts } = values;
	const upload = uploadSchema.safeParse(isUpload ? uploadId : undefined).data ?? null;
	const said = { ...texts, ...(isUpload && { fileUrl: "" }) };
	const older = current && current.version !== values.version ? unchosen(values) : undefined;
	const reading = readResumeFields(said, {
		hasUpload: upload !== null && !older,
		current: older ?? current?.fields.provenance,
	});
	if (reading.success) return { success: true, fields: reading.fields, uploadId: upload };
	return { success: false, fieldErrors: fieldErrorsOf(reading.error) };
}

/** What was typed, to be saved again over a newer version. What nobody can choose was not typed either. */
export function typedOver(values: ResumeFormValues, newer: Standing): ResumeFormValues {
	const { version, fields } = newer;
	return { ...values, version, ...(unchosen(values) && { provenance: fields.provenance }) };
}

/** The fields of a posted form that the form has; whatever else was sent is not looked at. */
export function readResumeValues(form: FormData): ResumeFormValues {
	const values: ResumeFormValues = {};
	for (const name of [...resumeFieldNames, "fileSource", "uploadId", "version"] as const) {
		const value = form.get(name);
		if (typeof value === "string") values[name] = value;
	}
	return values;
}

/**
 * A resume as its form begins; a level by an old name gets its new one. Of an entry without a file "curated" may
 * be the default: the form does not choose it for a file that comes now.
 */
export function valuesOfResume(
	fields: Omit<ResumeFields, "experienceLevel"> & { experienceLevel: string },
	hasFile: boolean,
): ResumeFormValues {
	return {
		...Object.fromEntries(
			resumeFieldNames.map((name) => {
				const value = fields[name];
				if (typeof value === "boolean") return [name, value ? "true" : ""];
				return [name, Array.isArray(value) ? value.join(", ") : (value ?? "")];
			}),
		),
		experienceLevel: normaliseLevel(fields.experienceLevel),
		...(!hasFile && fields.provenance === "curated" && { provenance: "" }),
		fileSource: fields.fileUrl === null ? "upload" : "url",
	};
}

function cleanLines(text: string): string {
	return text
		.normalize("NFC")
		.replace(/\r\n?/gu, "\n")
		.replace(/[^\P{Cc}\n]|\p{Cs}/gu, " ")
		.trim();
}

function orNull(text: string): string | null {
	return text === "" ? null : text;
}
