import { useNavigation } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { WorkAddressPage } from "#app/components/content/work-address-page.tsx";
import * as messages from "#app/domain/base/messages/letters.ts";
import {
	answerWorkLink,
	readWorkLink,
} from "#app/operations/library/confirm-work-address.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/confirm-work-address";

export const meta = () => privateMeta("Is this resume yours?");

export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

/** Looking at the link confirms nothing: mail scanners look too. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { now } = context.get(requestInfoContext);
	return { link: await readWorkLink(context.get(servicesContext), params.token, now) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { now } = context.get(requestInfoContext);
	const answer = (await readForm(request)).get("answer");
	if (answer !== "yes" && answer !== "no") {
		return formResponse({ success: false, message: messages.workAddress.unexpected });
	}
	const isTheirs = answer === "yes";
	const given = { token: params.token, isTheirs, now };
	const result = await answerWorkLink(context.get(servicesContext), given);
	if (!result.success) return refuseForm(result);
	const text = isTheirs ? messages.workAddress.confirmed : messages.workAddress.denied;
	return redirectWithFlash("/how-we-check", { kind: "success", text });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.workAddress.unexpected);

export default function ConfirmWorkAddressPage({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().state !== "idle";
	return <WorkAddressPage link={loaderData.link} answer={actionData} busy={busy} />;
}
