import { Link, useLocation } from "react-router";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import * as messages from "#app/domain/base/messages/billing.ts";

/** Shown instead of the success page while a payment is not settled; the route keeps asking. */
export function PaymentPending() {
	const { pathname, search } = useLocation();
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
