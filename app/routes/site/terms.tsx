import { pageMeta } from "#app/components/base/page-meta.ts";
import { LegalPageView } from "#app/components/content/legal-page.tsx";
import page from "#app/content/legal/terms.md";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/terms";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...page, path: "/terms" });

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, seller } = context.get(servicesContext);
	return { publicUrl, seller };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <LegalPageView page={page} seller={loaderData.seller} />;
}
