import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import { type ResumeFormValues, readResumeValues } from "#app/domain/intake/resume-form.ts";
import { readWaivers } from "#app/domain/intake/waiver-form.ts";
import {
	type ResumeDocument,
	type SheetStyle,
	sheetStyles,
} from "#app/domain/reader/resume-document.ts";
import type { Blur } from "./blur.ts";
import type { Doubt } from "./document-of-blocks.ts";
import { draftLimits } from "./draft-limits.ts";
import { withoutEmpty } from "./map-texts.ts";
import { termsOf } from "./read-lists.ts";

/*
 * A draft as a plain form: a field for each text of the document, named by its place ("work.0.position"), and a
 * list as lines. Whatever was typed can be kept; what cannot be published is told when it is to be.
 */

/** Of one field. It is refused as a whole with more than a draft holds (`isTooLong`): nothing is cut in silence. */
const longestText = draftLimits.letters + 1;

/** The fields of an entry, by the section it stands in. */
const entryFields = {
	work: ["position", "name", "location", "startDate", "endDate"],
	education: ["studyType", "area", "institution", "startDate", "endDate", "score"],
	projects: ["name", "description", "startDate", "endDate"],
} as const;

export type TypedDraft = {
	document: ResumeDocument;
	style: SheetStyle;
	fields: ResumeFormValues;
	blur: Blur;
	waivers: Waiver[];
	removals: string[];
	fewReason: string | null;
	mayReturn: boolean;
};

const cleanLine = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
		.trim();

/** Reads all of it. An entry of which nothing is left goes. */
export function readDraftForm(form: FormData): TypedDraft {
	// A form finds a field by looking at all before it.
	const values = new Map([...form].toReversed());
	const text = (name: string) => {
		const value = values.get(name);
		return typeof value === "string" ? value.slice(0, longestText) : "";
	};
	const line = (name: string) => cleanLine(text(name));
	const lines = (name: string) =>
		text(name)
			.split(/\r\n?|\n/u)
			.map((one) => cleanLine(one.replace(/^\s*[•*–-]\s+/u, "")))
			.filter((one) => one !== "");
	const entries = <Section extends keyof typeof entryFields>(section: Section) => {
		const isOfIt = new RegExp(`^${section}\\.(\\d{1,2})\\.`, "u");
		const places = [...values.keys()].flatMap((name) => {
			const [, place] = isOfIt.exec(name) ?? [];
			return place === undefined ? [] : [Number(place)];
		});
		const ordered = [...new Set(places)].sort((one, other) => one - other);
		return ordered.map((place) => {
			const at = (name: string) => `${section}.${place}.${name}`;
			const fields = Object.fromEntries(entryFields[section].map((name) => [name, line(at(name))]));
			return { at, fields: fields as Record<(typeof entryFields)[Section][number], string> };
		});
	};
	const document = withoutEmpty({
		basics: {
			name: line("basics.name"),
			label: line("basics.label"),
			location: line("basics.location"),
			summary: text("basics.summary").replace(/\s+/gu, " ").trim(),
		},
		work: entries("work").map(({ at, fields }) => ({
			...fields,
			highlights: lines(at("highlights")),
		})),
		education: entries("education").map(({ at, fields }) => ({
			...fields,
			courses: termsOf(text(at("courses"))),
		})),
		skills: lines("skills").map(groupOf),
		projects: entries("projects").map(({ at, fields }) => ({
			...fields,
			highlights: lines(at("highlights")),
		})),
		certificates: lines("certificates").map((one) => {
			const [name = "", issuer = "", date = ""] = cellsOf(one);
			return { name, issuer, date };
		}),
		awards: lines("awards").map((one) => {
			const [title = "", awarder = "", date = ""] = cellsOf(one);
			return { title, awarder, date };
		}),
		languages: lines("languages").map((one) => {
			const [language = "", fluency = ""] = cellsOf(one);
			return { language, fluency };
		}),
		interests: lines("interests"),
	});
	const {
		version: _version,
		fileSource: _source,
		uploadId: _upload,
		...fields
	} = readResumeValues(form);
	return {
		document,
		style: sheetStyles.find((style) => style === text("style")) ?? "classic",
		fields,
		blur: readBlur(form),
		waivers: readWaivers(form),
		removals: lines("more"),
		fewReason: line("fewReason").slice(0, 200) || null,
		mayReturn: form.has("mayReturn"),
	};
}

const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

function groupOf(line: string) {
	const [, name, words] = /^([^:]{1,60}):\s*(.*)$/u.exec(line) ?? [];
	return { name: name?.trim() ?? "Skills", keywords: termsOf(words ?? line) };
}

function readBlur(form: FormData): Blur {
	const employers: Record<string, string> = {};
	const schools: string[] = [];
	for (const [name, value] of form) {
		if (typeof value !== "string" || value === "") continue;
		const [, kind, text] = /^blur (employer|school) ([\s\S]{1,600})$/u.exec(name) ?? [];
		const most = draftLimits.blurred;
		if (schools.length >= most || Object.keys(employers).length >= most) break;
		if (kind === "employer" && text) employers[text] = cleanLine(value).slice(0, 100);
		if (kind === "school" && text) schools.push(text);
	}
	return { months: form.has("blurMonths"), employers, schools };
}

/**
 * Whether something was found in the mailbox, the phone or the address of the web of the head. Those always go: the
 * form has no fields for them, and no reason would keep them.
 */
export const isOfHead =
	({ basics: { email, phone, url } }: ResumeDocument) =>
	({ kind, text }: ContactFinding): boolean =>
		kind !== "name" && [email, phone, url].some((part) => part?.includes(text));

/** A list of the document as the lines of its field. */
export const listLines = ({
	skills,
	certificates,
	awards,
	languages,
	interests,
}: ResumeDocument) => ({
	skills: skills.map(({ name, keywords }) => `${name}: ${keywords.join(", ")}`),
	certificates: (certificates ?? []).map(({ name, issuer, date }) => joined(name, issuer, date)),
	awards: (awards ?? []).map(({ title, awarder, date }) => joined(title, awarder, date)),
	languages: (languages ?? []).map(({ language, fluency }) => joined(language, fluency)),
	interests: interests ?? [],
});

/** What is empty in the middle keeps its place. */
const joined = (...cells: (string | undefined)[]): string =>
	cells
		.map((cell) => cell ?? "")
		.join(" | ")
		.replace(/(?: \| )+$/u, "");

type Kept = Pick<TypedDraft, "document" | "fields">;

/** Doubts about what is still as it was: what a person has changed is settled. */
export const doubtsLeft = (doubts: readonly Doubt[], before: Kept, after: Kept): Doubt[] =>
	doubts.filter(({ field }) => valueAt(before, field) === valueAt(after, field));

function valueAt({ document, fields }: Kept, field: string): unknown {
	if (!field.includes(".")) return fields[field as keyof ResumeFormValues] ?? "";
	let value: unknown = document;
	for (const name of field.split("."))
		value = (value as Record<string, unknown> | undefined)?.[name];
	return value ?? "";
}
