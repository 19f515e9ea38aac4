import { pageMeta } from "#app/components/base/page-meta.ts";
import { LegalPageView } from "#app/components/content/legal-page.tsx";
import page from "#app/content/legal/privacy.md";
import { withProcessors } from "#app/content/legal/processors.ts";
import { ownLegalPage } from "#app/content/own/own-texts.server.ts";
import type { LegalPage } from "#app/content/written-text.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/privacy";

export const handle = { isOnlyRead: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...(loaderData?.own ?? page), path: "/privacy" });

export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, seller, processors } = context.get(servicesContext);
	return {
		publicUrl,
		// Of a preview, too.
		seller: ownWords().seller ?? seller,
		processors,
		own: ownLegalPage<LegalPage>("privacy"),
	};
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPageView
			page={withProcessors(loaderData.own ?? page, loaderData.processors)}
			seller={loaderData.seller}
		/>
	);
}
