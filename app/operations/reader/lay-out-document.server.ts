import { createHash } from "node:crypto";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type SheetFacts, sheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { type GreekedSheet, greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import type { SheetPage } from "#app/domain/reader/sheet/layout.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import { computeOnce } from "#app/integrations/memoize.server.ts";

/** What of a document stands on each page, for a reader that breaks at the same places. */
export type PageReferences = SheetPage["references"];

export type LaidOut = { pages: PageReferences[]; facts: SheetFacts };

/** Of what was read last, by a hash of it. None of it is words. */
const layOutOnce = computeOnce<LaidOut>(500);

/** Where the pages of a document break, and what the public may know of it; a document that is read again is not set again. */
export function pagesOfDocument(document: ResumeDocument, style: SheetStyle): LaidOut {
	const key = createHash("sha256")
		.update(JSON.stringify([document, style]))
		.digest("base64url");
	return layOutOnce(key, () => {
		const { pages, facts } = layOutDocument(document, style);
		return { pages, facts };
	});
}

/** Sets a document on its sheet: where its pages break, and what the public may know of it. */
export function layOutDocument(
	document: ResumeDocument,
	style: SheetStyle,
): { pages: PageReferences[]; facts: SheetFacts; geometry: GreekedSheet; version: string } {
	const layout = layOutResume(document, style, fontMetrics);
	const geometry = greekSheet(layout);
	return {
		pages: layout.pages.map(({ references }) => references),
		facts: sheetFacts(document, layout),
		geometry,
		version: createHash("sha256").update(JSON.stringify(geometry)).digest("base64url").slice(0, 12),
	};
}
