import { Link, useLocation } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";

/** These pages say it at length. */
const pagesOfTheirOwn = new Set(["/settings", "/subscription"]);

/** One line above every page of a member whose renewal was not paid. */
export function PastDueBar() {
	const viewer = useViewer();
	const { pathname } = useLocation();
	if (!viewer?.pastDue || pagesOfTheirOwn.has(pathname)) return null;
	return (
		<aside
			aria-label="Payment"
			className="border-b border-hairline bg-danger-soft text-note print:hidden"
		>
			<div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
				<p>{viewer.pastDue}</p>
				<Link to="/subscription" className={buttonVariants({ variant: "secondary" })}>
					Update your card
				</Link>
			</div>
		</aside>
	);
}
