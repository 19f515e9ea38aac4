import type { ShouldRevalidateFunctionArgs } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { EarlierPage } from "#app/components/intake/contribution/earlier-page.tsx";
import { getNoted } from "#app/data/intake/contribution/margin-notes.server.ts";
import { getOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { getDraft } from "#app/data/intake/drafts.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { changesAsTyped, earlierSchema } from "#app/domain/intake/contribution/earlier-version.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import {
	removeEarlier,
	submitEarlier,
} from "#app/operations/intake/contribution/earlier-version.server.ts";
import { receiveEarlier } from "#app/operations/intake/contribution/receive-own-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { landOn, parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orLead } from "#app/requests/intake/lead-to-contribution.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import styles from "#app/styles/admin/intake.css?url";
import type { Route } from "./+types/earlier-version";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("The earlier version");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const { database } = context.get(servicesContext);
	const own = isUuid(params.id) ? await getOwnPublished(database, params.id, person.id) : null;
	const noted = own?.resumeId && !own.takenOutAt ? await getNoted(database, own.resumeId) : null;
	const { earlier } = await orLead(context, params.id, noted);
	if (!own?.resumeId) throw errorResponse("not_found", contributing.missing);
	const draft = own.draftId ? await getDraft(database, own.draftId) : null;
	const { id, resumeId, title, earlierSaid, earlierSubmittedAt, sentBackBecause } = own;
	return {
		...{ id, resumeId, title: title ?? "", sentBackBecause },
		draftVersion: draft?.version ?? null,
		submittedOn: earlierSubmittedAt && formatLongDate(earlierSubmittedAt),
		said: earlierSaid && { ...earlierSaid, changes: changesAsTyped(earlierSaid.changes) },
		shown: earlier && { sent: earlier.sent, answer: earlier.answer },
	};
}

// What is longer is read whole, so that the page can say so and keep it.
const formLimits = { fileBytes: intakeLimits.fileBytes, textBytes: 8 * contributorLimits.pasted };

export async function action({ request, params, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", contributing.missing);
	const { texts, file } = await readFormWithFile(request, formLimits);
	const services = context.get(servicesContext);
	const intent = texts.get("intent");
	if (intent === "remove") {
		return landOn(`/contribute/${id}/earlier`, await removeEarlier(services, { person }, id));
	}
	if (intent !== "submit") {
		const pasted = texts.get("pasted") ?? "";
		const result = await receiveEarlier(services, person, id, { file, pasted }, now);
		return result.success
			? landOn(`/contribute/${id}/draft`, result, contributing.received)
			: refuseForm(result, { pasted });
	}
	const form = new FormData();
	for (const [name, value] of texts) form.set(name, value);
	const posted = parseFields(form, earlierSchema(now));
	if (!posted.success) return posted.refused;
	const result = await submitEarlier(services, { person, now }, id, posted.fields);
	if (!result.success) return refuseForm(result, posted.values);
	return landOn(`/contribute/${id}/earlier`, result);
}

/** What was changed in another window is what the next press is about; what was typed stays. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
	args.actionStatus === 409 || args.defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, contributing.failed);

export default function EarlierVersionRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <EarlierPage {...loaderData} answer={actionData} />;
}
