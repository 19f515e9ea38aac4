import { redirect } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { ContributorList } from "#app/components/intake/contribution/contributor-list.tsx";
import { ContributorSteps } from "#app/components/intake/contribution/contributor-steps.tsx";
import { ContributorUpload } from "#app/components/intake/contribution/contributor-upload.tsx";
import { findOwnContributions } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { stateOfContribution } from "#app/domain/intake/contribution/contributor-view.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { receiveContribution } from "#app/operations/intake/contribution/receive-own-resume.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import styles from "#app/styles/admin/intake.css?url";
import type { Route } from "./+types/new-contribution";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("Contribute your resume");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const own = await findOwnContributions(context.get(servicesContext).database, person.id);
	return {
		lines: own.map(({ contribution, takenOutAt, ...names }) => ({
			id: contribution.id,
			title: nameOf(names, contribution.withdrawnAt !== null),
			...stateOfContribution({ ...contribution, takenOutAt }, formatLongDate),
		})),
	};
}

type Own = Awaited<ReturnType<typeof findOwnContributions>>[number];

/** Several of a person often have one title: they are told apart by the company. */
function nameOf(
	own: Pick<Own, "fileName" | "draftTitle" | "draftCompany" | "title" | "company">,
	isWithdrawn: boolean,
): string {
	const title = own.title || own.draftTitle || own.fileName || "A resume";
	const company = own.title ? own.company : own.draftCompany;
	return company && !isWithdrawn ? `${title}, ${company}` : title;
}

// What is longer is read whole, so that the page can say so and keep it.
const formLimits = { fileBytes: intakeLimits.fileBytes, textBytes: 8 * contributorLimits.pasted };

export async function action({ request, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	const { texts, file } = await readFormWithFile(request, formLimits);
	const pasted = texts.get("pasted") ?? "";
	const sent = { file, pasted };
	const result = await receiveContribution(context.get(servicesContext), person, sent, now);
	if (!result.success) return refuseForm(result, { pasted });
	const page = `/contribute/${result.id}/draft`;
	if (!result.isKnown) return redirect(page);
	return redirectWithFlash(page, { kind: "info", text: contributing.alreadySent });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, contributing.receiveFailed);

export default function NewContributionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { lines } = loaderData;
	return (
		<main id="content" className="container-page flex-1 py-8">
			<h1 className="text-3xl">Contribute your resume</h1>
			<ContributorSteps now={1} />
			<p className="mb-6 max-w-2xl text-quiet">
				The resume that got you the offer. Nobody but you can see it until you submit it.
			</p>
			<ContributorUpload answer={actionData} />
			{lines.length > 0 ? (
				<section aria-labelledby="own" className="mt-10 max-w-2xl">
					<h2 id="own" className="mb-4 text-xl">
						Your resumes
					</h2>
					<ContributorList lines={lines} />
				</section>
			) : null}
		</main>
	);
}
