import { Link } from "react-router";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { pageHeight } from "#app/domain/reader/sheet/layout.ts";
import { type SheetMark, spreadApart } from "#app/domain/reader/sheet/marks.ts";
import { flag, SheetFlag } from "./sheet-flag.tsx";
import { SheetNote } from "./sheet-note.tsx";

type AnnotatedSheetProps = {
	resume: ResumeCard;
	/** Two more that look out from under it. */
	below: readonly ResumeCard[];
	marks: readonly SheetMark[];
};

/** One sheet with flags at its edge, and beside them what its bars, dots and ticks say. */
export function AnnotatedSheet({ resume, below, marks }: AnnotatedSheetProps) {
	const heights = spreadApart(
		marks.map(({ y }) => y),
		flag.height + 12,
		pageHeight - flag.height,
	);
	return (
		<figure className="annotated grid gap-6 sm:gap-0">
			<div className="annotated-sheet relative max-w-[26rem]">
				{below.map((other) => (
					<SheetPicture key={other.id} resume={{ ...other, facts: null }} priority />
				))}
				<SheetPicture resume={{ ...resume, facts: null }} priority />
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${flag.left + flag.width} ${pageHeight}`}
					className="annotated-marks"
				>
					{marks.map((mark, index) => (
						<SheetFlag
							key={mark.kind}
							mark={mark}
							number={index + 1}
							y={heights[index] ?? mark.y}
						/>
					))}
				</svg>
			</div>
			<div className="relative hidden sm:block">
				<svg
					aria-hidden="true"
					viewBox={`0 0 100 ${pageHeight}`}
					preserveAspectRatio="none"
					className="absolute size-full fill-none stroke-accent stroke-1"
				>
					{heights.map((height, index) => {
						const slot = ((index + 0.5) / heights.length) * pageHeight;
						const bend = `M0 ${height}C60 ${height} 40 ${slot} 100 ${slot}`;
						return <path key={height} d={bend} vectorEffect="non-scaling-stroke" />;
					})}
				</svg>
			</div>
			<ol className="annotated-notes">
				{marks.map((mark) => (
					<li key={mark.kind}>
						<SheetNote mark={mark} facts={resume.facts} />
					</li>
				))}
			</ol>
			<figcaption>
				<Link to={`/resumes/${resume.id}`}>{resume.title}</Link>
				{`, ${resume.company}. ${provenanceLabels[resume.provenance]}.`}
			</figcaption>
		</figure>
	);
}
