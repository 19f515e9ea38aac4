import type { FlowBlock } from "./flow.ts";
import {
	type BlockReference,
	pageHeight,
	type SheetBlock,
	type SheetPage,
	type SheetShape,
} from "./layout.ts";

type Band = { top: number; bottom: number };

/** Puts blocks on pages one under the other. A block that keeps with its next never ends a page. */
export function paginate(blocks: FlowBlock[], band: Band): SheetPage[] {
	const pages: SheetPage[] = [];
	let page: SheetPage = { blocks: [], shapes: [], references: [] };
	let y = band.top;
	for (const group of groupsOf(blocks)) {
		const needed = group.reduce((height, flow) => height + flow.before + flow.height, 0);
		if (page.blocks.length > 0 && y + needed > band.bottom) {
			pages.push(page);
			page = { blocks: [], shapes: [], references: [] };
			y = band.top;
		}
		for (const flow of group) {
			const atTop = page.blocks.length === 0;
			if (!atTop) y += flow.before;
			page.blocks.push(placeBlock(flow, y));
			page.shapes.push(...placeShapes(flow, y, atTop));
			refer(page.references, flow);
			y += flow.height;
		}
	}
	pages.push(page);
	return pages;
}

/** The footer of a page, at a fixed height. */
export function addFooter(page: SheetPage, footer: FlowBlock): void {
	page.blocks.push(placeBlock(footer, pageHeight - 34));
}

function groupsOf(blocks: FlowBlock[]): FlowBlock[][] {
	const groups: FlowBlock[][] = [];
	let open: FlowBlock[] | undefined;
	for (const flow of blocks) {
		if (open) open.push(flow);
		else {
			open = [flow];
			groups.push(open);
		}
		if (!flow.keepWithNext) open = undefined;
	}
	return groups;
}

const placeBlock = (flow: FlowBlock, y: number): SheetBlock => ({
	kind: flow.kind,
	section: flow.section,
	lines: flow.lines.map((line) => ({ ...line, baseline: line.baseline + y })),
});

/** A hairline above a block parts it from what stands over it: at the top of a page there is nothing. */
const placeShapes = (flow: FlowBlock, y: number, atTop: boolean): SheetShape[] =>
	flow.shapes
		.filter((shape) => !(atTop && shape.y < 0))
		.map((shape) => ({ ...shape, y: shape.y + y }));

function refer(references: BlockReference[], flow: FlowBlock): void {
	const { section, entry, highlight, kind } = flow;
	const last = references.at(-1);
	if (kind === "section") {
		references.push({ section, heading: true });
		return;
	}
	let reference = last;
	if (last?.section !== section || (last.entry !== undefined && last.entry !== entry)) {
		reference = { section };
		references.push(reference);
	}
	if (!reference || entry === undefined) return;
	reference.entry = entry;
	if (highlight === undefined) reference.head = true;
	else reference.highlights = [...(reference.highlights ?? []), highlight];
}
