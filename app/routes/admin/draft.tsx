import { Link, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { TypedWords } from "#app/components/admin/checks/typed-words.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { usePolling } from "#app/components/base/use-polling.ts";
import { DraftEditor } from "#app/components/intake/desk/draft-editor.tsx";
import { count } from "#app/domain/base/count.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { showDraft } from "#app/operations/intake/desk/show-draft.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { settleDraft } from "#app/requests/intake/settle-draft.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { keepsTyped, keepTyped } from "#app/requests/typed-form.server.ts";
import type { Route } from "./+types/draft";

export const meta = () => privateMeta("Draft");

export async function loader({ params, context }: Route.LoaderArgs) {
	const draft = isUuid(params.id) ? await showDraft(context.get(servicesContext), params.id) : null;
	if (!draft && !keepsTyped(context)) throw errorResponse("not_found", intakeMessages.missing);
	return { draft };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (!isUuid(params.id)) throw errorResponse("not_found", intakeMessages.missing);
	const form = await readForm(request);
	const result = await settleDraft(
		context.get(servicesContext),
		getAdmin(context),
		params.id,
		form,
	);
	if (result.success) {
		return redirectWithFlash(result.to, { kind: "success", text: result.message });
	}
	if (result.status === 404) keepTyped(context);
	return refuseForm(result, result.values);
}

/**
 * What was refused is kept all the same: the page shows it as it was saved. Where nobody answers, or the draft is gone,
 * nothing was.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
	actionStatus !== 503 && actionStatus !== 404;

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, intakeMessages.saveFailed);

export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
	const { draft } = loaderData;
	const { formData } = useNavigation();
	usePolling(draft?.status === "waiting");
	if (!draft) {
		return (
			<>
				<p className="mb-2">
					<Link to="/admin/intake" className="admin-link thumb inline-flex items-center">
						Intake desk
					</Link>
				</p>
				<h1 className="mb-6 text-2xl">Draft</h1>
				<TypedWords answer={actionData} />
			</>
		);
	}
	return (
		<>
			<p className="mb-2">
				<Link to="/admin/intake" className="admin-link thumb inline-flex items-center">
					Intake desk, {count(draft.left, "draft")}
				</Link>
			</p>
			<h1 className="mb-6 text-2xl wrap-anywhere">
				{draft.contribution?.earlier
					? `The earlier version: ${draft.contribution.earlier.title}`
					: draft.fields.title || draft.fileName}
			</h1>
			<DraftEditor
				key={draft.id}
				draft={draft}
				answer={actionData}
				busy={formData?.get("intent")?.toString() ?? null}
			/>
		</>
	);
}
