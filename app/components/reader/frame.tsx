import { type ReactNode, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useShortcuts } from "#app/components/base/use-shortcuts.ts";
import { ReaderDownloads, type ReaderDownloadsProps } from "./downloads.tsx";
import { arrowLeftIcon } from "./tool-icons.ts";
import { ReaderTools } from "./tools.tsx";
import { nextZoom, useReader } from "./use-pages.ts";

type ReaderFrameProps = ReaderDownloadsProps & {
	title: string;
	/** Where it is known before the pages are drawn. */
	pageCount: number | null;
	/** The resume's preview. */
	backTo: string;
	/** What stands beside the sheet, below its downloads; on a phone below the sheet. */
	beside: ReactNode;
	/** The sheet. It takes its size from `--sheet-zoom`: 1 is as wide as the room allows. */
	children: ReactNode;
};

/** The reading room: the sheet in the middle, its facts beside it, and tools that stay out of its way. */
export function ReaderFrame({
	title,
	pageCount: expected,
	downloads,
	needsPro,
	backTo,
	beside,
	children,
}: ReaderFrameProps) {
	const stage = useRef<HTMLDivElement>(null);
	const help = useRef<HTMLButtonElement>(null);
	const navigate = useNavigate();
	const { page, pageCount, goTo, zoom, setZoom } = useReader(stage, expected);
	const next = () => goTo(Math.min(page + 1, pageCount ?? 1));
	const previous = () => goTo(Math.max(page - 1, 1));
	const larger = () => setZoom(nextZoom(zoom, 1));
	const smaller = () => setZoom(nextZoom(zoom, -1));
	const fit = () => setZoom(1);
	const print = () => window.print();
	const leave = () => navigate(backTo);
	useShortcuts({
		ArrowRight: next,
		ArrowLeft: previous,
		"+": larger,
		"=": larger,
		"-": smaller,
		"0": fit,
		p: print,
		"?": () => {
			// From there the next press of Tab leads into the list.
			help.current?.focus();
			help.current?.click();
		},
		Escape: leave,
	});
	return (
		<main id="content" className="reader flex-1">
			<div className="reader-bar items-center gap-4 min-h-14 px-4 border-b border-hairline bg-room md:px-6">
				<Link to={backTo} className="link-quiet shrink-0">
					<Icon path={arrowLeftIcon} />
					Back
				</Link>
				<h1 className="min-w-0 flex-1 font-sans text-[1rem] font-medium tracking-normal truncate">
					{title}
				</h1>
				<ReaderTools
					page={page}
					pageCount={pageCount}
					zoom={zoom}
					helpButton={help}
					{...{ next, previous, larger, smaller, fit, print }}
				/>
			</div>
			<div className="reader-room gap-6 mx-auto lg:gap-10">
				<div ref={stage} className="reader-stage min-w-0 [scrollbar-width:thin]">
					{children}
				</div>
				<aside
					aria-label="About this resume"
					className="reader-side content-start lg:sticky lg:top-38 lg:self-start"
				>
					<ReaderDownloads downloads={downloads} needsPro={needsPro} />
					{beside}
				</aside>
			</div>
		</main>
	);
}
