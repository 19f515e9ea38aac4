import type { ReactNode } from "react";

type BlankSlateProps = {
	title: string;
	children: ReactNode;
	/** The way on: a link or a button. */
	action?: ReactNode;
	headingLevel?: 1 | 2 | 3;
};

/** Shown in place of an empty list: what happened and what to do. */
export function BlankSlate({ title, children, action, headingLevel = 2 }: BlankSlateProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-14 text-center">
			<BlankSheets />
			<Heading className="text-2xl wrap-anywhere">{title}</Heading>
			<div className="w-full max-w-md wrap-anywhere text-quiet">{children}</div>
			{action ? <div className="mt-2">{action}</div> : null}
		</div>
	);
}

function BlankSheets() {
	return (
		<svg aria-hidden="true" viewBox="0 0 72 64" className="h-16">
			<g className="fill-sheet stroke-edge" strokeWidth="1.5">
				<rect x="7" y="8" width="36" height="46" rx="2" transform="rotate(-8 25 31)" />
				<rect x="26" y="7" width="38" height="49" rx="2" transform="rotate(5 45 31)" />
			</g>
		</svg>
	);
}
