import { privateMeta } from "#app/components/base/page-meta.ts";
import { ContributionPage } from "#app/components/intake/contribution/own-page.tsx";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { givenParts } from "#app/domain/intake/contribution/consent.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { changeConsent } from "#app/operations/intake/contribution/change-consent.server.ts";
import { showContribution } from "#app/operations/intake/contribution/show-own.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { landOn, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/contribution";

export const meta: Route.MetaFunction = () => privateMeta("Your resume");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = await getMember(context);
	const own = isUuid(params.id)
		? await showContribution(context.get(servicesContext), member, params.id)
		: null;
	if (!own) throw errorResponse("not_found", contributing.missing);
	return own;
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = await getMember(context);
	const form = await readForm(request);
	if (!isUuid(params.id)) throw errorResponse("not_found", contributing.missing);
	const parts = givenParts(new Set(form.keys()));
	const result = await changeConsent(context.get(servicesContext), member, params.id, parts);
	return result.success
		? landOn(`/contribute/${params.id}`, result)
		: refuseForm(result, Object.fromEntries(parts.map((part) => [part, "true"])));
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, contributing.failed);

export default function ContributionRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <ContributionPage {...loaderData} answer={actionData} />;
}
