import { pageMeta } from "#app/components/base/page-meta.ts";
import { ChecklistOffer } from "#app/components/insights/checklist/pro-teaser.tsx";
import { ChecklistPage } from "#app/components/insights/checklist/review-page.tsx";
import { checklistPage } from "#app/content/checklist/checklist-page.ts";
import { exampleCheck, reviewCheckIds, reviewParts } from "#app/content/checklist/checks.server.ts";
import { findTicks } from "#app/data/insights/review-ticks.server.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import * as messages from "#app/domain/base/messages/tools.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { readReviewChange } from "#app/domain/insights/review-checklist.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { changeReview } from "#app/operations/insights/change-review.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { pressResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import styles from "#app/styles/checklist.css?url";
import type { Route } from "./+types/checklist";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, { ...checklistPage, path: "/checklist" });

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

/** The list with the member's ticks; other viewers see what it is, with one check of it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, database } = context.get(servicesContext);
	const viewer = await getViewer(context);
	if (!viewer || decideProTool(viewer) !== "allowed") {
		const outline = reviewParts.map(({ title, lead, checks }) => ({
			title,
			lead,
			checks: checks.length,
		}));
		return { access: "offer" as const, publicUrl, outline, example: exampleCheck };
	}
	const ticked = await findTicks(database, viewer.id);
	return { access: "allowed" as const, publicUrl, parts: reviewParts, ticked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { person, now } = await getMember(context);
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", messages.proTools.proOnly, { offersUpgrade: true });
	}
	const change = readReviewChange(await readForm(request), reviewCheckIds);
	if (!change) throw errorResponse("invalid", forms.unreadable);
	const result = await changeReview(context.get(servicesContext), person, change, now);
	return pressResponse(request, "/checklist", result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, messages.checklist.failed);

export default function ChecklistRoute({ loaderData, actionData }: Route.ComponentProps) {
	return loaderData.access === "offer" ? (
		<ChecklistOffer outline={loaderData.outline} example={loaderData.example} />
	) : (
		<ChecklistPage parts={loaderData.parts} ticked={loaderData.ticked} answer={actionData} />
	);
}
