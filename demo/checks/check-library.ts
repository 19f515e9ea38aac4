import { namedCompanies } from "#app/domain/library/catalogue.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { linesOf, type ResumeFile } from "../resume-file.ts";
import { checkResume } from "./check-resume.ts";
import { findNearTwins } from "./near-twins.ts";
import { readingGrade } from "./reading-grade.ts";
import { misspelled } from "./spelling.ts";

export type LibraryFigures = {
	resumes: number;
	bullets: number;
	twins: { text: string; path: string; twin: string; twinPath: string }[];
	withFigure: number;
	/** Openings of five words, figures and names masked, that stand in more than two resumes. */
	openings: { opening: string; paths: string[] }[];
	titles: string[];
	names: string[];
	/** How often each first word opens a bullet, most frequent first. */
	verbs: [string, number][];
	notes: number;
	pairs: number;
};

/** What can be said of all resumes together: twins, openings, titles and names that come twice. */
export function measureLibrary(files: readonly (readonly [string, ResumeFile])[]): LibraryFigures {
	const bullets = files.flatMap(([path, { document }]) =>
		linesOf(document).map(({ text }) => ({ text, resume: path })),
	);
	const openings = new Map<string, Set<string>>();
	const verbs = new Map<string, number>();
	for (const { text, resume } of bullets) {
		const opening = openingOf(text);
		openings.set(opening, (openings.get(opening) ?? new Set()).add(resume));
		const verb = text.split(" ")[0] ?? "";
		verbs.set(verb, (verbs.get(verb) ?? 0) + 1);
	}
	return {
		resumes: files.length,
		bullets: bullets.length,
		twins: findNearTwins(bullets).map(({ line, twin }) => ({
			text: bullets[line]?.text ?? "",
			path: bullets[line]?.resume ?? "",
			twin: bullets[twin]?.text ?? "",
			twinPath: bullets[twin]?.resume ?? "",
		})),
		withFigure: bullets.filter(({ text }) => hasFigure(text)).length,
		openings: [...openings]
			.filter(([, paths]) => paths.size > 2)
			.map(([opening, paths]) => ({ opening, paths: [...paths] })),
		titles: repeated(files.map(([, { title }]) => title.toLowerCase())),
		names: repeated(files.map(([, { document }]) => document.basics.name)),
		verbs: [...verbs].sort((a, b) => b[1] - a[1]),
		notes: files.filter(([, file]) => linesOf(file.document).some(({ note }) => note)).length,
		pairs: files.filter(([, { earlier }]) => earlier).length,
	};
}

function openingOf(text: string): string {
	return text
		.replace(/[$€£]?\d[\d,.]*[%KMBx]?/g, "#")
		.split(/\s+/)
		.slice(0, 5)
		.map((word, at) => (at > 0 && /^\p{Lu}/u.test(word) ? "Name" : word.toLowerCase()))
		.join(" ");
}

const repeated = (values: readonly string[]): string[] => [
	...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** The hardest reading that a description or a note may ask for, as a school grade. */
const hardestGrade = 15;

/**
 * What is wrong with each resume by itself, and in the company of the others.
 * @param only a part of the paths that are looked at by themselves; all of them without it
 */
export function findFaults(
	files: readonly (readonly [path: string, file: ResumeFile])[],
	only = "",
): { path: string; fault: string }[] {
	const companies = new Set([...namedCompanies, ...files.map(([, { company }]) => company)]);
	const all = measureLibrary(files);
	const repeatedTitles = new Set(all.titles);
	const repeatedNames = new Set(all.names);
	return [
		...files.flatMap(([path, file]) => {
			if (!path.includes(only)) return [];
			const { title, description, document } = file;
			const notes = linesOf(document).flatMap(({ note }) => note ?? []);
			return [
				...checkResume(file, companies),
				...[...new Set(textsOf(file).flatMap(misspelled))].map((word) => `Spelling: ${word}`),
				...[description, ...notes]
					.filter((text) => readingGrade(text) > hardestGrade)
					.map((text) => `Hard to read: "${text}"`),
				...(repeatedTitles.has(title.toLowerCase()) ? [`Title twice: ${title}`] : []),
				...(repeatedNames.has(document.basics.name) ? ["Another has this name"] : []),
			].map((fault) => ({ path, fault }));
		}),
		...all.twins.map(({ path, text, twin, twinPath }) => ({
			path,
			fault: `Near twin: "${text}" beside "${twin}" (${twinPath})`,
		})),
		...all.openings.flatMap(({ opening, paths }) =>
			paths.map((path) => ({ path, fault: `Opening of ${paths.length} resumes: "${opening}"` })),
		),
	];
}

const textsOf = ({ plot, title, description, document, earlier }: ResumeFile): string[] => [
	plot,
	title,
	description,
	document.basics.summary ?? "",
	...linesOf(document).flatMap(({ text, note }) => [text, note ?? ""]),
	...(earlier?.changes ?? []).flatMap(({ what, why }) => [what, why]),
];
