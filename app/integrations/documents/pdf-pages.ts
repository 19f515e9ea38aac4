import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { AnnotationMode, getDocument, OPS, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type {
	DocumentInitParameters,
	TextItem,
	TextMarkedContent,
} from "pdfjs-dist/types/src/display/api.js";
import { withBulletSigns } from "#app/domain/reader/sheet/drawn-bullets.ts";
import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-line.ts";
import { ConversionError } from "./conversion.ts";
import { textsWithHyphens } from "./pdf-hyphens.ts";
import { type Matrix, marksOfPage, type Operators, times } from "./pdf-marks.ts";

/** The pages of a PDF as texts in their places. Nothing here needs Node: browsers read them by it as well. */

const mostPages = 60;
const mostTexts = 60_000;

/** Where the tables of letters of East Asian fonts lie (without them such texts are missing), and what draws. */
type PdfParts = Pick<
	DocumentInitParameters,
	"cMapUrl" | "cMapPacked" | "CanvasFactory" | "FilterFactory"
>;

/**
 * Opens a PDF; nothing in it is run or fetched.
 * @throws ConversionError when it is locked or has too many pages
 */
export async function openPdf(bytes: Uint8Array, parts: PdfParts): Promise<PDFDocumentProxy> {
	try {
		const pdf = await getDocument({
			...parts,
			data: new Uint8Array(bytes),
			verbosity: VerbosityLevel.ERRORS,
			useSystemFonts: false,
			disableFontFace: true,
			useWorkerFetch: false,
			useWasm: false,
			enableXfa: false,
			// Without it fonts have no names, by which bold and serif ones are told.
			fontExtraProperties: true,
			// Pictures are not wanted: this leaves them packed.
			maxImageSize: 1,
		}).promise;
		if (pdf.numPages > mostPages) throw new ConversionError("too_large", `${pdf.numPages} pages`);
		return pdf;
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException") {
			throw new ConversionError("encrypted", "A password");
		}
		throw error;
	}
}

/** Page by page, so that the caller can say how far it is. @throws ConversionError for too many texts */
export async function* readPages(
	pdf: PDFDocumentProxy,
): AsyncGenerator<{ page: PDFPageProxy } & ReadPage, void, void> {
	let texts = 0;
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const read = await readPage(page);
		texts += read.placed.texts.length;
		if (texts > mostTexts) throw new ConversionError("too_large", "Too many pieces of text");
		yield { page, ...read };
		page.cleanup();
	}
}

/** @property losesText text of it is missing, because its font cannot be read */
type ReadPage = { placed: PlacedPage; losesText: boolean };

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
	// Only when the page is carried out are its fonts known by name.
	const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
	const { items } = await page.getTextContent({ includeMarkedContent: true });
	const strings = textsWithHyphens(items, operators);
	const turn = turnOf(items) ?? page.rotate;
	const { place, width, height } = levelPlace(page, turn);
	const texts: PlacedText[] = [];
	// The marks that are open: a tagged file puts each paragraph, or a part of it, into one with an id.
	const open: (string | undefined)[] = [];
	for (const [index, item] of items.entries()) {
		if (!("str" in item)) {
			if (item.type === "endMarkedContent") open.pop();
			else open.push(item.id ?? open.at(-1));
			continue;
		}
		const string = strings[index] ?? item.str;
		if (string.trim() === "" || !item.transform.every(Number.isFinite)) continue;
		const [a, b] = item.transform as [number, number];
		const size = Math.hypot(a, b) || Math.abs(item.height);
		if (size < 0.5 || size > 400) continue;
		const [x, baseline] = times(place, item.transform as unknown as Matrix).slice(4) as [
			number,
			number,
		];
		const text = string.replace(/[\ue000-\uf8ff]/gu, "•").replace(/[\p{Cc}]/gu, " ");
		const font = fontOf(page, item.fontName);
		const placed = {
			text,
			x,
			baseline,
			width: item.width,
			size,
			angle: angleBetween(turn, turnOfText(item)),
			...font,
		};
		const paragraph = open.at(-1);
		texts.push(paragraph === undefined ? placed : { ...placed, paragraph });
	}
	const marks = marksOfPage(operators, place);
	return {
		placed: { width, height, texts: withBulletSigns(texts, marks) },
		losesText: losesText(page, operators),
	};
}

type Item = TextItem | TextMarkedContent;

const isPlaced = (item: Item): item is TextItem =>
	"str" in item && item.str.trim() !== "" && item.transform.every(Number.isFinite);

/** In degrees, against the clock. */
const turnOfText = ({ transform: [a, b] }: TextItem): number => (Math.atan2(b, a) * 180) / Math.PI;

/** How most texts of a page are turned: none lies level on one that was scanned askew, or that lies on its side. */
function turnOf(items: readonly Item[]): number | undefined {
	const turns = items.filter(isPlaced).map(turnOfText);
	return turns.toSorted((one, other) => one - other)[turns.length >> 1];
}

/** The size of a page and its place in space, where texts with this turn lie level. */
function levelPlace(page: PDFPageProxy, turn: number) {
	const rotation = Math.round(turn / 90) * 90;
	const { width, height, transform } = page.getViewport({ scale: 1, rotation });
	const rest = ((turn - rotation) * Math.PI) / 180;
	const [cos, sin, x, y] = [Math.cos(rest), Math.sin(rest), width / 2, height / 2];
	const turned: Matrix = [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
	return { width, height, place: times(turned, transform as unknown as Matrix) };
}

/** What is as good as level is level. */
function angleBetween(one: number, other: number): number {
	const angle = ((Math.round(one - other) + 540) % 360) - 180;
	return Math.abs(angle) > 3 ? angle : 0;
}

/** In the place of a font that cannot be read stands the sentence why, and its text is left out. */
const losesText = ({ commonObjs }: PDFPageProxy, { fnArray, argsArray }: Operators): boolean =>
	Array.from(fnArray).some((operator, index) => {
		const id = operator === OPS.setFont && (argsArray[index] as [string])[0];
		return id && commonObjs.has(id) && typeof commonObjs.get(id) === "string";
	});

function fontOf(page: PDFPageProxy, id: string): Pick<PlacedText, "family" | "bold" | "italic"> {
	const known: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
	const name = String((known as { name?: unknown } | null)?.name ?? "");
	return {
		family:
			/serif(?!.*sans)|times|georgia|garamond|cambria|roman|minion|palatino|book|baskerville|caslon|cmr|cmb/iu.test(
				name,
			)
				? "serif"
				: "sans",
		bold: /bold|black|heavy|demi|cmbx/iu.test(name),
		italic: /italic|oblique|cmti/iu.test(name),
	};
}
