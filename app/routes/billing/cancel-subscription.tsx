import { data } from "react-router";
import { CancelPage } from "#app/components/billing/cancel-page.tsx";
import { brand } from "#app/content/brand.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import { cancellationSchema } from "#app/domain/billing/cancellation-form.ts";
import { type BillingResult, failedBilling } from "#app/domain/billing/plan-forms.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/cancel-subscription";

export const meta: Route.MetaFunction = () => [
	{ title: `Cancel your subscription · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

/** The questions of the dialog as a page, for browsers without scripts. */
export async function loader({ context }: Route.LoaderArgs) {
	const { person, now } = await getMember(context);
	return { billing: await readBilling(context.get(servicesContext), person, now) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const answers = {
		reason: form.get("reason")?.toString() ?? "",
		satisfaction: form.get("satisfaction")?.toString() ?? "",
		// A browser counts a line's end as one character and sends two.
		comments: form.get("comments")?.toString().replaceAll("\r\n", "\n") ?? "",
	};
	const parsed = cancellationSchema.safeParse({
		...answers,
		reason: answers.reason || undefined,
	});
	if (!parsed.success) {
		const fieldErrors: Record<string, string> = {};
		for (const { path, message } of parsed.error.issues) fieldErrors[String(path[0])] ??= message;
		const message = parsed.error.issues[0]?.message ?? messages.cancel.failed;
		const result: BillingResult = { success: false, message, fieldErrors };
		return data({ ...result, answers }, { status: 400 });
	}
	const { person, now } = await getMember(context);
	const result = await cancelSubscription(context.get(servicesContext), person, parsed.data, now);
	if (!result.success) {
		return formResponse({ success: false, message: result.error, answers }, result);
	}
	if (isPostedByBrowser(request)) {
		return redirectWithFlash("/subscription", { kind: "success", text: messages.cancel.done });
	}
	return formResponse<BillingResult & { answers?: undefined }>({
		success: true,
		message: messages.cancel.done,
	});
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.cancel.failed, failedBilling);
}

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
	const answers = actionData && "answers" in actionData ? actionData.answers : undefined;
	return <CancelPage billing={loaderData.billing} result={actionData} answers={answers} />;
}
