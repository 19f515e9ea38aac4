import { PersonPage } from "#app/components/admin/person-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { getDashboardRole } from "#app/data/admin/team.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	eraseSchema,
	giveProSchema,
	moveAccountSchema,
	onceSchema,
	personIntents,
	reasonSchema,
} from "#app/domain/admin/person-forms.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import { givePack, givePro } from "#app/operations/admin/give-right.server.ts";
import { readPerson } from "#app/operations/admin/read-person.server.ts";
import { revokeRight } from "#app/operations/admin/revoke-right.server.ts";
import { eraseAccount } from "#app/operations/admin/support/erase-account.server.ts";
import { mailAgain } from "#app/operations/admin/support/mail-again.server.ts";
import { moveAccount } from "#app/operations/admin/support/move-account.server.ts";
import { signOutPerson } from "#app/operations/admin/support/sign-out-person.server.ts";
import { reopenAccount, stopAccount } from "#app/operations/admin/support/stop-account.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin, permitForm } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Services } from "#app/services.ts";
import type { Route } from "./+types/person";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.person.email ?? "Person");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const person = await readPerson(context.get(servicesContext), requireId(params.id), now);
	if (!person) throw errorResponse("not_found", adminMessages.people.notFound);
	return { person, formKey: crypto.randomUUID() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const personId = requireId(params.id);
	const form = await readForm(request);
	permitForm(context, form.get("intent"));
	await permitAbout(context, personId);
	const done = await act(context.get(servicesContext), getAdmin(context), personId, form);
	if ("refused" in done) return done.refused;
	if (!done.success) return refuseForm(done, typedValues(form));
	const isGone = form.get("intent") === "erase";
	const place = isGone ? "/admin/people" : `/admin/people/${personId}`;
	return redirectWithFlash(place, { kind: "success", text: done.said });
}

/** Support must not become an owner by moving the account of one. */
async function permitAbout(context: Route.ActionArgs["context"], personId: string): Promise<void> {
	if (getAdmin(context).role === "owner") return;
	const role = await getDashboardRole(context.get(servicesContext).database, personId);
	if (role) throw errorResponse("forbidden", adminMessages.team.onlyOwners);
}

/** What no field can show is said above them. */
const tellHidden = ({ key, id }: Record<string, string>) => key ?? id;

/** Does what a form asks for; what cannot be taken of its fields is said of each. */
async function act(services: Services, admin: Admin, personId: string, form: FormData) {
	const intent = personIntents.find((name) => name === form.get("intent"));
	if (!intent) throw errorResponse("invalid", forms.unreadable);
	if (intent === "give-pack") {
		const parsed = parseFields(form, onceSchema, tellHidden);
		return parsed.success ? givePack(services, admin, { personId, ...parsed.fields }) : parsed;
	}
	if (intent === "give-pro") {
		const parsed = parseFields(form, giveProSchema(admin.now), tellHidden);
		return parsed.success ? givePro(services, admin, { personId, ...parsed.fields }) : parsed;
	}
	if (intent === "mail-confirmation" || intent === "mail-reset") {
		const message = intent === "mail-reset" ? "reset-password" : "confirm-email";
		const parsed = parseFields(form, onceSchema, tellHidden);
		return parsed.success
			? mailAgain(services, admin, { personId, message, ...parsed.fields })
			: parsed;
	}
	if (intent === "change-address") {
		const parsed = parseFields(form, moveAccountSchema);
		return parsed.success ? moveAccount(services, admin, { personId, ...parsed.fields }) : parsed;
	}
	if (intent === "erase") {
		const parsed = parseFields(form, eraseSchema);
		return parsed.success ? eraseAccount(services, admin, { personId, ...parsed.fields }) : parsed;
	}
	const parsed = parseFields(form, reasonSchema);
	if (!parsed.success) return parsed;
	const { reason } = parsed.fields;
	if (intent === "cancel-subscription" || intent === "end-subscription") {
		const when = intent === "end-subscription" ? "now" : "with-period";
		return endSubscription(services, admin, { personId, when, reason });
	}
	if (intent === "sign-out") return signOutPerson(services, admin, { personId, reason });
	if (intent === "stop") return stopAccount(services, admin, { personId, reason });
	if (intent === "reopen") return reopenAccount(services, admin, { personId, reason });
	const right = intent === "revoke-pack" ? "pack" : "grant";
	const id = requireId(form.get("id")?.toString());
	return revokeRight(services, admin, { personId, right, id, reason });
}

/** An id that the database accepts; anything else belongs to no user. */
function requireId(id: string | undefined): string {
	if (!isUuid(id)) throw errorResponse("not_found", adminMessages.people.notFound);
	return id;
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, adminMessages.admin.network);

export default function AdminPersonPage({ loaderData, actionData }: Route.ComponentProps) {
	return <PersonPage {...loaderData} failure={actionData ?? null} />;
}
