import { ChangePage } from "#app/components/admin/sheet/change-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findBatchRows, getBatch } from "#app/data/admin/batches.server.ts";
import { shownChanges } from "#app/domain/admin/audit.ts";
import { changesOf, describeBatch } from "#app/domain/admin/batch.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { resumeAddress } from "#app/domain/admin/resume-list-query.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { beginTakeBack } from "#app/operations/intake/take-back.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/change";

/** How many resumes of a change are listed; first those that could not be taken back. */
const shownRows = 200;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.what ?? "Change");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const batch = isUuid(params.id) ? await getBatch(database, params.id) : null;
	if (!batch) throw errorResponse("not_found", adminMessages.bulk.gone);
	const rows = await findBatchRows(database, batch.id, shownRows);
	return {
		id: batch.id,
		what: describeBatch(batch),
		resumes: batch.resumes,
		left: batch.left,
		stayed: batch.stayed,
		isTakenBack: batch.takenBackAt !== null,
		rows: rows.map(({ resumeId, before, after, takenBack, ...resume }) => ({
			id: resumeId,
			to: resumeAddress({ id: resumeId, ...resume }),
			label: labelOf(resume),
			isNew: before === null,
			changes: before === null ? [] : shownChanges(changesOf(before, after)),
			takenBack,
		})),
	};
}

export async function action({ params, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const result = await beginTakeBack(services, getAdmin(context), params.id);
	if (!result.success) return refuseForm(result);
	const text = adminMessages.bulk.begun;
	return redirectWithFlash(`/admin/changes/${params.id}`, { kind: "success", text });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function AdminChangePage({ loaderData, actionData }: Route.ComponentProps) {
	return <ChangePage {...loaderData} answer={actionData} />;
}
