import { redirect } from "react-router";
import { z } from "zod";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { ForYouPage } from "#app/components/library/career/for-you-page.tsx";
import { forYouPage } from "#app/content/insights/for-you-words.ts";
import { insights as messages } from "#app/domain/base/messages/tools.ts";
import { toldOf } from "#app/domain/insights/career/counted-routes.ts";
import {
	forYouAddress,
	foundPart,
	readWants,
} from "#app/domain/insights/career/for-you-address.ts";
import { works } from "#app/domain/insights/career/works.ts";
import { givenProblem } from "#app/domain/insights/posting/given-text.ts";
import { findForYou } from "#app/operations/insights/find-for-you.server.ts";
import { findTarget } from "#app/operations/insights/find-target.server.ts";
import { parseForm, refuseFields } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import billing from "#app/styles/billing.css?url";
import type { Route } from "./+types/for-you";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: billing }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? [
				...pageMeta(loaderData.publicUrl, { ...forYouPage, path: "/for-you" }),
				...(loaderData.found ? [{ name: "robots", content: "noindex, follow" }] : []),
			]
		: [];

/** So many companies are offered while one is typed: those with the most resumes. */
const offeredCompanies = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const wants = readWants(new URL(request.url).searchParams);
	const isOpen = Object.values(wants).every((answer) => answer === "");
	const [roles, companies, routes] = await Promise.all([
		services.search.countEach("role"),
		services.search.countEach("company"),
		services.library.careerRoutes(),
	]);
	const route = routes.find(({ from, to }) => from === wants.now && to === wants.role);
	return {
		publicUrl: services.publicUrl,
		wants,
		roles: [...roles.keys()].sort(),
		companies: [...companies]
			.sort((one, other) => other[1] - one[1])
			.slice(0, offeredCompanies)
			.map(([name]) => name)
			.sort(),
		works,
		route: route ? toldOf(route) : null,
		found: isOpen ? null : await findForYou(services, wants),
	};
}

const postingSchema = z.object({ posting: z.string().max(100_000) });

/** A posting becomes an address with its answers; nothing of it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, postingSchema);
	if (!posted.success) return posted.refused;
	const { posting } = posted.fields;
	const problem = posting.trim() === "" ? messages.noPosting : givenProblem(posting);
	if (problem) return refuseFields({ posting: problem }, { posting }, {});
	const wants = await findTarget(context.get(servicesContext), posting);
	const address = forYouAddress(wants);
	if (address === "/for-you") {
		return refuseFields({ posting: messages.silentPosting }, { posting }, {});
	}
	throw redirect(`${address}#${foundPart}`);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.postingFailed);

export default function ForYouRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <ForYouPage {...loaderData} answer={actionData} />;
}
