import { classes } from "#app/components/base/ui/class-names.ts";
import { ResumeSection } from "#app/components/library/resume-section.tsx";
import { sheetAddress } from "#app/components/library/sheet-picture.tsx";
import type { SectionPlace } from "#app/domain/reader/lesson/same-section.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { type BlockReference, pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";

type SectionWordsProps = {
	document: ResumeDocument;
	style: SheetStyle;
	references: readonly BlockReference[];
	label: string;
	className?: string;
};

/** One section of a resume in words, on a piece of its paper. */
export const SectionWords = ({ label, className, ...content }: SectionWordsProps) => (
	<section
		className={classes("resume-sheet", className)}
		data-style={content.style}
		aria-label={label}
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keyboard too
		tabIndex={0}
	>
		<div className="resume-page">
			<ResumeSection {...content} isFirst />
		</div>
	</section>
);

type SectionBarsProps = { id: string; sheetVersion: string; places: readonly SectionPlace[] };

/** The parts of a public drawing on which a section stands. */
export const SectionBars = ({ id, sheetVersion, places }: SectionBarsProps) =>
	places.map(({ page, top, height }, index) => (
		<svg
			key={page}
			role="img"
			aria-label={`This section as bars, each as long as its line${index > 0 ? ", goes on" : ""}`}
			viewBox={`0 ${top} ${pageWidth} ${height}`}
			className="section-bars w-full rounded-sm"
		>
			<image href={sheetAddress(id, sheetVersion, page)} width={pageWidth} height={pageHeight} />
		</svg>
	));
