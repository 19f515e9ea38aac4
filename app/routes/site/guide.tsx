import { articleFacts, pageMeta } from "#app/components/base/page-meta.ts";
import { GuideView } from "#app/components/content/guides/text-view.tsx";
import { findGuide } from "#app/content/guides/guides.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { readFurther } from "#app/operations/content/read-further.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/content.css?url";
import type { Route } from "./+types/guide";

export const handle = { isOnlyRead: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ params, context }: Route.LoaderArgs) {
	const guide = findGuide(params.slug);
	if (!guide) throw errorResponse("not_found", messages.general.notFound);
	const services = context.get(servicesContext);
	return {
		// What it answers is for the search alone.
		guide: { ...guide, answers: {} },
		further: await readFurther(services, "guide", guide),
		publicUrl: services.publicUrl,
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { guide, publicUrl } = loaderData;
	const { title, description } = guide;
	const path = `/guides/${guide.slug}`;
	return pageMeta(publicUrl, {
		title,
		description,
		path,
		isArticle: true,
		within: { name: "Career Guides", path: "/guides" },
		facts: import.meta.env.SSR
			? [
					{
						...articleFacts(publicUrl, { ...guide, path }),
						timeRequired: `PT${guide.minutes}M`,
					},
				]
			: [],
	});
};

export default function GuidePage({ loaderData }: Route.ComponentProps) {
	const { guide, further } = loaderData;
	return <GuideView guide={guide} further={further} />;
}
