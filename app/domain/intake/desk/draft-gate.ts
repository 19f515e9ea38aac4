import { findContactData, redactTexts } from "#app/domain/intake/contact-data.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import { leftFindings, type Waiver } from "#app/domain/intake/publish-gate.ts";
import { redactSpans, wordSpans } from "#app/domain/intake/redact-text.ts";
import { type ResumeFormValues, writtenFields } from "#app/domain/intake/resume-form.ts";
import { type ResumeDocument, resumeDocumentSchema } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { applyBlur, type Blur } from "./blur.ts";
import { intakeMessages } from "./draft-messages.ts";
import { mapAllTexts, mapTexts, withoutEmpty } from "./map-texts.ts";

/** What stands where the name of the person was. */
export const withheldName = "Name withheld";

export type GatedDraft = {
	document: ResumeDocument;
	fields: ResumeFormValues;
	blur: Blur;
	/** Names of the person, as they were found in the file. */
	names: readonly string[];
	waivers: readonly Waiver[];
	/** What the owner wants gone besides. */
	removals: readonly string[];
};

/** Contact data and names in a draft, as it stands before anything is taken out. */
export function findingsOf({ document, fields, names, blur }: GatedDraft): ContactFinding[] {
	const blurred = applyBlur(document, fields, blur);
	const text = textOf(blurred.document, blurred.fields);
	const found = findContactData(text.split("\n"));
	const present = names.filter((name) => redactSpans(text, [name]).length > 0);
	return [...present.map((name) => ({ kind: "name" as const, text: name })), ...found];
}

type Form = { document: ResumeDocument; fields: ResumeFormValues };

/** A draft blurred and without what was found; what is empty by that is still there. */
function cleanedForm(draft: GatedDraft): Form & { blurred: Form } {
	const removals = [
		...leftFindings(findingsOf(draft), draft.waivers).map(({ text }) => text),
		...draft.removals,
	];
	const blurred = applyBlur(draft.document, draft.fields, draft.blur);
	const clean = (texts: readonly string[]) => redactTexts(texts, removals);
	const said = Object.values(blurred.fields);
	const { document, others } = mapAllTexts(blurred.document, said, clean);
	const names = Object.keys(blurred.fields);
	const fields = Object.fromEntries(names.map((name, index) => [name, others[index] ?? ""]));
	return { document, fields, blurred };
}

/** What readers will get of a draft: blurred, without what was found, and without what is empty. */
export function publishedForm(draft: GatedDraft): Form {
	const { fields, blurred, ...cleaned } = cleanedForm(draft);
	const document = withoutEmpty(cleaned.document);
	const { name } = document.basics;
	// Of "Ada Example, MBA" the letters are left, which name nobody.
	const isName =
		name === blurred.document.basics.name.trim() ||
		draft.waivers.some(({ kind, text }) => kind === "name" && name.includes(text));
	return {
		document: {
			...document,
			basics: { ...document.basics, name: (isName && name) || withheldName },
		},
		fields,
	};
}

/** Fields in which something stands and of which nothing is left for readers, such as a title that is a name. */
export function emptiedFields(draft: GatedDraft): string[] {
	const left = mustFieldsOf(cleanedForm(draft));
	return Object.entries(mustFieldsOf(draft)).flatMap(([name, text]) =>
		text.trim() !== "" && left[name]?.trim() === "" ? [name] : [],
	);
}

/** Errors of a form, with another sentence at each field of which nothing is left. */
export function withEmptied(
	errors: Record<string, string>,
	draft: GatedDraft,
): Record<string, string> {
	const emptied = emptiedFields(draft).filter((name) => errors[name]);
	return {
		...errors,
		...Object.fromEntries(emptied.map((name) => [name, intakeMessages.emptied])),
	};
}

/** What has to say something, by the names of the form. Of a name that is taken out, readers are told. */
const mustFieldsOf = ({ document, fields }: Form): Record<string, string> => ({
	...Object.fromEntries(
		(["title", "company", "role", "industry"] as const).map((name) => [name, fields[name] ?? ""]),
	),
	"basics.label": document.basics.label,
	...Object.fromEntries([
		...document.work.flatMap(({ position, name }, at) => [
			[`work.${at}.position`, position],
			[`work.${at}.name`, name],
		]),
		...document.education.flatMap(({ studyType, institution }, at) => [
			[`education.${at}.studyType`, studyType],
			[`education.${at}.institution`, institution],
		]),
	]),
});

/** What is found in the published form and was not waived: nothing, or it is not published. */
export const stillFound = (draft: GatedDraft): ContactFinding[] =>
	leftFindings(
		findingsOf({
			...draft,
			...publishedForm(draft),
			blur: { ...draft.blur, employers: {}, schools: [] },
		}),
		draft.waivers,
	);

/** A blurred name, or what else is to be removed, that would be published all the same; undefined without any. */
export function stillNamed(draft: GatedDraft): string | undefined {
	const { document, fields } = publishedForm(draft);
	const texts = Object.values(fields);
	mapTexts(document, (text) => {
		texts.push(text);
		return text;
	});
	const all = texts.join("\n");
	const names = [...Object.keys(draft.blur.employers), ...draft.blur.schools];
	return (
		names.find((name) => wordSpans(all, name).length > 0) ??
		draft.removals.find((removal) => redactSpans(all, [removal]).length > 0)
	);
}

/** The lists of a document that are one field of the form each. */
const listFields = new Set(["skills", "certificates", "awards", "languages", "interests"]);

/** Sentences about the document's fields that cannot be published as they are, by the names of the form. */
export function documentErrors(document: ResumeDocument): Record<string, string> {
	const parsed = resumeDocumentSchema.safeParse(document);
	const errors: Record<string, string> = {};
	for (const issue of parsed.error?.issues ?? []) {
		const path = issue.path.map(String);
		const [section = "", last = ""] = [path[0], path.at(-1)];
		const isLine = /^\d+$/u.test(last);
		const place = listFields.has(section)
			? section
			: path.slice(0, isLine ? -1 : undefined).join(".");
		errors[place] ??=
			issue.code === "too_small"
				? "Please fill this in"
				: issue.code === "too_big"
					? `A text here is longer than ${issue.maximum} characters`
					: issue.message;
	}
	if (document.work.length === 0) errors["work.0.position"] ??= "A resume needs a job";
	return errors;
}

const textOf = (document: ResumeDocument, fields: ResumeFormValues): string =>
	[resumeText(document), ...writtenFields.map((name) => fields[name] ?? "")].join("\n");
