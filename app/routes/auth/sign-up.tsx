import { redirect } from "react-router";
import { AuthPage } from "#app/components/account/auth-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { signUpWords } from "#app/content/pricing.ts";
import { signUpSchema } from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { planOfCheckout } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { signUpWithPassword } from "#app/operations/account/sign-up.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/sign-up";

export const meta = () => privateMeta("Sign up");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
	if (await getPerson(context)) throw redirect(returnTo);
	const plan = planOfCheckout(returnTo);
	const words = plan?.id === plans.pack.id ? signUpWords().pack : signUpWords().pro;
	return { returnTo, plan: plan && words };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, signUpSchema);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const { email, password } = fields;
	const returnTo = safeReturnTo(form.get("returnTo")?.toString());
	const result = await signUpWithPassword(
		context.get(servicesContext),
		{ email, password },
		returnTo,
		browserOf(request, context),
	);
	if (!result.success) return refuseForm(result, values);
	const plan = planOfCheckout(returnTo);
	const { checkEmail, checkoutFollows } = messages.signUp;
	const message = plan ? `${checkEmail} ${checkoutFollows(plan.name)}` : checkEmail;
	return formResponse({ success: true, kind: "info", message, values });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.signUp.unexpected);

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
	return <AuthPage tab="signup" {...loaderData} result={actionData} />;
}
