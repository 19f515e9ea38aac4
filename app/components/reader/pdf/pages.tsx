import { useEffect, useRef, useState } from "react";
import { LoadError } from "#app/components/base/load-error.tsx";
import type { Pdf, PdfPage } from "./engine.ts";

type Engine = typeof import("./engine.ts");
type State =
	| { kind: "loading"; share: number }
	| { kind: "failed" }
	| { kind: "ready"; engine: Engine; pages: readonly PdfPage[] };

/**
 * A PDF, page by page, as pictures with selectable text. Drawn in the browser only.
 * @param url on our own origin; asked for with the person's session
 */
export function PdfPages({ url }: { url: string }) {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>({ kind: "loading", share: 0 });

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
	useEffect(() => {
		let gone = false;
		let cancel = () => {};
		setState({ kind: "loading", share: 0 });
		const load = async () => {
			const engine = await import("./engine.ts");
			if (gone) return;
			const task = engine.loadPdf(url, (share) => !gone && setState({ kind: "loading", share }));
			cancel = task.cancel;
			const pages = await allPages(await task.pdf);
			if (!gone) setState({ kind: "ready", engine, pages });
		};
		load().catch(() => !gone && setState({ kind: "failed" }));
		return () => {
			gone = true;
			cancel();
		};
	}, [url, attempt]);

	if (state.kind === "failed") {
		return (
			<LoadError
				message="This resume could not be loaded"
				busy={false}
				onRetry={() => setAttempt(attempt + 1)}
			/>
		);
	}
	if (state.kind === "loading") return <Progress share={state.share} />;
	return (
		<div className="pdf-pages gap-6 mx-auto">
			{state.pages.map((page) => (
				<PdfSheet
					key={page.pageNumber}
					engine={state.engine}
					page={page}
					total={state.pages.length}
				/>
			))}
		</div>
	);
}

function allPages(pdf: Pdf): Promise<PdfPage[]> {
	return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

function Progress({ share }: { share: number }) {
	const percent = Math.round(share * 100);
	return (
		<div className="pdf-sheet grid place-items-center">
			<label className="grid w-48 gap-2 text-center text-sm">
				<span>Loading the resume, {percent} %</span>
				<progress
					max={100}
					value={percent}
					className="reader-progress w-full border-0 rounded-[2px] overflow-hidden bg-sheet-line"
				/>
			</label>
		</div>
	);
}

function PdfSheet({ engine, page, total }: { engine: Engine; page: PdfPage; total: number }) {
	const sheet = useRef<HTMLElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = sheet.current;
		if (!element) return;
		// The proportions of this very page; set through the CSSOM, which the policy allows.
		const { width, height } = page.getViewport({ scale: 1 });
		element.style.aspectRatio = `${width} / ${height}`;

		let near = false;
		let drawn = 0;
		let drawing: { cancel: () => void } | null = null;
		const draw = () => {
			const width = element.clientWidth;
			if (!near || width === drawn || !canvas.current || !text.current) return;
			drawing?.cancel();
			drawn = width;
			const next = engine.drawPage(page, { canvas: canvas.current, text: text.current, width });
			drawing = next;
			next.done.catch((error: unknown) => {
				if (!engine.isCancellation(error)) console.error(error);
			});
		};
		let timer: ReturnType<typeof setTimeout>;
		const resized = new ResizeObserver(() => {
			clearTimeout(timer);
			timer = setTimeout(draw, 120);
		});
		const seen = new IntersectionObserver(
			([entry]) => {
				near = entry?.isIntersecting ?? false;
				draw();
			},
			{ rootMargin: "800px" },
		);
		resized.observe(element);
		seen.observe(element);
		return () => {
			clearTimeout(timer);
			resized.disconnect();
			seen.disconnect();
			drawing?.cancel();
		};
	}, [engine, page]);

	return (
		<section
			ref={sheet}
			aria-label={`Page ${page.pageNumber} of ${total}`}
			data-page={page.pageNumber}
			className="pdf-sheet"
		>
			<canvas ref={canvas} />
			<div ref={text} className="pdf-text" />
		</section>
	);
}
