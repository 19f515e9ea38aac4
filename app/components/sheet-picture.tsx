import { cx } from "class-variance-authority";
import type { ResumeCard } from "#app/domain/resume.ts";

type SheetPictureProps = {
	resume: Pick<ResumeCard, "id" | "sheetVersion"> & { facts?: ResumeCard["facts"] };
	/** In the first view: fetched at once. */
	priority?: boolean;
	className?: string;
};

/**
 * The greeked sheet of a resume: its shape without a word of it. Letter's proportions are in width and
 * height, so that nothing moves when it arrives. A resume without a drawing shows an empty sheet.
 */
export function SheetPicture({ resume, priority = false, className }: SheetPictureProps) {
	const { id, sheetVersion, facts } = resume;
	return (
		<span className={cx("sheet", facts && facts.pages > 1 && "sheet-pile", className)}>
			{sheetVersion === null ? (
				<span className="sheet-blank" />
			) : (
				<img
					src={`/resumes/${id}/sheet.svg?v=${encodeURIComponent(sheetVersion)}`}
					width={612}
					height={792}
					alt=""
					loading={priority ? "eager" : "lazy"}
					decoding="async"
					data-sheet={id}
				/>
			)}
		</span>
	);
}
