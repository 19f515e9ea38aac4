import type { ReactNode } from "react";

/** One part of the settings: its heading beside what can be done there. */
export function SettingsSection({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="settings-section">
			<div>
				<h2 id={`${id}-title`} className="text-xl">
					{title}
				</h2>
				{lead ? <p className="mt-1 text-[0.9375rem] text-quiet">{lead}</p> : null}
			</div>
			<div className="min-w-0">{children}</div>
		</section>
	);
}
