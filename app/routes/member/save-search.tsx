import { privateMeta } from "#app/components/base/page-meta.ts";
import { SaveSearchPage } from "#app/components/reader/save-search.tsx";
import { countSaved, getSavedByQuery } from "#app/data/library/saved-searches.server.ts";
import { searches } from "#app/domain/base/messages/searches.ts";
import { isUnfiltered, parseResumeQuery } from "#app/domain/library/resume-query.ts";
import {
	proposeName,
	readSavedQuery,
	savedLimits,
	savedQuery,
} from "#app/domain/library/saved-search.ts";
import { saveSearchSchema } from "#app/domain/library/saved-search-form.ts";
import { saveSearch } from "#app/operations/library/save-search.server.ts";
import { landOn, parseForm, refuseForm, tellFirst } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/save-search";

export const meta: Route.MetaFunction = () => privateMeta("Save a search");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The address is that of the list, with another path. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { database, search } = context.get(servicesContext);
	const { person } = await getMember(context);
	const asked = parseResumeQuery(new URL(request.url).searchParams);
	const query = savedQuery(asked);
	if (isUnfiltered(asked)) return { refusal: searches.everything };
	if (query.length > savedLimits.query) return { refusal: searches.tooLong };
	const saved = await getSavedByQuery(database, person.id, query);
	if (!saved && (await countSaved(database, person.id)) >= savedLimits.searches) {
		return { refusal: searches.full(savedLimits.searches) };
	}
	const { total, isTotalEstimate } = await search.countFacets(asked);
	return {
		query,
		isSaved: saved !== null,
		name: saved?.name ?? proposeName(readSavedQuery(query)),
		alert: saved?.alert ?? ("at-once" as const),
		found: total,
		isAbout: isTotalEstimate,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = await getMember(context);
	const posted = await parseForm(request, saveSearchSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const result = await saveSearch(context.get(servicesContext), member, posted.fields);
	return result.success ? landOn("/library/searches", result) : refuseForm(result, posted.values);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, searches.failed);

export default function SaveSearchRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <SaveSearchPage page={loaderData} answer={actionData} />;
}
