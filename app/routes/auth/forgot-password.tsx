import { AuthPage } from "#app/components/account/auth-page.tsx";
import { failedAuth } from "#app/components/account/failed-auth.ts";
import { brand } from "#app/content/brand.ts";
import {
	type AuthFormResult,
	emailOnlySchema,
	invalidForm,
} from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { requestPasswordReset } from "#app/operations/account/mail-links.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = () => [
	{ title: `Forgot your password · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: Route.LoaderArgs) {
	return { returnTo: safeReturnTo(new URL(request.url).searchParams.get("returnTo")) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const parsed = emailOnlySchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) {
		return formResponse(invalidForm(parsed.error, form.get("email")), { status: 400 });
	}
	const { email } = parsed.data;
	const services = context.get(servicesContext);
	const returnTo = safeReturnTo(form.get("returnTo")?.toString());
	const browser = browserOf(request, context);
	const result = await requestPasswordReset(services, email, returnTo, browser);
	if (!result.success) {
		const message = { kind: "error", text: result.error } as const;
		return formResponse<AuthFormResult>({ success: false, message, values: { email } }, result);
	}
	const message = { kind: "success", text: messages.reset.sent } as const;
	return formResponse<AuthFormResult>({ success: true, message, values: { email } });
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, messages.reset.failed, failedAuth);
}

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
	return <AuthPage tab="reset" returnTo={loaderData.returnTo} result={actionData} />;
}
