import { useEffect } from "react";
import { Link, type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { usePolling } from "#app/components/base/use-polling.ts";
import { PresentState } from "#app/components/intake/upload-decision.tsx";
import { UploadReviewView } from "#app/components/intake/upload-review.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import type { UploadResponse } from "#app/domain/intake/upload-review.ts";
import { showUpload } from "#app/operations/intake/show-upload.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse, refuseForm } from "#app/requests/form-response.server.ts";
import { settleUpload } from "#app/requests/intake/settle-upload.server.ts";
import { isOutage, orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/upload";

export const meta = () => privateMeta("Uploaded file");

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const review = isUuid(params.id) ? await showUpload(services, params.id) : null;
	if (!review) throw errorResponse("not_found", adminMessages.uploads.missing);
	return { review };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
let known: Loaded | null = null;

/**
 * What was just removed is not asked for again: its absence would take the place of the form around it. What is
 * another than the page shows is looked at at once.
 */
export function shouldRevalidate({
	formData,
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	return formData?.get("intent") !== "remove" && (actionStatus === 409 || defaultShouldRevalidate);
}

/** The page asks how far the reading is; while nobody answers, it shows what it knew, and asks again. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	try {
		known = await serverLoader();
		return known;
	} catch (error) {
		if (!isOutage(error) || known?.review.id !== params.id) throw error;
		return known;
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (!isUuid(params.id)) throw errorResponse("not_found", adminMessages.uploads.missing);
	const form = await readForm(request);
	const services = context.get(servicesContext);
	const result = await settleUpload(services, getAdmin(context), params.id, form);
	if (!result.success) {
		// With scripts the page still has what was typed, and shows what has been found since.
		const typed = isPostedByBrowser(request) && form.has("more");
		const remove = form.getAll("remove").join("\n");
		const values = typed ? { ...typedValues(form), remove } : {};
		return refuseForm(result, values, { success: false as const, isOld: result.status === 409 });
	}
	// In a form of its own the answer is data: a redirect would lead the page around it away.
	const isThere = form.get("intent") !== "remove";
	if (form.has("embedded")) return formResponse({ ...result, isThere } satisfies UploadResponse);
	const to = isThere ? `/admin/uploads/${result.id}` : "/admin/uploads/new";
	return redirectWithFlash(to, { kind: "success", text: result.message });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network, { isOld: false });

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
	const { review } = loaderData;
	// A fetcher keeps its answer while the page asks how far the reading is; the page asks nothing meanwhile.
	const settling = useFetcher<typeof clientAction>();
	const busy = settling.formData?.get("intent")?.toString() ?? null;
	usePolling(!busy && review.status === "waiting");
	useEffect(() => {
		known = loaderData;
	}, [loaderData]);
	const answer = settling.data ?? actionData;
	const failed = answer?.success === false && !busy ? answer : null;
	return (
		<>
			<p className="mb-2">
				<Link to="/admin/uploads/new" className="admin-link thumb inline-flex items-center">
					All files
				</Link>
			</p>
			<h1 className="mb-6 text-2xl wrap-anywhere">{review.name}</h1>
			{failed ? (
				<div className="mb-6">
					<FormMessage answer={failed}>
						<PresentState answer={failed} />
					</FormMessage>
				</div>
			) : null}
			<AnsweredForm
				as={settling.Form}
				key={review.id}
				answer={failed ?? undefined}
				preventScrollReset
			>
				<UploadReviewView review={review} busy={busy} isForm />
			</AnsweredForm>
		</>
	);
}
