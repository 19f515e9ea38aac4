import type { UploadReview } from "#app/domain/upload-review.ts";

/** How everybody would see the file before they open it. */
export function UploadSheets({ review }: { review: UploadReview }) {
	const pages = Array.from({ length: review.drawnPages }, (_, index) => index + 1);
	return (
		<figure className="upload-sheets">
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
