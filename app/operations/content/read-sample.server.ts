import type { FieldLetter, FieldSample } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { type SheetFacts, sheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { lockSheet, type SheetView } from "#app/domain/reader/sheet/lock.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";

/** How many bullets of the first job are public. */
const openBullets = 2;

// The samples never change while the process runs: each is set once.
const kept = new Map<FieldLetter, KeptSample>();
type KeptSample = Record<SheetView["kind"], SheetView> & { facts: SheetFacts };

/**
 * The sample of a field's landing page.
 * @param isMember whether the viewer is signed in; nobody else gets a word of the closed part
 * @returns its facts are of the whole sheet, and for everyone
 */
export function readSample(
	letter: FieldLetter,
	isMember: boolean,
): { sheet: SheetView; facts: SheetFacts } {
	const sample = kept.get(letter) ?? setSample(fields[letter].sample);
	kept.set(letter, sample);
	return { sheet: isMember ? sample.open : sample.locked, facts: sample.facts };
}

function setSample({ document, style }: FieldSample): KeptSample {
	const layout = layOutResume(document, style, fontMetrics);
	const pages = layout.pages.map(({ references }) => references);
	return {
		open: { kind: "open", document, style, pages },
		locked: { kind: "locked", style, ...lockSheet(document, layout, openBullets) },
		facts: sheetFacts(document, layout),
	};
}
