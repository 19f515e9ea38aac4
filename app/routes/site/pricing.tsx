import { PricingPage } from "#app/components/pricing-page.tsx";
import { brand } from "#app/content/brand.ts";
import { hadFirstMonth } from "#app/data/orders.server.ts";
import { getRights } from "#app/data/rights.server.ts";
import { hasFirstMonthOffer } from "#app/domain/checkout-rules.ts";
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
];

export async function loader({ context }: Route.LoaderArgs) {
	const { libraryCounts, publicUrl } = context.get(servicesContext);
	const counts = await libraryCounts().catch(() => null);
	const person = await getPerson(context);
	return {
		publicUrl,
		addedLast30Days: counts?.addedLast30Days ?? null,
		hasFirstMonthOffer: person !== null && (await hasOffer(context, person)),
	};
}

/** Whether Pro costs less for the first month, for the person who looks. */
async function hasOffer(
	context: Route.LoaderArgs["context"],
	{ id, mailboxHash }: Person,
): Promise<boolean> {
	const { database } = context.get(servicesContext);
	const rights = await getRights(database, id, mailboxHash);
	const { now } = context.get(requestInfoContext);
	return hasFirstMonthOffer(rights, await hadFirstMonth(database, id), now);
}

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
	const { addedLast30Days, hasFirstMonthOffer } = loaderData;
	return <PricingPage addedLast30Days={addedLast30Days} hasFirstMonthOffer={hasFirstMonthOffer} />;
}
