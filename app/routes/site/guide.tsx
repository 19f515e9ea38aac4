import { GuideView } from "#app/components/guides/guide-view.tsx";
import { brand } from "#app/content/brand.ts";
import { findGuide } from "#app/content/guides/guides.server.ts";
import * as messages from "#app/domain/messages/general.ts";
import { errorAnswer } from "#app/middleware/error-answer.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import stylesheet from "#app/styles/content.css?url";
import type { Route } from "./+types/guide";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader({ params, context }: Route.LoaderArgs) {
	const guide = findGuide(params.slug);
	if (!guide) throw errorAnswer("not_found", messages.general.notFound);
	return { guide, publicUrl: context.get(servicesContext).publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { guide, publicUrl } = loaderData;
	const url = `${publicUrl}/guides/${guide.slug}`;
	return [
		{ title: `${guide.title} · ${brand.name}` },
		{ name: "description", content: guide.description },
		{ tagName: "link", rel: "canonical", href: url },
		{ property: "og:type", content: "article" },
		{ property: "og:title", content: guide.title },
		{ property: "og:description", content: guide.description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: `${url}/share.png` },
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "Article",
				headline: guide.title,
				description: guide.description,
				dateModified: guide.updated,
				author: { "@type": "Organization", name: guide.author },
				publisher: { "@type": "Organization", name: brand.name },
				articleSection: guide.category,
				timeRequired: `PT${guide.readMinutes}M`,
				mainEntityOfPage: url,
				image: `${url}/share.png`,
			},
		},
	];
};

export default function GuidePage({ loaderData }: Route.ComponentProps) {
	return <GuideView guide={loaderData.guide} />;
}
