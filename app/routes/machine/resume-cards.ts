import { data } from "react-router";
import { z } from "zod";
import { listFailure } from "#app/domain/library/list-failure.ts";
import { pageSize } from "#app/domain/library/resume.ts";
import { readCursor } from "#app/domain/library/resume-cursor.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { orInstead } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resume-cards";

const pageSchema = z.object({
	limit: z.coerce.number().int().min(1).max(100).default(pageSize),
	after: z.string().max(300).nullable(),
});

/** A page of cards as data, under the same address as the list: what "Load More" appends. Public. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const query = parseResumeQuery(searchParams);
	const asked = pageSchema.safeParse({
		limit: searchParams.get("limit") ?? undefined,
		after: searchParams.get("after"),
	});
	const after = readCursor(asked.data?.after ?? null, query.sort);
	if (!asked.success || (asked.data.after !== null && after === null)) {
		return data(
			{ success: false, error: "A page is asked for by limit (1 to 100) and after" } as const,
			{
				status: 400,
			},
		);
	}
	const { search, log } = context.get(servicesContext);
	try {
		const page = await search.findPage(query, after, asked.data.limit);
		return { success: true, ...page } as const;
	} catch (error) {
		const { requestId } = context.get(requestInfoContext);
		log.error({ error, requestId }, "A page of cards failed");
		return data({ success: false, error: listFailure(query) } as const, { status: 503 });
	}
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => {
		const query = parseResumeQuery(new URL(request.url).searchParams);
		return { success: false, error: listFailure(query) } as const;
	});
