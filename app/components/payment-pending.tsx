import { Link, useLocation } from "react-router";
import { messages } from "#app/domain/messages.ts";
import { PurchaseActions } from "./pro-success.tsx";
import { Spinner } from "./ui/spinner.tsx";

type PaymentPendingProps = {
	/**
	 * `pending`: it is the person's payment and not settled yet; the route asks again and again.
	 * `neutral`: no session, an unknown one or somebody else's.
	 */
	state: "pending" | "neutral";
};

/** Stands where the success page would, as long as there is no success to tell of. */
export function PaymentPending({ state }: PaymentPendingProps) {
	const { pathname, search } = useLocation();
	if (state === "neutral") {
		return (
			<main id="content" className="container-page purchase-page">
				<h1 className="text-4xl">Payment status</h1>
				<p className="mt-4 max-w-prose text-lg">{messages.checkout.neutral}</p>
				<PurchaseActions browse="Browse resumes" />
			</main>
		);
	}
	return (
		<main id="content" className="container-page purchase-page">
			<Spinner className="size-8 text-accent" />
			<h1 className="mt-6 text-4xl">Confirming your payment</h1>
			<p role="status" className="mt-4 max-w-prose text-lg">
				{messages.checkout.pending}
			</p>
			<Link to={pathname + search} reloadDocument className="link-quiet mt-6">
				Check again now
			</Link>
		</main>
	);
}
