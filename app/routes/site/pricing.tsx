import { PricingPage } from "#app/components/pricing-page.tsx";
import { brand } from "#app/content/brand.ts";
import { faqData } from "#app/content/faq-data.ts";
import { questions } from "#app/content/pricing.ts";
import { hadFirstMonth } from "#app/data/orders.server.ts";
import { getRights } from "#app/data/rights.server.ts";
import { checkoutRefusal, hasFirstMonthOffer } from "#app/domain/checkout-rules.ts";
import { isSubscriptionActive } from "#app/domain/entitlements.ts";
import { packPrice, plans, proPrice } from "#app/domain/plans.ts";
import type { Person } from "#app/domain/viewer.ts";
import { getPerson } from "#app/middleware/person.server.ts";
import { requestInfoContext, servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/pricing";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `Pricing · ${brand.name}` },
	{
		name: "description",
		content: `Browsing is free. A ${plans.pack.name} opens ${plans.pack.resumes} resumes for ${packPrice}, ${plans.pro.name} opens all of them for ${proPrice} a month.`,
	},
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/pricing` },
	{ "script:ld+json": faqData(questions) },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { libraryCounts, publicUrl } = context.get(servicesContext);
	const counts = await libraryCounts().catch(() => null);
	const person = await getPerson(context);
	return {
		publicUrl,
		addedLast30Days: counts?.addedLast30Days ?? null,
		...(person
			? await readTerms(context, person)
			: { hasFirstMonthOffer: false, isProHeld: false }),
	};
}

/** On what terms the person who looks would get Pro: as the checkout decides it. */
async function readTerms(context: Route.LoaderArgs["context"], { id, mailboxHash }: Person) {
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const rights = await getRights(database, id, mailboxHash);
	const { subscription } = rights;
	const isRefused = checkoutRefusal(rights, plans.pro.id, now) !== null;
	const isRunning = subscription !== null && isSubscriptionActive(subscription, now);
	const hadOffer = await hadFirstMonth(database, id);
	return {
		hasFirstMonthOffer: !isRefused && hasFirstMonthOffer(rights, hadOffer, now),
		isProHeld: isRefused && !isRunning,
	};
}

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
	const { publicUrl: _, ...shown } = loaderData;
	return <PricingPage {...shown} />;
}
