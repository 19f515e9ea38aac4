import type { ReactNode } from "react";

/** The frame of a table: what is too wide for the screen scrolls inside it, by keyboard too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
		<section className="admin-table-frame" aria-label={label} tabIndex={0}>
			<table className="admin-table">{children}</table>
		</section>
	);
}
