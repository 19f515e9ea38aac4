import { redirect } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { WithdrawPage } from "#app/components/intake/contribution/withdraw-page.tsx";
import { getOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { isBodyKept } from "#app/data/reader/resume-bodies.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { withdrawOwn } from "#app/operations/intake/contribution/withdraw-own.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { landOn, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/withdraw-contribution";

export const meta: Route.MetaFunction = () => privateMeta("Withdraw your resume");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { person } = await getMember(context);
	const own = isUuid(params.id) ? await getOwnPublished(database, params.id, person.id) : null;
	if (!own) throw errorResponse("not_found", contributing.missing);
	if (own.withdrawnAt) throw redirect(`/contribute/${own.id}`);
	const isKept = own.resumeId !== null && (await isBodyKept(database, own.resumeId));
	return { id: own.id, title: own.title ?? "", isKept };
}

export async function action({ params, context }: Route.ActionArgs) {
	const member = await getMember(context);
	if (!isUuid(params.id)) throw errorResponse("not_found", contributing.missing);
	const result = await withdrawOwn(context.get(servicesContext), member, params.id);
	return result.success ? landOn(`/contribute/${params.id}`, result) : refuseForm(result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, contributing.withdrawFailed);

export default function WithdrawContributionRoute({
	loaderData,
	actionData,
}: Route.ComponentProps) {
	return <WithdrawPage {...loaderData} answer={actionData} />;
}
