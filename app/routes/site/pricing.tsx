import { pageMeta } from "#app/components/base/page-meta.ts";
import { PricingPage } from "#app/components/billing/pricing-page.tsx";
import { faqData, planFacts } from "#app/content/faq-data.ts";
import { pricingDescription, questions } from "#app/content/pricing.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { type OwnOffer, readOwnOffer } from "#app/operations/billing/read-own-offer.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import {
	getOwnOfClass,
	getPerson,
	getShownRights,
	getViewer,
} from "#app/requests/session.server.ts";
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
	return {
		publicUrl,
		addedLast30Days: counts?.addedLast30Days ?? null,
		...(getOwnOfClass<OwnOffer>(context) ?? (await readOwn(context))),
	};
}

async function readOwn(context: Route.LoaderArgs["context"]): Promise<OwnOffer> {
	const [viewer, person] = [await getViewer(context), await getPerson(context)];
	if (!viewer || !person) {
		return { offer: offerFor(null), pending: [], isProHeld: false, hadGuarantee: false };
	}
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	return readOwnOffer(database, { ...viewer, ...person }, await getShownRights(context), now);
}

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
	const { publicUrl: _, ...shown } = loaderData;
	return <PricingPage {...shown} />;
}
