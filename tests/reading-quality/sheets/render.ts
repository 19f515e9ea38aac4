import type { Browser } from "playwright-core";
import type { Person } from "../people.ts";
import { drawnPdf, isDrawn } from "./drawn.ts";
import { openPrinter } from "./html.ts";
import { pastedText } from "./pasted.ts";
import { sheetOf } from "./sheet.ts";
import { wordFile } from "./word.ts";

export const formats = ["pdf", "docx", "text"] as const;
export type Format = (typeof formats)[number];

export type Render = (person: Person, format: Format) => Promise<Uint8Array>;

/**
 * Makes a person's resume as a file of a format, independent of the product's own writers.
 * @param browser prints those PDFs that are not drawn line by line; without one they are refused
 */
export async function openRenderer(browser: Browser | null): Promise<Render> {
	const print = browser && (await openPrinter(browser));
	return async (person, format) => {
		const sheet = sheetOf(person);
		if (format === "docx") return wordFile(sheet);
		if (format === "text") return new TextEncoder().encode(pastedText(sheet));
		if (isDrawn(sheet)) return drawnPdf(sheet);
		if (!print) throw new Error(`${person.id} needs a browser`);
		return print(sheet);
	};
}

/** Whether a person's PDF needs no browser. */
export const needsNoBrowser = (person: Person): boolean => isDrawn(sheetOf(person));
