import { href, redirect } from "react-router";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { resumes, swap } from "#app/domain/base/messages/library.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { swapResume } from "#app/operations/reader/swap-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { landOn } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/swap-resume";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export const loader = ({ params: { id } }: Route.LoaderArgs) =>
	redirect(href("/resumes/:id", { id }));

/** Gives an opened resume of a pack back; its page says what has happened. */
export async function action({ params: { id }, context }: Route.ActionArgs) {
	if (!isUuid(id)) throw errorResponse("not_found", resumes.fetchFailed);
	const { person, now } = await getMember(context);
	const result = await swapResume(context.get(servicesContext), person, id, now);
	return landOn(href("/resumes/:id", { id }), result, swap.done);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, swap.failed);
