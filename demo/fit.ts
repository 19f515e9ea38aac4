import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";

/** Lines that a page holds as estimateLines counts them, measured on the real sheet of each style. */
const linesPerPage: Record<SheetStyle, number> = { classic: 48.5, modern: 52.5, compact: 65 };
const charactersPerLine = 104;

const linesOf = (text: string, indent = 0): number =>
	Math.ceil(text.length / (charactersPerLine - indent));

/** Roughly how many lines of a page the document takes: good enough to keep a page from spilling over. */
export function estimateLines(document: ResumeDocument): number {
	const section = (present: unknown) => (present ? 1.8 : 0);
	const list = (texts: readonly string[]) => texts.reduce((sum, text) => sum + linesOf(text, 4), 0);
	const { basics, work, education, skills, projects, certificates, awards, languages, interests } =
		document;
	return (
		4 +
		(basics.summary ? 1.2 + linesOf(basics.summary) : 0) +
		section(work.length) +
		work.reduce((sum, job) => sum + 2.3 + list(job.highlights), 0) +
		section(education.length) +
		education.reduce(
			(sum, each) =>
				sum + 2.2 + (each.courses ? linesOf(`Courses: ${each.courses.join(", ")}`) : 0),
			0,
		) +
		section(skills.length) +
		list(skills.map((group) => `${group.name}: ${group.keywords.join(", ")}`)) +
		section(projects?.length) +
		(projects ?? []).reduce(
			(sum, each) => sum + 1.3 + linesOf(each.description ?? "") + list(each.highlights),
			0,
		) +
		section(certificates?.length) +
		(certificates?.length ?? 0) * 1.1 +
		section(awards?.length) +
		(awards?.length ?? 0) * 1.1 +
		section(languages?.length) +
		(languages?.length ? 1 : 0) +
		section(interests?.length) +
		(interests?.length ? 1 : 0)
	);
}

const without = <Key extends keyof ResumeDocument>(
	document: ResumeDocument,
	key: Key,
): ResumeDocument => {
	const { [key]: _, ...rest } = document;
	return rest as ResumeDocument;
};

/** Cuts, in the order in which a writer short of space would make them; each keeps what follows readable. */
const cuts: readonly ((document: ResumeDocument) => ResumeDocument)[] = [
	(document) => without(document, "interests"),
	(document) => trimJobs(document, (at) => (at >= 2 ? 2 : 5)),
	(document) => trimProjects(document, 2, 2),
	(document) => without(document, "awards"),
	(document) => ({
		...document,
		education: document.education.map(({ courses: _, ...rest }) => rest),
	}),
	(document) => trimJobs(document, (at) => (at >= 2 ? 2 : at === 1 ? 3 : 4)),
	(document) => trimProjects(document, 1, 2),
	(document) => without(document, "certificates"),
	(document) => trimJobs(document, (at) => (at >= 1 ? 2 : 4)),
	({ basics: { summary: _, ...basics }, ...rest }) => ({ ...rest, basics }),
	(document) => without(document, "languages"),
	(document) => trimJobs(document, (at) => (at >= 1 ? 2 : 3)),
];

/** The document cut down until it fits the pages; everything is left in place if it fits already. */
export function fitToPages(
	document: ResumeDocument,
	pages: number,
	style: SheetStyle,
): ResumeDocument {
	let fitted = document;
	for (const cut of cuts) {
		if (estimateLines(fitted) <= pages * linesPerPage[style]) break;
		fitted = cut(fitted);
	}
	return fitted;
}

/** How many pages the document should have: two only where the second is worth turning to. */
export function suitablePages(
	document: ResumeDocument,
	mayHaveTwo: boolean,
	style: SheetStyle,
): 1 | 2 {
	return mayHaveTwo && estimateLines(document) > linesPerPage[style] * 1.2 ? 2 : 1;
}

function trimJobs(document: ResumeDocument, most: (at: number) => number): ResumeDocument {
	return {
		...document,
		work: document.work.map((job, at) => ({
			...job,
			highlights: job.highlights.slice(0, most(at)),
		})),
	};
}

function trimProjects(document: ResumeDocument, count: number, lines: number): ResumeDocument {
	if (!document.projects) return document;
	return {
		...document,
		projects: document.projects
			.slice(0, count)
			.map((each) => ({ ...each, highlights: each.highlights.slice(0, lines) })),
	};
}
