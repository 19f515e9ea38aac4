import type { ResumeDocument, SheetStyle } from "../resume-document.ts";
import { type BlockSetter, blockSetter, type EntryHead, type Place } from "./block-setter.ts";
import { baselineIn, block, type FlowBlock, runEndingAt } from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { measure, type Span } from "./line-breaking.ts";
import { degree, languageParts, period, type SectionKey } from "./sections.ts";
import { pageWidth } from "./sheet-layout.ts";
import type { StyleRules } from "./style-rules.ts";

type Writing = {
	document: ResumeDocument;
	style: SheetStyle;
	rules: StyleRules;
	fonts: FontMetrics;
	set: BlockSetter;
};

/** Gives the function that writes one section of a document: its heading and blocks, in reading order. */
export function sectionComposer(
	document: ResumeDocument,
	style: SheetStyle,
	rules: StyleRules,
	fonts: FontMetrics,
): (section: SectionKey, isFirst: boolean) => FlowBlock[] {
	const set = blockSetter(style, rules, fonts);
	const writing = { document, style, rules, fonts, set };
	return (section, isFirst) => [set.heading(section, isFirst), ...write[section](writing)];
}

const write: Record<SectionKey, (writing: Writing) => FlowBlock[]> = {
	summary: (writing) =>
		paragraph(writing, "summary", writing.document.basics.summary ?? ""),
	languages: (writing) => paragraph(writing, "languages", languageParts(writing.document).join(", ")),
	interests: (writing) =>
		paragraph(writing, "interests", (writing.document.interests ?? []).join(", ")),

	work: (writing) =>
		writing.document.work.flatMap((job, index) => {
			const { position: title, name: organization, location: place, highlights } = job;
			const head = { title, organization, place, when: period(job) };
			return entry(writing, { section: "work", entry: index }, head, [], highlights);
		}),

	projects: (writing) =>
		(writing.document.projects ?? []).flatMap((project, index) => {
			const { name, description, highlights } = project;
			const details = description ? [plain(writing, description, true)] : [];
			const head = { title: name, when: period(project) };
			return entry(writing, { section: "projects", entry: index }, head, details, highlights);
		}),

	education: (writing) =>
		writing.document.education.flatMap((school, index) => {
			const { institution: organization, score: note, courses = [] } = school;
			const head = { title: degree(school), organization, note, when: period(school) };
			const list = `Coursework: ${courses.map(unbroken).join(", ")}`;
			const details = courses.length > 0 ? [plain(writing, list)] : [];
			return entry(writing, { section: "education", entry: index }, head, details, []);
		}),

	skills: (writing) => {
		const { document, style, rules, fonts, set } = writing;
		const face = style === "classic" ? "serif-semibold" : "sans-semibold";
		const labels = document.skills.map(({ name }) => measure(fonts, name, { ...rules.body, face }));
		const labelWidth = Math.max(0, ...labels) + 14;
		const aligned = style !== "classic" && labelWidth <= 132;
		return document.skills.map(({ name, keywords }, index) => {
			const place: Place = { section: "skills", entry: index };
			const before = gapBefore(writing, index, rules.gaps.bullet);
			const label: Span = { ...rules.body, face, text: aligned ? name : `${name}: ` };
			const words = plain(writing, keywords.map(unbroken).join(", "));
			return aligned
				? set.labeled(place, label, words, labelWidth, before)
				: set.text("detail", place, [label, words], before);
		});
	},

	certificates: (writing) =>
		(writing.document.certificates ?? []).map(({ name, issuer, date }, index) =>
			distinction(writing, { section: "certificates", entry: index }, name, issuer, date),
		),
	awards: (writing) =>
		(writing.document.awards ?? []).map(({ title, awarder, date }, index) =>
			distinction(writing, { section: "awards", entry: index }, title, awarder, date),
		),
};

const plain = ({ rules }: Writing, text: string, markFigures = false): Span => ({
	...rules.body,
	text,
	markFigures,
});

const gapBefore = ({ rules }: Writing, index: number, gap: number): number =>
	index === 0 ? rules.gaps.afterSection : gap;

const paragraph = (writing: Writing, section: SectionKey, text: string): FlowBlock[] => [
	writing.set.text("paragraph", { section }, [plain(writing, text, true)], gapBefore(writing, 0, 0)),
];

/** An entry's head, what is said under it, and its bullets. */
function entry(
	writing: Writing,
	place: Place & { entry: number },
	head: EntryHead,
	details: Span[],
	highlights: string[],
): FlowBlock[] {
	const { set, style, rules } = writing;
	const dense = style === "compact" && details.length + highlights.length === 0;
	const before = gapBefore(writing, place.entry, dense ? rules.gaps.bullet : rules.gaps.entry);
	return [
		set.entryHead(place, head, before, details.length + highlights.length > 0),
		...details.map((span, index) => {
			const more = index + 1 < details.length || highlights.length > 0;
			return set.text("detail", place, [span], rules.gaps.detail, more);
		}),
		...highlights.map((words, highlight) => set.bullet({ ...place, highlight }, words)),
	];
}

/** One line: what, by whom, when. */
function distinction(
	writing: Writing,
	place: Place & { entry: number },
	name: string,
	by?: string,
	date?: string,
): FlowBlock {
	const { set, rules } = writing;
	const spans = [plain(writing, name)];
	if (by) spans.push({ ...rules.body, tone: "quiet", text: `, ${by}` });
	const before = gapBefore(writing, place.entry, rules.gaps.bullet);
	return set.dated("detail", place, [spans], period({ endDate: date }), before);
}

/** Keeps the words of a short term on one line: "PCI DSS". */
const unbroken = (term: string): string =>
	term.length <= 24 ? term.replaceAll(" ", "\u00a0") : term;

/** The small line at the foot of a later page. */
export function pageNumber(
	document: ResumeDocument,
	number: number,
	rules: StyleRules,
	fonts: FontMetrics,
): FlowBlock {
	const style = { ...rules.dates, size: 8.4, tone: "quiet" as const };
	const right = pageWidth - rules.margins.right;
	const run = runEndingAt(`${document.basics.name} · ${number}`, right, style, fonts);
	const column = [rules.margins.left, right] as const;
	const line = { baseline: baselineIn(12), runs: [run], column };
	return block({ kind: "page-number", section: "header" }, [line], 12);
}
