import type { ReactNode } from "react";

/** The frame of a table: what is too wide for the screen scrolls inside it, by keyboard too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
	return (
		<section
			className="admin-table-frame relative border border-hairline rounded-md bg-raised"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
			tabIndex={0}
		>
			<table className="admin-table w-full border-collapse text-note text-start">{children}</table>
		</section>
	);
}
