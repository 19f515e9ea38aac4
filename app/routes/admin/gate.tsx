import { data, redirect } from "react-router";
import { AdminGate } from "#app/components/admin/gate.tsx";
import { brand } from "#app/content/brand.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { adminReturnTo, passcodeSchema } from "#app/domain/admin/owner-session.ts";
import { enterDashboard } from "#app/operations/admin/enter-dashboard.server.ts";
import { browserOf, signedInHeaders } from "#app/requests/browser.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { adminCookieOf, findAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/gate";

export const meta: Route.MetaFunction = () => [
	{ title: `Admin Access · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
	const returnTo = adminReturnTo(new URL(args.request.url).searchParams.get("returnTo"));
	if (await findAdmin(args)) throw redirect(returnTo);
	return { returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const returnTo = adminReturnTo(form.get("returnTo")?.toString());
	const stays = form.get("stay") === "true";
	const parsed = passcodeSchema.safeParse(Object.fromEntries(form));
	if (!parsed.success) {
		return formResponse({ error: adminMessages.admin.invalidPasscode, returnTo }, { status: 400 });
	}
	const services = context.get(servicesContext);
	const browser = browserOf(request, context);
	const result = await enterDashboard(services, parsed.data.passcode, browser);
	if (!result.success) return formResponse({ error: result.error, returnTo }, result);
	const headers = signedInHeaders([adminCookieOf(result.secret)], browser);
	// Asked for over a page that stays as it is.
	if (stays) return data({ entered: true as const }, { headers });
	return redirect(returnTo, { headers });
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, adminMessages.admin.network, (error, form) => ({
		error,
		returnTo: adminReturnTo(form.get("returnTo")?.toString()),
		isUnread: true,
	}));
}

export default function AdminGatePage({ loaderData, actionData }: Route.ComponentProps) {
	const answer = actionData && "error" in actionData ? actionData : undefined;
	return (
		<AdminGate
			returnTo={answer?.returnTo ?? loaderData.returnTo}
			error={answer?.error}
			isUnread={answer !== undefined && "isUnread" in answer}
		/>
	);
}
