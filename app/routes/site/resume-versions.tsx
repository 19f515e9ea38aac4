import { privateMeta } from "#app/components/base/page-meta.ts";
import { VersionsPage } from "#app/components/reader/versions-page.tsx";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { leadToSignIn } from "#app/middleware/require-member.server.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { readVersions } from "#app/operations/reader/read-versions.server.ts";
import { denialResponse } from "#app/requests/denial-response.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import memberStyles from "#app/styles/member.css?url";
import styles from "#app/styles/versions.css?url";
import type { Route } from "./+types/resume-versions";

export const links: Route.LinksFunction = () =>
	[memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData ? `What changed: ${loaderData.title}` : "What changed");

/** The version that was sent before beside the one that got the offer, as the reader decides who may read. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	if (!isUuid(params.id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const person = await getPerson(context);
	const result = await readVersions(services, person, params.id, now);
	if (!result.success) {
		if (result.reason === "authentication_required") throw leadToSignIn({ request, url });
		const door = await explainDenial(services, person, params.id, result.reason, now);
		throw await denialResponse(services, params.id, result, door);
	}
	return result.data;
}

export default function ResumeVersionsRoute({ loaderData, params }: Route.ComponentProps) {
	return <VersionsPage id={params.id} versions={loaderData} />;
}
