import { AuthPage } from "#app/components/account/auth-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { emailOnlySchema } from "#app/domain/account/sign-in-forms.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { requestPasswordReset } from "#app/operations/account/mail-links.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/forgot-password";

export const meta = () => privateMeta("Forgot your password");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: Route.LoaderArgs) {
	return { returnTo: safeReturnTo(new URL(request.url).searchParams.get("returnTo")) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, emailOnlySchema);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const services = context.get(servicesContext);
	const returnTo = safeReturnTo(form.get("returnTo")?.toString());
	const browser = browserOf(request, context);
	const result = await requestPasswordReset(services, fields.email, returnTo, browser);
	if (!result.success) return refuseForm(result, values);
	return formResponse({ success: true, message: messages.reset.sent, values });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.reset.failed);

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
	return <AuthPage tab="reset" returnTo={loaderData.returnTo} result={actionData} />;
}
