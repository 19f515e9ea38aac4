import { LegalPageView } from "#app/components/legal-page.tsx";
import { brand } from "#app/content/brand.ts";
import { termsPage } from "#app/content/legal/terms.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/terms";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${termsPage.title} · ${brand.name}` },
	{ name: "description", content: termsPage.description },
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/terms` },
];

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, seller } = context.get(servicesContext);
	return { publicUrl, seller };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <LegalPageView page={termsPage} seller={loaderData.seller} />;
}
