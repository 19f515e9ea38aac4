import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
// With what browsers of the last years lack: the other build is for those of the last months.
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { withResolvers } from "#app/domain/base/with-resolvers.ts";
import workerUrl from "./drawing-worker.ts?worker&url";

Promise.withResolvers ??= withResolvers;
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/**
 * Loads a PDF from our own origin. No WebAssembly: it is not allowed by the
 * content security policy.
 * @param onProgress the share that has arrived, 0 to 1; not called when the length is not known
 */
export function loadPdf(
	url: string,
	onProgress: (share: number) => void,
): { pdf: Promise<Pdf>; cancel: () => void } {
	const task = pdfjs.getDocument({
		url,
		useWasm: false,
		enableXfa: false,
		// A resume is small: one request, instead of many for its ranges.
		disableRange: true,
		disableStream: false,
	});
	task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
		if (total > 0) onProgress(Math.min(1, loaded / total));
	};
	return { pdf: task.promise, cancel: () => void task.destroy() };
}

/**
 * Draws a page as a picture with its text over it, invisible but selectable and readable for a screen reader.
 * @param width of the page on the screen, in CSS pixels
 * @returns a function that stops the drawing
 */
export function drawPage(
	page: PdfPage,
	{ canvas, text, width }: { canvas: HTMLCanvasElement; text: HTMLElement; width: number },
): { done: Promise<void>; cancel: () => void } {
	const scale = width / page.getViewport({ scale: 1 }).width;
	const viewport = page.getViewport({ scale });
	const density = Math.min(window.devicePixelRatio || 1, 3);
	canvas.width = Math.floor(viewport.width * density);
	canvas.height = Math.floor(viewport.height * density);
	const picture = page.render({
		canvas,
		viewport,
		...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
	});
	text.replaceChildren();
	text.style.setProperty("--total-scale-factor", String(scale));
	const layer = new pdfjs.TextLayer({
		textContentSource: page.streamTextContent(),
		container: text,
		viewport,
	});
	return {
		done: Promise.all([picture.promise, layer.render()]).then(() => {}),
		cancel: () => {
			picture.cancel();
			layer.cancel();
		},
	};
}

/** Drawing was stopped on purpose. */
export function isCancellation(error: unknown): boolean {
	return error instanceof Error && /cancel/iu.test(`${error.name} ${error.message}`);
}
