import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type BlockSetter, blockSetter, type Place } from "./block-setter.ts";
import {
	type DistinctionSection,
	distinctionsOf,
	type EntrySection,
	entriesOf,
	listOfTerms,
	type ParagraphSection,
	paragraphOf,
	type SheetEntry,
} from "./entries.ts";
import { baselineIn, block, type FlowBlock, runEndingAt } from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { pageWidth } from "./layout.ts";
import { measure, type Span } from "./line-breaking.ts";
import type { SectionKey } from "./sections.ts";
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
	summary: (writing) => paragraph(writing, "summary"),
	languages: (writing) => paragraph(writing, "languages"),
	interests: (writing) => paragraph(writing, "interests"),
	work: (writing) => entries(writing, "work"),
	projects: (writing) => entries(writing, "projects"),
	education: (writing) => entries(writing, "education"),
	certificates: (writing) => distinctions(writing, "certificates"),
	awards: (writing) => distinctions(writing, "awards"),

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
			const words = plain(writing, listOfTerms(keywords));
			return aligned
				? set.labeled(place, label, words, labelWidth, before)
				: set.text("detail", place, [label, words], before);
		});
	},
};

const plain = ({ rules }: Writing, text: string, markFigures = false): Span => ({
	...rules.body,
	text,
	markFigures,
});

const gapBefore = ({ rules }: Writing, index: number, gap: number): number =>
	index === 0 ? rules.gaps.afterSection : gap;

const paragraph = (writing: Writing, section: ParagraphSection): FlowBlock[] => {
	const words = plain(writing, paragraphOf(writing.document, section), true);
	return [writing.set.text("paragraph", { section }, [words], gapBefore(writing, 0, 0))];
};

const entries = (writing: Writing, section: EntrySection): FlowBlock[] =>
	entriesOf(writing.document, section).flatMap((content, entry) =>
		entryBlocks(writing, { section, entry }, content),
	);

/** An entry's head, what is said under it, and its bullets. */
function entryBlocks(
	writing: Writing,
	place: { section: EntrySection; entry: number },
	{ head, details, highlights }: SheetEntry,
): FlowBlock[] {
	const { set, style, rules } = writing;
	const more = details.length + highlights.length;
	const gap = style === "compact" && more === 0 ? rules.gaps.bullet : rules.gaps.entry;
	return [
		set.entryHead(place, head, gapBefore(writing, place.entry, gap), more > 0),
		...details.map((words, index) => {
			const keepWithNext = index + 1 < details.length || highlights.length > 0;
			return set.text(
				"detail",
				place,
				[plain(writing, words, true)],
				rules.gaps.detail,
				keepWithNext,
			);
		}),
		...highlights.map((words, highlight) => set.bullet({ ...place, highlight }, words)),
	];
}

/** One line each: what, by whom, when. */
const distinctions = (writing: Writing, section: DistinctionSection): FlowBlock[] =>
	distinctionsOf(writing.document, section).map(({ name, by, when }, entry) => {
		const { set, rules } = writing;
		const spans = [plain(writing, name)];
		if (by) spans.push({ ...rules.body, tone: "quiet", text: `, ${by}` });
		const before = gapBefore(writing, entry, rules.gaps.bullet);
		return set.dated("detail", { section, entry }, [spans], when, before);
	});

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
