import type { ShouldRevalidateFunctionArgs } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { NotesPage } from "#app/components/intake/contribution/notes-page.tsx";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	readOwnNotes,
	writeMarginNotes,
} from "#app/operations/intake/contribution/write-margin-notes.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { landOn, refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orLead } from "#app/requests/intake/lead-to-contribution.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/margin-notes";

export const meta: Route.MetaFunction = () => privateMeta("Notes beside your lines");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = await getMember(context);
	const own = isUuid(params.id)
		? await readOwnNotes(context.get(servicesContext), member, params.id)
		: null;
	return { id: params.id, ...(await orLead(context, params.id, own)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = await getMember(context);
	const values = typedValues(await readForm(request));
	if (!isUuid(params.id)) throw errorResponse("not_found", contributing.missing);
	const services = context.get(servicesContext);
	const result = await writeMarginNotes(services, member, params.id, values);
	if (result.success) return landOn(`/contribute/${params.id}/notes`, result);
	return result.fieldErrors
		? refuseFields(result.fieldErrors, values, { message: result.error })
		: refuseForm(result, values);
}

/** What stands by now is shown beside what was typed; and the next press is about that. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
	args.actionStatus === 409 || args.defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, contributing.failed);

export default function MarginNotesRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <NotesPage {...loaderData} answer={actionData} />;
}
