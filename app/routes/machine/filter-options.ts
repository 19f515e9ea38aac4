import { data } from "react-router";
import * as messages from "#app/domain/base/messages/general.ts";
import { listFailure } from "#app/domain/library/list-failure.ts";
import { filterFieldNames, parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { orInstead } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/filter-options";

/** Every option of one filter as data, under the address of the list: the page itself carries the named ones. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const field = filterFieldNames.find((name) => name === params.field);
	if (!field) throw errorResponse("not_found", messages.general.notFound);
	const query = parseResumeQuery(new URL(request.url).searchParams);
	const { search, log } = context.get(servicesContext);
	try {
		const facets = await search.countFacets(query);
		return { success: true, options: facets[field] } as const;
	} catch (error) {
		const { requestId } = context.get(requestInfoContext);
		log.error({ error, requestId }, "The options of a filter failed");
		return data({ success: false, error: listFailure(query) } as const, { status: 503 });
	}
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => {
		const query = parseResumeQuery(new URL(request.url).searchParams);
		return { success: false, error: listFailure(query) } as const;
	});
