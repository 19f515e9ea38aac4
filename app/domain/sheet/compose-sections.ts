import type { ResumeDocument, SheetStyle } from "../resume-document.ts";
import {
	baselineIn,
	block,
	type Column,
	type FlowBlock,
	runEndingAt,
	setBeside,
	setText,
} from "./flow.ts";
import type { FontMetrics } from "./font-metrics.ts";
import { measure, type Span } from "./line-breaking.ts";
import { degree, languageParts, period, type SectionKey, sectionTitles } from "./sections.ts";
import { pageWidth, type SheetBlockKind, type SheetLine, type SheetShape } from "./sheet-layout.ts";
import type { StyleRules } from "./style-rules.ts";

type EntryHead = { title: string; organization?: string; place?: string; note?: string; when: string };
type Place = { section: SectionKey; entry?: number };

/** Writes the sections of one document in one style; every function gives blocks in reading order. */
export function sectionComposer(
	document: ResumeDocument,
	style: SheetStyle,
	rules: StyleRules,
	fonts: FontMetrics,
) {
	const { body, gaps } = rules;
	const page: Column = [rules.margins.left, pageWidth - rules.margins.right];
	const column: Column = [rules.contentLeft, page[1]];
	const strong = style === "classic" ? "serif-semibold" : "sans-semibold";

	const text = (
		kind: SheetBlockKind,
		place: Place & { highlight?: number },
		spans: Span[],
		before: number,
		keepWithNext = false,
	): FlowBlock => {
		const lines = setText(spans, column, body.leading, fonts);
		return block({ kind, ...place }, lines, lines.length * body.leading, { before, keepWithNext });
	};

	const heading = (section: SectionKey, isFirst: boolean): FlowBlock => {
		const title = sectionTitles[section];
		const before = isFirst ? (style === "modern" ? gaps.header + 8 : gaps.section) : gaps.section;
		const [left, right] = page;
		if (style === "modern") {
			// Stands in the margin, on the first line of what follows; a hairline parts the sections.
			const head = { ...rules.section, text: title };
			const lines = setText([head], [left, column[0] - 10], body.leading, fonts);
			const y = isFirst ? -before / 2 - 2 : -before / 2;
			const hairline: SheetShape = { x: left, y, width: right - left, height: 0.5, tone: "hairline" };
			return block({ kind: "section", section }, lines, 0, {
				before,
				shapes: [hairline],
				keepWithNext: true,
			});
		}
		const { leading } = rules.section;
		const classic = style === "classic";
		const head = { ...rules.section, text: classic ? title.toUpperCase() : title };
		const lines = setText([head], page, leading, fonts);
		const shape: SheetShape = classic
			? { x: left, y: leading + 1, width: right - left, height: 0.6, tone: "hairline" }
			: { x: left - 6, y: 0, width: right - left + 12, height: leading, tone: "tint" };
		return block({ kind: "section", section }, lines, leading + (classic ? 1.6 : 0), {
			before,
			shapes: [shape],
			keepWithNext: true,
		});
	};

	/** Rows of text with the dates at the right end of the first. */
	const dated = (
		kind: SheetBlockKind,
		place: Place,
		rows: Span[][],
		when: string,
		before: number,
		keepWithNext: boolean,
	): FlowBlock => {
		const dates = when ? runEndingAt(when, column[1], rules.dates, fonts) : undefined;
		const lines: SheetLine[] = [];
		for (const [index, row] of rows.entries()) {
			const right = index === 0 && dates ? dates.x - 14 : column[1];
			const top = lines.length * body.leading;
			lines.push(...setText(row, [column[0], right], body.leading, fonts, "left", top));
		}
		const [first] = lines;
		if (first && dates) {
			first.runs.push(dates);
			first.column = column;
		}
		return block({ kind, ...place }, lines, lines.length * body.leading, { before, keepWithNext });
	};

	const entryHead = (place: Place, head: EntryHead, before: number, keepWithNext: boolean): FlowBlock => {
		const { title, organization, place: where, note } = head;
		const primary = (words: string): Span => ({ ...rules.primary, text: words });
		const secondary = (words: string): Span => ({ ...rules.secondary, text: words });
		const plain = (words: string): Span => ({ ...body, text: words });
		const quiet = style === "classic" ? plain : secondary;
		const rows: Span[][] = [];
		if (!organization) {
			rows.push([primary(title)]);
		} else if (style === "classic") {
			rows.push([primary(organization), ...(where ? [quiet(`, ${where}`)] : [])]);
			rows.push([secondary(title), ...(note ? [quiet(`, ${note}`)] : [])]);
		} else {
			const rest = secondary([organization, where, note].filter(Boolean).join(" · "));
			if (style === "modern") rows.push([primary(title)], [rest]);
			else rows.push([primary(`${title}\u00a0 `), rest]);
		}
		return dated("entry", place, rows, head.when, before, keepWithNext);
	};

	const bullet = (place: Place & { highlight: number }, words: string, before: number): FlowBlock => {
		const spans: Span[] = [{ ...body, text: words, markFigures: true }];
		const lines = setText(spans, [column[0] + rules.hang, column[1]], body.leading, fonts);
		const [first] = lines;
		if (first) {
			const dot = { ...body, tone: style === "classic" ? ("ink" as const) : ("quiet" as const) };
			const x = column[0] + rules.hang * (style === "classic" ? 0.16 : 0.1);
			const width = measure(fonts, "•", dot);
			first.runs.unshift({ ...runEndingAt("•", x + width, dot, fonts) });
			first.column = column;
		}
		return block({ kind: "bullet", ...place }, lines, lines.length * body.leading, { before });
	};

	/** An entry's head, what is said under it, and its bullets. */
	const entry = (
		place: Place,
		head: EntryHead,
		details: Span[][],
		highlights: string[],
		before: number,
	): FlowBlock[] => [
		entryHead(place, head, before, details.length + highlights.length > 0),
		...details.map((spans, index) =>
			text("detail", place, spans, gaps.detail, index + 1 < details.length || highlights.length > 0),
		),
		...highlights.map((words, highlight) => bullet({ ...place, highlight }, words, gaps.bullet)),
	];

	const plainSpan = (words: string, markFigures = false): Span => ({ ...body, text: words, markFigures });
	const entryGap = (index: number, gap = gaps.entry) => (index === 0 ? gaps.afterSection : gap);

	const skills = (): FlowBlock[] => {
		const labels = document.skills.map(({ name }) => measure(fonts, name, { ...body, face: strong }));
		const labelWidth = Math.max(0, ...labels) + 14;
		const aligned = style !== "classic" && labelWidth <= 132;
		return document.skills.map(({ name, keywords }, index) => {
			const place = { section: "skills" as const, entry: index };
			const before = entryGap(index, gaps.bullet);
			const label: Span = { ...body, face: strong, text: aligned ? name : `${name}: ` };
			const words = plainSpan(keywords.join(", "));
			if (!aligned) return text("detail", place, [label, words], before);
			const left = setText([label], [column[0], column[0] + labelWidth], body.leading, fonts);
			const right = setText([words], [column[0] + labelWidth, column[1]], body.leading, fonts);
			const lines = setBeside(left, right);
			return block({ kind: "detail", ...place }, lines, lines.length * body.leading, { before });
		});
	};

	const sections: Record<SectionKey, () => FlowBlock[]> = {
		summary: () => [
			text("paragraph", { section: "summary" }, [plainSpan(document.basics.summary ?? "", true)], entryGap(0)),
		],
		work: () =>
			document.work.flatMap((job, index) =>
				entry(
					{ section: "work", entry: index },
					{ title: job.position, organization: job.name, place: job.location, when: period(job) },
					[],
					job.highlights,
					entryGap(index),
				),
			),
		projects: () =>
			(document.projects ?? []).flatMap((project, index) =>
				entry(
					{ section: "projects", entry: index },
					{ title: project.name, when: period(project) },
					project.description ? [[plainSpan(project.description, true)]] : [],
					project.highlights,
					entryGap(index),
				),
			),
		education: () =>
			document.education.flatMap((school, index) =>
				entry(
					{ section: "education", entry: index },
					{
						title: degree(school),
						organization: school.institution,
						note: school.score,
						when: period(school),
					},
					school.courses?.length ? [[plainSpan(`Coursework: ${school.courses.join(", ")}`)]] : [],
					[],
					entryGap(index, style === "compact" ? gaps.bullet : gaps.entry),
				),
			),
		skills,
		certificates: () =>
			(document.certificates ?? []).map(({ name, issuer, date }, index) =>
				short({ section: "certificates", entry: index }, name, issuer, date),
			),
		awards: () =>
			(document.awards ?? []).map(({ title, awarder, date }, index) =>
				short({ section: "awards", entry: index }, title, awarder, date),
			),
		languages: () => [
			text("paragraph", { section: "languages" }, [plainSpan(languageParts(document).join(", "))], entryGap(0)),
		],
		interests: () => [
			text("paragraph", { section: "interests" }, [plainSpan((document.interests ?? []).join(", "))], entryGap(0)),
		],
	};

	const short = (place: Place & { entry: number }, name: string, by?: string, date?: string): FlowBlock => {
		const spans = [plainSpan(name)];
		if (by) spans.push({ ...body, tone: "quiet", text: `, ${by}` });
		const before = entryGap(place.entry, gaps.bullet);
		return dated("detail", place, [spans], period({ endDate: date }), before, false);
	};

	return (section: SectionKey, isFirst: boolean): FlowBlock[] => [
		heading(section, isFirst),
		...sections[section](),
	];
}

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
	const line: SheetLine = {
		baseline: baselineIn(12),
		runs: [run],
		column: [rules.margins.left, right],
	};
	return block({ kind: "page-number", section: "header" }, [line], 12);
}
