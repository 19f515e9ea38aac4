import type { FieldLetter } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { downloadableSample, type SampleFormat } from "#app/domain/content/sample-download.ts";
import { sampleOriginSentence } from "#app/domain/library/provenance.ts";
import { summarisePlan } from "#app/domain/reader/entitlements.ts";
import { contentTypes, fileNameOf } from "#app/domain/reader/file-kinds.ts";
import { renderDocx } from "#app/integrations/documents/docx.server.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import type { Uses } from "#app/services.ts";

export type SampleFile = { bytes: Uint8Array; contentType: string; fileName: string };

// Fourteen small files at most; the same document gives the same bytes, so each is made once.
const made = new Map<string, Promise<Uint8Array>>();

/**
 * A landing page's sample as a file, for those whose plan downloads it. Spends nothing.
 * @param now when the plan has to run
 */
export async function provideSample(
	services: Uses<"database">,
	person: Person | null,
	letter: FieldLetter,
	format: SampleFormat,
	now: Date,
): Promise<
	| { success: true; data: SampleFile }
	| { success: false; reason: "authentication_required" | "upgrade_required" }
> {
	if (!person) return { success: false, reason: "authentication_required" };
	const rights = await getRights(services.database, person.id, person.mailboxHash);
	if (!downloadableSample(summarisePlan(rights, now)).includes(format)) {
		return { success: false, reason: "upgrade_required" };
	}
	const fileName = fileNameOf(`${fields[letter].sample.document.basics.label} resume`, format);
	const bytes = await makeOnce(letter, format);
	return { success: true, data: { bytes, contentType: contentTypes[format], fileName } };
}

function makeOnce(letter: FieldLetter, format: SampleFormat): Promise<Uint8Array> {
	const key = `${letter}.${format}`;
	const present = made.get(key);
	if (present) return present;
	const { document, style } = fields[letter].sample;
	const render = format === "pdf" ? renderPdf : renderDocx;
	const bytes = render(document, style, sampleOriginSentence);
	made.set(key, bytes);
	// What failed is tried again by the next who asks.
	bytes.catch(() => made.delete(key));
	return bytes;
}
