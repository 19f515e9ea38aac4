import { TeamPage } from "#app/components/admin/roles/team-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findTeam } from "#app/data/admin/team.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { reasonSchema } from "#app/domain/admin/person-forms.ts";
import { giveRoleSchema } from "#app/domain/admin/team-forms.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import { giveRole, takeRole } from "#app/operations/admin/team/change-role.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/team";

export const meta = () => privateMeta("Team");

export async function loader({ context }: Route.LoaderArgs) {
	const team = await findTeam(context.get(servicesContext).database);
	return {
		team: team.map(({ since, stoppedAt, ...member }) => ({
			...member,
			since: formatLongDate(since),
			isStopped: stoppedAt !== null,
		})),
		formKey: crypto.randomUUID(),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const done = await act(context, form);
	if ("refused" in done) return done.refused;
	if (!done.success) return refuseForm(done, typedValues(form));
	return redirectWithFlash("/admin/team", { kind: "success", text: done.said });
}

async function act(context: Route.ActionArgs["context"], form: FormData) {
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const intent = form.get("intent");
	if (intent === "give-role") {
		const parsed = parseFields(form, giveRoleSchema);
		return parsed.success ? giveRole(services, admin, parsed.fields) : parsed;
	}
	if (intent !== "take-role") throw errorResponse("invalid", forms.unreadable);
	const parsed = parseFields(form, reasonSchema);
	if (!parsed.success) return parsed;
	const personId = form.get("id")?.toString() ?? "";
	return takeRole(services, admin, { personId, reason: parsed.fields.reason });
}

export async function clientAction(args: Route.ClientActionArgs) {
	// They say which form of the page it was.
	const values = typedValues(await args.request.clone().formData());
	return orFailure(args, adminMessages.admin.network, { values });
}

export default function AdminTeamPage({ loaderData, actionData }: Route.ComponentProps) {
	return <TeamPage {...loaderData} failure={actionData ?? null} />;
}
