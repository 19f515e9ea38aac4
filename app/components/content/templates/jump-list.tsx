import { useCurrentSection } from "../guides/use-current-section.ts";

export type JumpTarget = { id: string; name: string; templates: number };

/** Leads to each part of the list and says where one is: beside it, or on a bar above it on a narrow screen. */
export function JumpList({ targets }: { targets: readonly JumpTarget[] }) {
	const current = useCurrentSection(targets.map(({ id }) => id));
	return (
		<nav aria-label="Jump to" className="template-jump text-note">
			<ul>
				{targets.map(({ id, name, templates }) => (
					<li key={id}>
						<a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
							{name} <span>{templates}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
