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
	return { publicUrl: context.get(servicesContext).publicUrl };
}

export default function TermsPage() {
	return <LegalPageView page={termsPage} />;
}
