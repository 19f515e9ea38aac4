/** How many cards a waiting list shows. */
export const skeletonCount = 6;

/** The place of a card that is on its way: its sheet and a few gray lines. */
export function ResumeCardSkeleton() {
	return (
		<div className="resume-card" data-skeleton="">
			<div className="desk">
				<span className="sheet">
					<span className="sheet-blank" />
				</span>
			</div>
			<div className="resume-card-lines" />
		</div>
	);
}

/** A list that is on its way. */
export function ResumeGridSkeleton() {
	return (
		<div role="status">
			<span className="sr-only">Loading resumes</span>
			<div className="resume-grid" aria-hidden="true">
				{Array.from({ length: skeletonCount }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: six times the same
					<ResumeCardSkeleton key={index} />
				))}
			</div>
		</div>
	);
}
