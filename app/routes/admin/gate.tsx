import { redirect } from "react-router";
import AdminGate from "#app/components/admin/gate.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { getStepUp } from "#app/data/admin/team.server.ts";
import { dashboardHome } from "#app/domain/admin/dashboard-roles.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { adminReturnTo, isStepUpFresh, passcodeSchema } from "#app/domain/admin/owner-session.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { enterDashboard } from "#app/operations/admin/enter-dashboard.server.ts";
import { enterAsMember } from "#app/operations/admin/team/enter-as-member.server.ts";
import { isCodeAsked } from "#app/operations/admin/team/take-code.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { formResponse, parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { adminCookieOf, findAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { sessionContext } from "#app/requests/session.server.ts";
import type { Route } from "./+types/gate";

export const meta = () => privateMeta("Admin Access");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
	const asked = new URL(args.request.url).searchParams.get("returnTo");
	const admin = await findAdmin(args);
	if (admin) throw redirect(adminReturnTo(asked, dashboardHome[admin.role]));
	const asksForCode = await isCodeAsked(args.context.get(servicesContext));
	return { returnTo: asked, member: await findMember(args.context), asksForCode };
}

/** A person of the team who looks at the gate, and whether their passkey opens it by one press. */
async function findMember(context: Route.LoaderArgs["context"]) {
	const found = await context.get(sessionContext)();
	const person = found && (await getStepUp(context.get(servicesContext).database, found.sessionId));
	if (!person?.role || person.stoppedAt) return null;
	const { email, role, passkeyUsedAt } = person;
	return {
		email,
		role,
		mayEnter: isStepUpFresh(passkeyUsedAt, context.get(requestInfoContext).now),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const sent = await readForm(request);
	if (sent.get("intent") === "member") return enterWithPasskey(request, context, sent);
	const posted = parseFields(sent, passcodeSchema, () => adminMessages.admin.invalidPasscode);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const result = await enterDashboard(services, fields, browser);
	if (!result.success) return refuseForm(result, values);
	const headers = signedInHeaders([adminCookieOf(result.secret)], browser);
	// Asked for over a page that stays as it is.
	if (form.get("stay") === "true") return formResponse({ success: true }, { headers });
	return redirect(adminReturnTo(values.returnTo), { headers });
}

async function enterWithPasskey(
	request: Request,
	context: Route.ActionArgs["context"],
	form: FormData,
) {
	const found = await context.get(sessionContext)();
	const browser = browserOf(request, context);
	const services = context.get(servicesContext);
	const result = await enterAsMember(services, found?.sessionId ?? null, browser);
	if (!result.success) return refuseForm(result, typedValues(form));
	const headers = new Headers({ "Set-Cookie": adminCookieOf(result.secret) });
	if (form.get("stay") === "true") return formResponse({ success: true }, { headers });
	const home = dashboardHome[result.role];
	return redirect(adminReturnTo(form.get("returnTo")?.toString(), home), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function AdminGatePage({ loaderData, actionData }: Route.ComponentProps) {
	const returnTo = actionData?.values?.returnTo ?? loaderData.returnTo ?? "";
	return <AdminGate {...loaderData} returnTo={returnTo} answer={actionData} />;
}
