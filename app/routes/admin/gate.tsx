import { redirect } from "react-router";
import { AdminGate } from "#app/components/admin/gate.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { adminReturnTo, passcodeSchema } from "#app/domain/admin/owner-session.ts";
import { enterDashboard } from "#app/operations/admin/enter-dashboard.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { adminCookieOf, findAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/gate";

export const meta = () => privateMeta("Admin Access");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
	const returnTo = adminReturnTo(new URL(args.request.url).searchParams.get("returnTo"));
	if (await findAdmin(args)) throw redirect(returnTo);
	return { returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(
		request,
		passcodeSchema,
		() => adminMessages.admin.invalidPasscode,
	);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const result = await enterDashboard(services, fields.passcode, browser);
	if (!result.success) return refuseForm(result, values);
	const headers = signedInHeaders([adminCookieOf(result.secret)], browser);
	// Asked for over a page that stays as it is.
	if (form.get("stay") === "true") return formResponse({ success: true }, { headers });
	return redirect(adminReturnTo(values.returnTo), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function AdminGatePage({ loaderData, actionData }: Route.ComponentProps) {
	const returnTo = actionData?.values?.returnTo ?? loaderData.returnTo;
	return <AdminGate returnTo={adminReturnTo(returnTo)} answer={actionData} />;
}
