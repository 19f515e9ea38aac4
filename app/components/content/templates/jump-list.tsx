export type JumpTarget = { id: string; name: string; templates: number };

/** Leads to each part of the list: beside it, or on a bar that stays above it on a narrow screen. */
export function JumpList({ targets }: { targets: readonly JumpTarget[] }) {
	return (
		<nav aria-label="Jump to" className="template-jump text-note">
			<ul>
				{targets.map(({ id, name, templates }) => (
					<li key={id}>
						<a href={`#${id}`}>
							{name} <span>{templates}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
