import { redirect, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { usePolling } from "#app/components/base/use-polling.ts";
import { ContributorEditor } from "#app/components/intake/contribution/contributor-editor.tsx";
import { ContributorSteps } from "#app/components/intake/contribution/contributor-steps.tsx";
import { ReadersSheet } from "#app/components/intake/contribution/readers-sheet.tsx";
import { SentBack } from "#app/components/intake/contribution/sent-back.tsx";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { showOwnDraft } from "#app/operations/intake/contribution/show-own-draft.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { landOn, refuseForm } from "#app/requests/form-response.server.ts";
import { orLead } from "#app/requests/intake/lead-to-contribution.server.ts";
import { settleContribution } from "#app/requests/intake/settle-contribution.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import draftStyles from "#app/styles/admin/intake.css?url";
import findingStyles from "#app/styles/admin/uploads.css?url";
import sheetStyles from "#app/styles/resume-sheet.css?url";
import sheetFonts from "#app/styles/resume-sheet-fonts.css?url";
import type { Route } from "./+types/contribution-draft";

export const links: Route.LinksFunction = () =>
	[draftStyles, findingStyles, sheetFonts, sheetStyles].map((href) => ({
		rel: "stylesheet",
		href,
	}));

export const meta: Route.MetaFunction = () => privateMeta("Your resume");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const shown = isUuid(params.id)
		? await showOwnDraft(context.get(servicesContext), person, params.id)
		: null;
	const { submittedAt, ...rest } = await orLead(context, params.id, shown);
	return { ...rest, submittedOn: submittedAt && formatLongDate(submittedAt) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	if (!isUuid(params.id)) throw errorResponse("not_found", contributing.missing);
	const form = await readForm(request);
	const services = context.get(servicesContext);
	const result = await settleContribution(services, { person, now }, params.id, form);
	if (result.success) {
		return result.message
			? redirectWithFlash(result.to, { kind: "success", text: result.message })
			: redirect(result.to);
	}
	if (result.to) return landOn(result.to, result);
	return refuseForm(result, result.values);
}

/** What was refused is kept all the same: the page shows it as it was saved. Where nobody answers, nothing was. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
	actionStatus !== 503;

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, contributing.failed);

export default function ContributionDraftPage({ loaderData, actionData }: Route.ComponentProps) {
	const { draft, sheet, submittedOn, sentBackBecause, isEarlier } = loaderData;
	const { formData } = useNavigation();
	usePolling(draft?.status === "waiting");
	const busy = formData?.get("intent")?.toString() ?? null;
	return (
		<main id="content" className="container-page flex-1 py-8">
			<h1 className="text-3xl wrap-anywhere">
				{isEarlier ? "The earlier version" : draft.fields.title || "Your resume"}
			</h1>
			{submittedOn ? (
				<>
					<p className="mt-2 mb-6">
						With us since {submittedOn}. We read it and write to you. Nobody else sees it.
					</p>
					<AnsweredForm answer={actionData} className="mb-6 grid justify-items-start gap-3">
						<FormMessage />
						<Button
							type="submit"
							name="intent"
							value="take-back"
							variant="secondary"
							busy={busy === "take-back"}
						>
							Take it back to change it
						</Button>
					</AnsweredForm>
					<ReadersSheet sheet={sheet} />
				</>
			) : (
				<>
					{isEarlier ? (
						<p className="mt-2 mb-6 text-quiet">
							Correct it, and go on: then you say what became of it, and submit it.
						</p>
					) : (
						<ContributorSteps now={2} />
					)}
					{sentBackBecause ? (
						<div className="mb-6">
							<SentBack because={sentBackBecause} />
						</div>
					) : null}
					<ContributorEditor
						key={draft.id}
						draft={draft}
						sheet={sheet}
						isEarlier={isEarlier}
						answer={actionData}
						busy={busy}
					/>
				</>
			)}
		</main>
	);
}
