import { pageMeta } from "#app/components/base/page-meta.ts";
import { LegalPageView } from "#app/components/content/legal-page.tsx";
import page from "#app/content/legal/terms.md";
import { ownLegalPage } from "#app/content/own/own-texts.server.ts";
import type { LegalPage } from "#app/content/written-text.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/terms";

export const handle = { isOnlyRead: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...(loaderData?.own ?? page), path: "/terms" });

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, seller } = context.get(servicesContext);
	return {
		publicUrl,
		// Of a preview, too.
		seller: ownWords().seller ?? seller,
		own: ownLegalPage<LegalPage>("terms"),
	};
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
	return <LegalPageView page={loaderData.own ?? page} seller={loaderData.seller} />;
}
