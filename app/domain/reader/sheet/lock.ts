import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { greekSheet } from "./greek.ts";
import type { BlockReference, SheetBlock, SheetLayout, SheetPage } from "./layout.ts";
import { type SheetStroke, sheetStrokes } from "./page-svg.ts";
import { rulesOf } from "./style-rules.ts";

/** What of a sheet stays in the open: the summary, and the first job with its first bullets. */
export type LockedSheet = {
	/** The open part alone: no name, no contact data but the place. */
	document: ResumeDocument;
	references: BlockReference[];
	/** How wide the bars are that stand for the name and for each hidden piece of contact data, in points. */
	name: number;
	contact: number[];
	/** The bars of all that follows, from `top` to `bottom` of the page. */
	rest: { top: number; bottom: number; strokes: SheetStroke[] };
};

/** A sheet as a viewer may see it: whole, or drawn as bars after its beginning. */
export type SheetView =
	| ({ kind: "locked"; style: SheetStyle } & LockedSheet)
	| { kind: "open"; style: SheetStyle; document: ResumeDocument; pages: BlockReference[][] };

/** Widths in the header are rounded as in every greeked sheet, so that no name can be measured. */
const step = 16;
/** A letter of the contact line, about. */
const letterWidth = 4.8;

/**
 * Closes a one-page sheet but for its beginning. Of what is closed nothing remains but where its lines stand
 * and how long they are, as in every greeked sheet.
 * @param layout the document, laid out; its summary and its experience come first
 * @param bullets how many of the first job's bullets stay in the open
 */
export function lockSheet(
	document: ResumeDocument,
	layout: SheetLayout,
	bullets: number,
): LockedSheet {
	const page = layout.pages[0] as SheetPage;
	const { open, closed } = divide(page.blocks, bullets);
	const end = open.at(-1)?.lines.at(-1)?.baseline ?? 0;
	const top = end + rulesOf(layout.style, layout.tightening).body.leading * 0.26;
	const shapes = page.shapes.filter(({ y }) => y >= top);
	const bottom = (closed.at(-1)?.lines.at(-1)?.baseline ?? end) + 6;
	const [job] = document.work;
	const { email, phone, url, location, label, summary } = document.basics;
	return {
		document: {
			basics: { name: "", label, location, summary },
			work: job ? [{ ...job, highlights: job.highlights.slice(0, bullets) }] : [],
			education: [],
			skills: [],
		},
		references: openReferences(page.references, bullets),
		name: nameWidth(layout),
		contact: [email, phone, url].flatMap((part) => (part ? [barWidth(part)] : [])),
		rest: { top, bottom, strokes: strokesOf(layout, { blocks: closed, shapes, references: [] }) },
	};
}

/** Everything up to the last open bullet, and everything after it. */
function divide(blocks: readonly SheetBlock[], bullets: number) {
	let left = bullets;
	const last = blocks.findIndex(
		({ kind, section }) => section === "work" && kind === "bullet" && --left === 0,
	);
	return { open: blocks.slice(0, last + 1), closed: blocks.slice(last + 1) };
}

function openReferences(references: readonly BlockReference[], bullets: number): BlockReference[] {
	const last = references.findIndex(({ section, entry }) => section === "work" && entry === 0);
	return references
		.slice(0, last + 1)
		.map((reference, index) =>
			index === last
				? { ...reference, highlights: reference.highlights?.slice(0, bullets) }
				: reference,
		);
}

const strokesOf = (layout: SheetLayout, page: SheetPage): SheetStroke[] =>
	greekSheet({ ...layout, pages: [page] }).pages.flatMap(sheetStrokes);

const nameWidth = (layout: SheetLayout): number =>
	greekSheet(layout).pages[0]?.bars.name[2] ?? step;

const barWidth = (text: string): number =>
	Math.max(step, Math.round((text.length * letterWidth) / step) * step);
