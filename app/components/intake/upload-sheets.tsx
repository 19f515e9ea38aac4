import { useState } from "react";
import { PdfPages } from "#app/components/reader/pdf/pages.tsx";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";

/** The file as a viewer sees it before opening it. */
export function UploadSheets({ review }: { review: UploadReview }) {
	const pages = Array.from({ length: review.drawnPages }, (_, index) => index + 1);
	return (
		<figure className="upload-sheets flex flex-wrap items-start content-start gap-3">
			{pages.length === 0 ? (
				<span className="sheet">
					<span className="sheet-blank" />
				</span>
			) : (
				pages.map((page) => (
					<span key={page} className="sheet">
						<img
							src={`/admin/uploads/${review.id}/sheet.svg?page=${page}`}
							width={612}
							height={792}
							alt=""
						/>
					</span>
				))
			)}
			<figcaption className="text-sm text-quiet">
				{pages.length === 0
					? "No drawing: the preview is an empty sheet."
					: "The preview, without a word."}
			</figcaption>
		</figure>
	);
}

/** The pages of a PDF as they came in, also of a scan that no program can read: for the owner's eyes only. */
export function UploadPages({ review }: { review: UploadReview }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>The pages themselves</summary>
			{isOpen ? (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
				<section className="upload-pages bg-panel" aria-label="Pages of the file" tabIndex={0}>
					<PdfPages url={`/admin/uploads/${review.id}/file`} />
				</section>
			) : null}
		</details>
	);
}
