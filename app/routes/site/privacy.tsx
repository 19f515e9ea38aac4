import { LegalPageView } from "#app/components/legal-page.tsx";
import { brand } from "#app/content/brand.ts";
import { privacyPage } from "#app/content/legal/privacy.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${privacyPage.title} · ${brand.name}` },
	{ name: "description", content: privacyPage.description },
	{ tagName: "link", rel: "canonical", href: `${loaderData?.publicUrl ?? ""}/privacy` },
];

export function loader({ context }: Route.LoaderArgs) {
	return { publicUrl: context.get(servicesContext).publicUrl };
}

export default function PrivacyPage() {
	return <LegalPageView page={privacyPage} />;
}
