import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { ConsentForm } from "#app/components/intake/contribution/consent-form.tsx";
import { ContributorSteps } from "#app/components/intake/contribution/contributor-steps.tsx";
import { getNewestReceipt } from "#app/data/intake/contribution/consent-receipts.server.ts";
import { getOwnContribution } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getDraft } from "#app/data/intake/drafts.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { submissionSchema } from "#app/domain/intake/contribution/submission-form.ts";
import { submitContribution } from "#app/operations/intake/contribution/submit-own-draft.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { orLead } from "#app/requests/intake/lead-to-contribution.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import styles from "#app/styles/admin/intake.css?url";
import type { Route } from "./+types/submit-contribution";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("Agree and submit");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const { database } = context.get(servicesContext);
	const own = isUuid(params.id) ? await getOwnContribution(database, person.id, params.id) : null;
	const stored = own?.draftId ? await getDraft(database, own.draftId) : null;
	const draft = await orLead(context, params.id, stored);
	// What is with the owner, or was not read, has nothing to agree to.
	if (own?.submittedAt || draft.status !== "ready") {
		throw redirect(`/contribute/${params.id}/draft`);
	}
	// What was said of the proof when it was submitted before; what is agreed to is ticked again each time.
	const wasSubmitted = own && (await getNewestReceipt(database, own.id));
	const said = wasSubmitted ? { proof: own.proof, workAddress: own.workAddress } : null;
	return { id: params.id, version: draft.version, title: draft.fields.title ?? "", said };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	if (!isUuid(params.id)) throw errorResponse("not_found", contributing.missing);
	const posted = await parseForm(request, submissionSchema);
	if (!posted.success) return posted.refused;
	const services = context.get(servicesContext);
	const result = await submitContribution(services, person, params.id, posted.fields, now);
	if (!result.success) return refuseForm(result, posted.values, { message: result.error });
	return redirectWithFlash(`/contribute/${params.id}/draft`, {
		kind: "success",
		text: result.message,
	});
}

/** What was changed in another window is what the next press is about; the ticks stay. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
	args.actionStatus === 409 || args.defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, contributing.failed);

export default function SubmitContributionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, version, title, said } = loaderData;
	return (
		<main id="content" className="container-page flex-1 py-8">
			<h1 className="text-3xl wrap-anywhere">{title || "Your resume"}</h1>
			<ContributorSteps now={3} />
			<ConsentForm id={id} version={version} said={said} answer={actionData} />
		</main>
	);
}
