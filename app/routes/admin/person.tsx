import { PersonPage } from "#app/components/admin/person-page.tsx";
import { brand } from "#app/content/brand.ts";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	fieldErrorsOf,
	givePackSchema,
	giveProSchema,
	personIntents,
	reasonSchema,
} from "#app/domain/admin/person-forms.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import { givePack, givePro } from "#app/operations/admin/give-right.server.ts";
import { readPerson } from "#app/operations/admin/read-person.server.ts";
import { revokeRight } from "#app/operations/admin/revoke-right.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Services } from "#app/services.ts";
import type { Route } from "./+types/person";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.person.email ?? "Person"} · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const person = await readPerson(context.get(servicesContext), requireId(params.id), now);
	if (!person) throw errorResponse("not_found", adminMessages.people.notFound);
	return { person, formKey: crypto.randomUUID() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const personId = requireId(params.id);
	const fields = Object.fromEntries(await readForm(request)) as Record<string, string>;
	const { key: _, ...values } = fields;
	const about = { intent: values.intent ?? "", id: values.id ?? "", values };
	const done = await act(context.get(servicesContext), getAdmin(context), personId, fields);
	if ("fieldErrors" in done) {
		// What no field can show is said above them.
		const error = done.fieldErrors.key ?? done.fieldErrors.id ?? null;
		return formResponse({ ...about, error, fieldErrors: done.fieldErrors }, { status: 400 });
	}
	if (!done.success) {
		return formResponse({ ...about, error: done.error, fieldErrors: {} }, done);
	}
	return redirectWithFlash(`/admin/people/${personId}`, { kind: "success", text: done.said });
}

/** Does what a form asks for; what cannot be taken of its fields is said of each. */
async function act(
	services: Services,
	admin: Admin,
	personId: string,
	fields: Record<string, string>,
) {
	const intent = personIntents.find((name) => name === fields.intent);
	if (!intent) throw errorResponse("invalid", messages.general.unreadableForm);
	if (intent === "give-pack") {
		const parsed = givePackSchema.safeParse(fields);
		if (!parsed.success) return { fieldErrors: fieldErrorsOf(parsed.error) };
		return givePack(services, admin, { personId, ...parsed.data });
	}
	if (intent === "give-pro") {
		const parsed = giveProSchema(admin.now).safeParse(fields);
		if (!parsed.success) return { fieldErrors: fieldErrorsOf(parsed.error) };
		return givePro(services, admin, { personId, ...parsed.data });
	}
	const parsed = reasonSchema.safeParse(fields);
	if (!parsed.success) return { fieldErrors: fieldErrorsOf(parsed.error) };
	const { reason } = parsed.data;
	if (intent === "cancel-subscription" || intent === "end-subscription") {
		const when = intent === "end-subscription" ? "now" : "with-period";
		return endSubscription(services, admin, { personId, when, reason });
	}
	const right = intent === "revoke-pack" ? "pack" : "grant";
	const id = requireId(fields.id);
	return revokeRight(services, admin, { personId, right, id, reason });
}

/** An id that the database accepts; anything else belongs to no user. */
function requireId(id: string | undefined): string {
	if (!isUuid(id)) throw errorResponse("not_found", adminMessages.people.notFound);
	return id;
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, adminMessages.admin.network, (error, form) => {
		const { key: _, ...values } = Object.fromEntries(form) as Record<string, string>;
		const about = { intent: values.intent ?? "", id: values.id ?? "", values };
		return { ...about, error, fieldErrors: {} };
	});
}

export default function AdminPersonPage({ loaderData, actionData }: Route.ComponentProps) {
	return <PersonPage {...loaderData} failure={actionData ?? null} />;
}
