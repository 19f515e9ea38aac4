import { data } from "react-router";
import { proTools } from "#app/domain/base/messages/tools.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { readGroupCounts } from "#app/operations/insights/compare-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getViewer } from "#app/requests/session.server.ts";
import type { Route } from "./+types/group-counts";

/** What the library's groups look like, for members whose browser compares a resume by itself. */
export async function loader({ context }: Route.LoaderArgs) {
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", proTools.proOnly, { offersUpgrade: true });
	}
	return data(await readGroupCounts(context.get(servicesContext)));
}
