import { useNavigation } from "react-router";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { WithdrawForm, withdrawQuestion } from "#app/components/intake/withdraw-form.tsx";
import { isBodyKept } from "#app/data/reader/resume-bodies.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { reasonMaximum } from "#app/domain/intake/withdrawal.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";
import { rejected } from "#app/operations/base/fail-form.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { requireResume } from "#app/requests/resume-entry.server.ts";
import type { Route } from "./+types/withdraw-resume";

export const meta = () => privateMeta("Delete Resume");

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const resume = await requireResume(database, params.id);
	const { title, company } = resume.fields;
	return {
		id: resume.id,
		resume: { title, company },
		isWithdrawn: resume.withdrawnAt !== null,
		isKept: await isBodyKept(database, resume.id),
		list: listOf(url),
	};
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const values = typedValues(await readForm(request));
	const typed = cleanText(values.reason ?? "", Number.POSITIVE_INFINITY);
	const tooLong = adminMessages.people.reasonTooLong(reasonMaximum);
	if (typed.length > reasonMaximum) return refuseForm(rejected(tooLong, 400, "reason"), values);
	const order = { id, reason: typed || null, deletesFile: values.deletesFile === "true" };
	const result = await withdrawResume(context.get(servicesContext), getAdmin(context), order);
	if (!result.success) return refuseForm(result, values);
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.adminResumes.deleted,
	});
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.adminResumes.deleteFailed);

export default function WithdrawResumePage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, resume, isWithdrawn, isKept, list } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	return (
		<ListDialog title={withdrawQuestion({ isWithdrawn, isKept })} list={list} busy={busy}>
			<WithdrawForm
				resume={resume}
				isWithdrawn={isWithdrawn}
				isKept={isKept}
				answer={actionData}
				action={`/admin/resumes/${id}/withdraw${list.search}`}
				back={list.to}
				busy={busy}
			/>
		</ListDialog>
	);
}
