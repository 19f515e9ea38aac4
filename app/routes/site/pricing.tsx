import { pageMeta } from "#app/components/base/page-meta.ts";
import { PricingPage } from "#app/components/billing/pricing-page.tsx";
import { faqData, planFacts } from "#app/content/faq-data.ts";
import { pricingDescription, questions } from "#app/content/pricing.ts";
import { findPending } from "#app/data/billing/checkouts.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { checkoutRefusal } from "#app/domain/billing/checkout-rules.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson, getViewer } from "#app/requests/session.server.ts";
import stylesheet from "#app/styles/pricing.css?url";
import type { Route } from "./+types/pricing";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, {
		title: "Pricing",
		description: pricingDescription(),
		path: "/pricing",
		facts: import.meta.env.SSR
			? [faqData(questions()), ...planFacts(`${loaderData?.publicUrl}/pricing`)]
			: [],
	});

export async function loader({ context }: Route.LoaderArgs) {
	const { library, publicUrl } = context.get(servicesContext);
	const counts = await library.counts().catch(() => null);
	const person = await getPerson(context);
	return {
		publicUrl,
		addedLast30Days: counts?.addedLast30Days ?? null,
		offer: offerFor(await getViewer(context)),
		pending: person ? await readPending(context, person) : [],
		isProHeld: person !== null && (await isHeld(context, person)),
	};
}

async function readPending(context: Route.LoaderArgs["context"], { id }: Person) {
	const pending = await findPending(context.get(servicesContext).database, id);
	return pending.map(({ planId }) => planId);
}

/** A subscription that gives nothing now; no second one is sold next to it. */
async function isHeld(context: Route.LoaderArgs["context"], { id, mailboxHash }: Person) {
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const rights = await getRights(database, id, mailboxHash);
	const { subscription } = rights;
	const isRunning = subscription !== null && isSubscriptionActive(subscription, now);
	return !isRunning && checkoutRefusal(rights, plans.pro.id, now) !== null;
}

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
	const { publicUrl: _, ...shown } = loaderData;
	return <PricingPage {...shown} />;
}
