import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";

type PageTurnerProps = {
	/** The address of a page of the list: behind a place, or its first. */
	address: (after: string | null) => string;
	/** Where the next page goes on; null on the last. */
	next: string | null;
	isFirst: boolean;
};

/** The ways on from a page of a list, where there are any. */
export function PageTurner({ address, next, isFirst }: PageTurnerProps) {
	if (isFirst && !next) return null;
	return (
		<nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
			{isFirst ? null : <Way to={address(null)}>First page</Way>}
			{next ? <Way to={address(next)}>Next page</Way> : null}
		</nav>
	);
}

const Way = ({ to, children }: { to: string; children: string }) => (
	<Link to={to} className={buttonVariants({ variant: "secondary" })}>
		{children}
	</Link>
);
