import type { ReactNode } from "react";
import { Link } from "react-router";

const link =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 print:hidden";

/** A way on, in words. */
export const WayOn = ({ to, children }: { to: string; children: ReactNode }) => (
	<Link to={to} className={link}>
		{children}
	</Link>
);

/** One part of "My library": its heading, the way to all of it, and the latest or what to do about there being none. */
export function LibraryPart({
	id,
	title,
	all,
	children,
}: {
	id: string;
	title: string;
	/** The way to the whole list. */
	all?: { to: string; label: string } | null;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="min-w-0 border-t border-hairline pt-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				{all ? <WayOn to={all.to}>{all.label}</WayOn> : null}
			</div>
			{children}
		</section>
	);
}

/** The way to all of a list; none while it is empty. */
export const allOf = (to: string, number: number) =>
	number > 0 ? { to, label: `All ${number}` } : null;

/** Why a part is empty, and what fills it. */
export const Nothing = ({
	children,
	to,
	way,
}: {
	children: ReactNode;
	to: string;
	way: string;
}) => (
	<>
		<p className="text-quiet">{children}</p>
		<WayOn to={to}>{way}</WayOn>
	</>
);
