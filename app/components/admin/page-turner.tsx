import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";

/** The ways on from a page of a list, where there are any. */
export function PageTurner({ first, next }: { first: string | null; next: string | null }) {
	if (!first && !next) return null;
	return (
		<nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
			{first ? (
				<Link to={first} className={buttonVariants({ variant: "secondary" })}>
					First page
				</Link>
			) : null}
			{next ? (
				<Link to={next} className={buttonVariants({ variant: "secondary" })}>
					Next page
				</Link>
			) : null}
		</nav>
	);
}
