import { Suspense, useEffect } from "react";
import { Await, Link } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	SubscriptionLoading,
	SubscriptionPage,
} from "#app/components/billing/subscription-page.tsx";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import stylesheet from "#app/styles/member.css?url";
import type { Route } from "./+types/subscription";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = () => privateMeta("My Subscription");

export async function loader({ context }: Route.LoaderArgs) {
	const person = await getPerson(context);
	const { now } = context.get(requestInfoContext);
	return {
		billing: person && (await readBilling(context.get(servicesContext), person, now)),
	};
}

/** From another page of the site the page comes at once, and what is bought follows; a refresh is waited for. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	if (window.location.pathname === "/subscription") return serverLoader();
	return { billing: serverLoader().then(({ billing }) => billing) };
}

export default function SubscriptionRoute({ loaderData }: Route.ComponentProps) {
	return (
		<Suspense fallback={<SubscriptionLoading />}>
			<Await resolve={loaderData.billing}>
				{(billing) => (billing ? <SubscriptionPage billing={billing} /> : <SignedOut />)}
			</Await>
		</Suspense>
	);
}

/** Signed out, the sign-up dialog opens by itself; without scripts a link leads on. */
function SignedOut() {
	const { open } = useAuthDialog();
	useEffect(() => open("signup", { returnTo: "/subscription" }), [open]);
	return (
		<main id="content" className="container-page flex-1 py-12">
			<h1 className="mb-4 text-4xl">My Subscription</h1>
			<p className="mb-6 text-quiet">Sign up or sign in to see your subscription.</p>
			<Link to="/auth/signup?returnTo=/subscription" className={buttonVariants()}>
				Sign up
			</Link>
		</main>
	);
}
