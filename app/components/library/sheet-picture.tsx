import { classes } from "#app/components/base/ui/class-names.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";

type SheetPictureProps = {
	resume: Pick<ResumeCard, "id" | "sheetVersion"> & { facts?: ResumeCard["facts"] };
	/** In the first view: fetched at once, before the others, and drawn with the words around it. */
	priority?: boolean;
	/** Counted from 1. */
	page?: number;
	className?: string;
};

/**
 * The greeked sheet of a resume: its shape without a word of it. Letter's proportions are in width and
 * height, so that nothing moves when it arrives. A resume without a drawing shows an empty sheet.
 */
export function SheetPicture({ resume, priority = false, page = 1, className }: SheetPictureProps) {
	const { id, sheetVersion, facts } = resume;
	return (
		<span className={classes("sheet", facts && facts.pages > 1 && "sheet-pile", className)}>
			{sheetVersion === null ? (
				<span className="sheet-blank" />
			) : (
				<img
					src={sheetAddress(id, sheetVersion, page)}
					width={612}
					height={792}
					alt=""
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : undefined}
					decoding={priority ? undefined : "async"}
				/>
			)}
		</span>
	);
}

/** The pages of a greeked sheet, one under the other. */
export function SheetPages({
	resume,
	pages,
}: {
	resume: Pick<ResumeCard, "id" | "sheetVersion">;
	pages: number;
}) {
	return (
		<div className="sheet-pages">
			{Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
				<SheetPicture
					key={page}
					resume={{ id: resume.id, sheetVersion: resume.sheetVersion }}
					page={page}
					priority={page === 1}
				/>
			))}
		</div>
	);
}

/** Where the drawing of a page is. @param page counted from 1 */
export function sheetAddress(id: string, version: string, page: number): string {
	const parameters = new URLSearchParams({ v: version });
	if (page > 1) parameters.set("page", String(page));
	return `/resumes/${id}/sheet.svg?${parameters}`;
}
