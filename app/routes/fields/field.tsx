import { pageMeta } from "#app/components/base/page-meta.ts";
import { FieldPage } from "#app/components/content/fields/invitation-page.tsx";
import { claimOf } from "#app/content/claims.ts";
import { findField } from "#app/content/fields/fields.server.ts";
import { resultFigure } from "#app/content/told-results.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { roundedCount } from "#app/domain/library/resume.ts";
import { readSample } from "#app/operations/content/read-sample.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { isSignedIn } from "#app/requests/session.server.ts";
import fieldStyles from "#app/styles/fields.css?url";
import sheetStyles from "#app/styles/resume-sheet.css?url";
import type { Route } from "./+types/field";

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: sheetStyles },
	{ rel: "stylesheet", href: fieldStyles },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { field, description, publicUrl } = loaderData;
	return pageMeta(publicUrl, { title: field.title, description, path: `/${field.letter}` });
};

/** One of the seven landing pages. Of its sample, the closed part is answered to members only. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
	const found = findField(pattern);
	if (!found) throw errorResponse("not_found", messages.general.notFound);
	const { sample: _, resumes: __, description, ...field } = found;
	const services = context.get(servicesContext);
	const { requestId } = context.get(requestInfoContext);
	const signedIn = await isSignedIn(context);
	// Without the library the page is there all the same.
	const [viewed, counts, outcomes] = await Promise.all([
		services.library.viewedResumes[field.letter]().catch((error: unknown) => {
			services.log.error({ error, requestId }, "The resumes of a landing page failed");
			return [];
		}),
		services.library.counts().catch(() => null),
		services.outcomeCount().catch(() => null),
	]);
	return {
		field,
		description,
		publicUrl: services.publicUrl,
		...readSample(field.letter, signedIn),
		viewed,
		interviewClaim:
			resultFigure(claimOf("interviews"), outcomes, services.isDemonstration)[0] ?? null,
		count: counts && roundedCount(counts.resumes),
	};
}

export default function FieldRoute({ loaderData }: Route.ComponentProps) {
	return <FieldPage {...loaderData} />;
}
