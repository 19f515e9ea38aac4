import { redirect } from "react-router";
import { TeamPage, type TeamPageProps } from "#app/components/admin/roles/team-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findTeam } from "#app/data/admin/team.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { authenticatorSchema } from "#app/domain/admin/owner-session.ts";
import { reasonSchema } from "#app/domain/admin/person-forms.ts";
import { giveRoleSchema } from "#app/domain/admin/team-forms.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import {
	type AuthenticatorDone,
	beginAuthenticator,
	readAuthenticator,
	turnCodeOff,
	turnCodeOn,
} from "#app/operations/admin/team/change-authenticator.server.ts";
import { giveRole, takeRole } from "#app/operations/admin/team/change-role.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Route } from "./+types/team";

export const meta = () => privateMeta("Team");

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const team = await findTeam(services.database);
	return {
		team: team.map(({ since, stoppedAt, ...member }) => ({
			...member,
			since: formatLongDate(since),
			isStopped: stoppedAt !== null,
		})),
		authenticator: await readAuthenticator(services),
		formKey: crypto.randomUUID(),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const done = await act(context, form);
	if ("refused" in done) return done.refused;
	if (!done.success) return refuseForm(done, typedValues(form));
	// They are shown by this answer and never again.
	if (done.recoveryCodes) return formResponse(done);
	if (!done.said) return redirect("/admin/team#passcode");
	return redirectWithFlash("/admin/team", { kind: "success", text: done.said });
}

type Unread = Extract<ReturnType<typeof parseFields>, { success: false }>;

async function act(
	context: Route.ActionArgs["context"],
	form: FormData,
): Promise<AuthenticatorDone | Unread> {
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const intent = form.get("intent");
	if (intent === "give-role") {
		const parsed = parseFields(form, giveRoleSchema);
		return parsed.success ? giveRole(services, admin, parsed.fields) : parsed;
	}
	if (intent === "take-role") {
		const parsed = parseFields(form, reasonSchema);
		if (!parsed.success) return parsed;
		const personId = form.get("id")?.toString() ?? "";
		return takeRole(services, admin, { personId, reason: parsed.fields.reason });
	}
	if (intent === "begin-code") return beginAuthenticator(services);
	if (intent !== "turn-code-on" && intent !== "turn-code-off") {
		throw errorResponse("invalid", forms.unreadable);
	}
	const parsed = parseFields(form, authenticatorSchema);
	if (!parsed.success) return parsed;
	const turn = intent === "turn-code-on" ? turnCodeOn : turnCodeOff;
	return turn(services, admin, parsed.fields.code);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, adminMessages.admin.network);

export default function AdminTeamPage({ loaderData, actionData }: Route.ComponentProps) {
	const shownOnce = { ...actionData } as Pick<TeamPageProps, "recoveryCodes">;
	return (
		<TeamPage
			{...loaderData}
			recoveryCodes={shownOnce.recoveryCodes}
			failure={actionData ?? null}
		/>
	);
}
