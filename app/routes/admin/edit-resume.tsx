import { href, useNavigation } from "react-router";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { describeFile } from "#app/components/intake/file-source.tsx";
import { ResumeForm } from "#app/components/intake/resume-form.tsx";
import { UploadPart } from "#app/components/intake/upload-part.tsx";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import {
	parseResumeForm,
	readResumeValues,
	valuesOfResume,
} from "#app/domain/intake/resume-form.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { showChosenUpload } from "#app/requests/chosen-upload.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/edit-resume";

export const meta = () => privateMeta("Edit Resume");

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const resume = isUuid(params.id) ? await getAdminResume(database, params.id) : null;
	if (!resume) throw errorResponse("not_found", messages.resumes.fetchFailed);
	if (resume.withdrawnAt) throw errorResponse("gone", adminMessages.adminResumes.withdrawn);
	return {
		id: resume.id,
		values: {
			...valuesOfResume(resume.fields, resume.availability !== "none"),
			version: resume.version,
		},
		present: describeFile(resume.availability, resume.fileKind),
		list: listOf(url),
	};
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const services = context.get(servicesContext);
	const values = readResumeValues(await readForm(request));
	const upload = await showChosenUpload(services, values);
	const current = await getAdminResume(services.database, id);
	const parsed = parseResumeForm(values, current?.fields.provenance);
	if (!parsed.success) {
		const message = adminMessages.adminResumes.updateFailed;
		return refuseFields(parsed.fieldErrors, values, { message, upload });
	}
	const order = { id, version: values.version ?? "", ...parsed };
	const result = await updateResume(services, getAdmin(context), order);
	if (!result.success) {
		const { version } = result;
		const newer = version && href("/admin/resumes/:id", { id });
		return refuseForm(result, { ...values, ...(version && { version }) }, { upload, newer });
	}
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.adminResumes.updated,
	});
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.adminResumes.updateFailed, { upload: null });

export default function EditResumePage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, values, present, list } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	return (
		<ListDialog title="Edit Resume" list={list} busy={busy} size="large">
			<ResumeForm
				action={`/admin/resumes/${id}${list.search}`}
				values={values}
				answer={actionData}
				present={present}
				submitLabel="Save changes"
				back={list.to}
				busy={busy}
				uploadPart={<UploadPart initial={actionData?.upload ?? null} />}
			/>
		</ListDialog>
	);
}
