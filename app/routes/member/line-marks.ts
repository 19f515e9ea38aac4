import { limits } from "#app/domain/base/limits.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";
import { readMarks } from "#app/operations/reader/read-marks.server.ts";
import { errorResponse, waitAnswer } from "#app/requests/error-response.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/line-marks";

/** What a browser checks a text with. The text itself stays there. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const person = await getPerson(context);
	if (!person) throw errorResponse("authentication_required", sessionEnded);
	const wait = await services.limits.consume(limits.checkPerPerson, person.id);
	if (wait) throw waitAnswer(wait);
	const role = new URL(request.url).searchParams.get("role") ?? "";
	const isKnown = role === "" || (await services.search.countEach("role")).has(role);
	const marks = await readMarks(services, person, isKnown ? role : "", now);
	return Response.json(marks, { headers: { "Cache-Control": "private, no-store" } });
}
