import type { ReactNode } from "react";

/** One section of a dashboard page about a person or a thing. */
export function FileSection({
	id,
	title,
	children,
}: {
	id: string;
	title: string;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="admin-panel min-w-0">
			<h2 id={`${id}-title`} className="mb-3 text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

/** Labels, and what is said under each; what has nothing to say falls out. */
export function FileFacts({
	facts,
}: {
	facts: readonly (readonly [label: string, value: ReactNode] | null)[];
}) {
	return (
		<dl className="admin-facts grid gap-y-3 gap-x-6">
			{facts.map((fact) =>
				fact ? (
					<div key={fact[0]}>
						<dt>{fact[0]}</dt>
						<dd>{fact[1]}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
