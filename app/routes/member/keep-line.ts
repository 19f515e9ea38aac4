import { redirect } from "react-router";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { answerKeeping } from "#app/requests/keeping-form.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import type { Route } from "./+types/keep-line";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

export const loader = () => redirect("/library/lines");

/** Keeps or removes a line from wherever it is shown. */
export const action = ({ request, context }: Route.ActionArgs) => answerKeeping(request, context);

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, keeping.failed);
