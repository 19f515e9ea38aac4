import { formatMonth } from "#app/domain/base/dates.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { type Blur, blurableEmployers, blurableSchools, schoolWords, wordsOfKind } from "./blur.ts";

/** How many people of this library share what a draft leaves of a person. */

/** Fewer people than this cannot be published without a reason. */
export const leastPeople = 3;
/** More are not counted one by one. */
export const mostCounted = 20;

/** What is asked of the library: who has all of it. */
export type SharedTraits = {
	role: string;
	/** Employers and the company of the offer: their names, or the industry that is said instead. */
	houses: Named[];
	/** Those that are named. */
	schools: string[];
	/** When the newest job began, where months are told. */
	month: string | null;
};
export type Named = { name: string } | { kind: string };

/** The traits of a draft as its blur leaves them. */
export function traitsOf(
	document: ResumeDocument,
	fields: ResumeFormValues,
	blur: Blur,
): SharedTraits {
	const named = (name: string): Named => {
		const kind = blur.employers[name];
		return kind ? { kind } : { name };
	};
	const month = document.work[0]?.startDate;
	return {
		role: fields.role?.trim() ?? "",
		houses: blurableEmployers(document, fields.company ?? "").map(named),
		schools: blurableSchools(document).filter((name) => !blur.schools.includes(name)),
		month: !blur.months && month?.length === 7 ? month : null,
	};
}

/** What the preview of a draft says of its offer: the role, and the company or the industry that is said instead. */
export function offerOf(fields: ResumeFormValues, blur: Blur): { role: string; house: Named } {
	const name = fields.company?.trim() ?? "";
	const kind = blur.employers[name];
	return { role: fields.role?.trim() ?? "", house: kind ? { kind } : { name } };
}

/**
 * What a draft names that no preview shows: employers but the company of the offer, schools, and the month in which
 * the newest job began.
 */
export function namedBeside(
	document: ResumeDocument,
	fields: ResumeFormValues,
	blur: Blur,
): string[] {
	const { houses, schools, month } = traitsOf(document, fields, blur);
	const company = fields.company?.trim();
	const employers = houses.flatMap((house) =>
		"name" in house && house.name !== company ? [house.name] : [],
	);
	const isMonth = month !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(month);
	return [...employers, ...schools, ...(isMonth ? [formatMonth(month)] : [])];
}

/** One thing that could be said less exactly, in words and as a blur. */
export type BlurStep = { label: string; becomes: string; blur: Blur };

const mostSteps = 8;

/**
 * What else could be blurred, one thing at a time, and all of it together at the end.
 * @param kindOf the industry of an employer; null where nobody knows it
 */
export function blurSteps(
	document: ResumeDocument,
	fields: ResumeFormValues,
	blur: Blur,
	kindOf: (employer: string) => string | null,
): BlurStep[] {
	const { houses, schools, month } = traitsOf(document, fields, blur);
	const kinds = new Map(
		houses.flatMap((house): [string, string][] => {
			const kind = "name" in house ? kindOf(house.name) : null;
			return "name" in house && kind ? [[house.name, kind]] : [];
		}),
	);
	const steps: BlurStep[] = [
		...[...kinds].map(([name, kind]) => ({
			label: name,
			becomes: wordsOfKind(kind),
			blur: { ...blur, employers: { ...blur.employers, [name]: kind } },
		})),
		...schools.map((name) => ({
			label: name,
			becomes: schoolWords,
			blur: { ...blur, schools: [...blur.schools, name] },
		})),
		...(month
			? [{ label: "Months", becomes: "Years alone", blur: { ...blur, months: true } }]
			: []),
	].slice(0, mostSteps);
	if (steps.length < 2) return steps;
	const all: Blur = {
		months: true,
		employers: { ...blur.employers, ...Object.fromEntries(kinds) },
		schools: [...blur.schools, ...schools],
	};
	return [...steps, { label: "All of these", becomes: "less exact", blur: all }];
}

/** "1 person", "9 people", "20 people or more". */
export const peopleWords = (count: number): string =>
	count === 1
		? "1 person"
		: count >= mostCounted
			? `${mostCounted} people or more`
			: `${count} people`;
