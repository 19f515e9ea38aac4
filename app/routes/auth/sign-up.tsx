import { data, redirect } from "react-router";
import { AuthPage } from "#app/components/account/auth-page.tsx";
import { failedAuth } from "#app/components/account/failed-auth.ts";
import { brand } from "#app/content/brand.ts";
import { signUpWords } from "#app/content/pricing.ts";
import {
	type AuthFormResult,
	invalidForm,
	signUpSchema,
} from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { planOfCheckout } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { signUpWithPassword } from "#app/operations/account/sign-up.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/sign-up";

export const meta: Route.MetaFunction = () => [
	{ title: `Sign up · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
	if (await getPerson(context)) throw redirect(returnTo);
	const plan = planOfCheckout(returnTo);
	const words = plan?.id === plans.pack.id ? signUpWords.pack : signUpWords.pro;
	return { returnTo, plan: plan && words };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const parsed = signUpSchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) return data(invalidForm(parsed.error, form.get("email")), { status: 400 });
	const { email, password } = parsed.data;
	const returnTo = safeReturnTo(form.get("returnTo")?.toString());
	const result = await signUpWithPassword(
		context.get(servicesContext),
		{ email, password },
		returnTo,
		browserOf(request, context),
	);
	const values = { email };
	if (!result.success) {
		const message = { kind: "error", text: result.error } as const;
		return formResponse<AuthFormResult>({ success: false, message, values }, result);
	}
	const plan = planOfCheckout(returnTo);
	const { checkEmail, checkoutFollows } = messages.signUp;
	const text = plan ? `${checkEmail} ${checkoutFollows(plan.name)}` : checkEmail;
	const message = { kind: "info", text } as const;
	return formResponse<AuthFormResult>({ success: true, message, values });
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.signUp.unexpected, failedAuth);
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
	return <AuthPage tab="signup" {...loaderData} result={actionData} />;
}
