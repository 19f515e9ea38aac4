import { redirect } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { SavedSearchesPage } from "#app/components/reader/saved-searches.tsx";
import { findSaved } from "#app/data/library/saved-searches.server.ts";
import { searches } from "#app/domain/base/messages/searches.ts";
import { readSavedQuery, savedQuery } from "#app/domain/library/saved-search.ts";
import { savedSearchSchema } from "#app/domain/library/saved-search-form.ts";
import { changeSavedSearch } from "#app/operations/library/save-search.server.ts";
import { landOn, parseForm, refuseForm, tellFirst } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/saved-searches";

const place = "/library/searches";

export const meta: Route.MetaFunction = () => privateMeta("Saved searches");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { person } = await getMember(context);
	const saved = await findSaved(database, person.id);
	const removed = new URL(request.url).searchParams.get("removed");
	return {
		saved: saved.map(({ savedAt, toldAt, ...search }) => ({
			...search,
			savedAt: savedAt.toISOString(),
			toldAt: toldAt?.toISOString() ?? null,
		})),
		removed: removed ? savedQuery(readSavedQuery(removed)) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = await getMember(context);
	const posted = await parseForm(request, savedSearchSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const result = await changeSavedSearch(context.get(servicesContext), member, posted.fields);
	if (!result.success) return refuseForm(result, posted.values);
	return result.removed
		? redirect(`${place}?${new URLSearchParams({ removed: result.removed })}`)
		: landOn(place, result);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, searches.failed);

export default function SavedSearchesRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <SavedSearchesPage {...loaderData} answer={actionData} />;
}
