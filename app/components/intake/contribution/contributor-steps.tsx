const steps = ["Send it", "See and correct the page", "Agree and submit"] as const;

/** Where a contributor is on the way. */
export const ContributorSteps = ({ now }: { now: 1 | 2 | 3 }) => (
	<ol className="mt-2 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-note text-quiet">
		{steps.map((name, index) => (
			<li
				key={name}
				aria-current={index + 1 === now ? "step" : undefined}
				className={index + 1 === now ? "font-semibold text-ink" : undefined}
			>
				{index + 1}. {name}
			</li>
		))}
	</ol>
);
