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
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="settings-section grid gap-y-1 gap-x-10 py-4 border-t border-hairline"
		>
			<div>
				<h2 id={`${id}-title`} className="text-xl">
					{title}
				</h2>
				{lead ? <p className="mt-1 text-note text-quiet">{lead}</p> : null}
			</div>
			<div className="min-w-0">{children}</div>
		</section>
	);
}

/** A form behind its title: open when it is asked for, or when it was refused. */
export function Folded({
	title,
	isOpen = false,
	children,
}: {
	title: string;
	/** False while nothing was refused. */
	isOpen?: boolean;
	children: ReactNode;
}) {
	return (
		<details className="disclosure -mb-2" open={isOpen || undefined}>
			<summary>{title}</summary>
			{children}
		</details>
	);
}
