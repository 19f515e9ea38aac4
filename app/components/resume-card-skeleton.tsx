import { Skeleton } from "./ui/skeleton.tsx";

/** How many cards a waiting list shows. */
export const skeletonCount = 6;

export function ResumeCardSkeleton() {
	return (
		<div className="resume-card" data-skeleton="">
			<div className="desk">
				<span className="sheet">
					<span className="sheet-blank" />
				</span>
			</div>
			<div className="resume-card-text">
				<div className="flex items-center gap-2">
					<Skeleton className="size-8" />
					<Skeleton className="h-4 w-24" />
				</div>
				<Skeleton className="mt-2 h-5 w-4/5" />
				<Skeleton className="mt-2 h-4 w-3/5" />
				<Skeleton className="mt-2 h-4 w-2/3" />
				<Skeleton className="mt-3 h-11 w-full" />
			</div>
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
