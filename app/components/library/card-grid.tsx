import { useViewer } from "#app/components/base/viewer-context.tsx";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeCard as Card } from "#app/domain/library/resume.ts";
import { ResumeCard } from "./resume-card.tsx";
import { ResumeGrid } from "./resume-grid.tsx";

/** Cards that are no page of the list: each leads to its preview. */
export function CardGrid({
	cards,
	label,
	reasons,
	headingLevel = 3,
	isInFirstView = false,
	isBelow,
}: {
	cards: readonly Card[];
	label: string;
	/** Why a resume is here, by its id. */
	reasons?: Readonly<Record<string, string>>;
	headingLevel?: 2 | 3;
	/** The picture of the first card is what the page shows largest. */
	isInFirstView?: boolean;
	/** It stands below another list of cards. */
	isBelow?: boolean;
}) {
	const viewer = useViewer();
	return (
		<ResumeGrid label={label} isBelow={isBelow}>
			{cards.map((card, index) => (
				<div key={card.id} className="grid h-full grid-rows-[auto_1fr]">
					{reasons?.[card.id] ? (
						<p className="mb-2 text-note font-medium text-accent">{reasons[card.id]}</p>
					) : null}
					<ResumeCard
						resume={card}
						offer={offerToOpen(viewer, {
							unlocked: viewer?.unlocked.includes(card.id) ?? false,
							available: card.isAvailable,
							openToEveryone: card.openToEveryone,
						})}
						to={`/resumes/${card.id}`}
						headingLevel={headingLevel}
						priority={isInFirstView && index === 0}
					/>
				</div>
			))}
		</ResumeGrid>
	);
}
