import { privateMeta } from "#app/components/base/page-meta.ts";
import { CancelPage } from "#app/components/billing/cancel-page.tsx";
import { typedValues } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { pageAfterCancelling } from "#app/domain/billing/cancellation.ts";
import { cancellationSchema } from "#app/domain/billing/cancellation-form.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
	formResponse,
	parseForm,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { refuseOther } from "#app/requests/named-account.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/cancel-subscription";

export const meta = () => privateMeta("Cancel your subscription");

/** The questions of the dialog as a page, for browsers without scripts. */
export async function loader({ context }: Route.LoaderArgs) {
	const { person, now } = await getMember(context);
	return { billing: await readBilling(context.get(servicesContext), person, now) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	const posted = await parseForm(request, cancellationSchema, tellFirst);
	const other = refuseOther(posted.form, person);
	if (other) return refuseForm(other, typedValues(posted.form));
	if (!posted.success) return posted.refused;
	const result = await cancelSubscription(context.get(servicesContext), person, posted.fields, now);
	if (!result.success) return refuseForm(result, posted.values);
	const { reason } = posted.fields;
	if (isPostedByBrowser(request)) {
		const flash = { kind: "success", text: messages.cancel.done } as const;
		return redirectWithFlash(pageAfterCancelling(reason), flash);
	}
	return formResponse({ success: true, message: messages.cancel.done, values: { reason } });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.cancel.failed);

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <CancelPage billing={loaderData.billing} result={actionData} />;
}
