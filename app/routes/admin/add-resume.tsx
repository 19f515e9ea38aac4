import { useNavigation } from "react-router";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { ResumeForm } from "#app/components/intake/resume-form.tsx";
import { UploadPart } from "#app/components/intake/upload-part.tsx";
import { readNewResume } from "#app/domain/admin/demand.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { parseResumeForm, readResumeValues } from "#app/domain/intake/resume-form.ts";
import { addResume } from "#app/operations/intake/add-resume.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { showChosenUpload } from "#app/requests/resume-entry.server.ts";
import type { Route } from "./+types/add-resume";

export const meta = () => privateMeta("Add Resume");

export async function loader({ url, context }: Route.LoaderArgs) {
	const chosen = { fileSource: "upload", uploadId: url.searchParams.get("upload") ?? "" };
	const upload = await showChosenUpload(context.get(servicesContext), chosen);
	return { list: listOf(url), upload, filledIn: readNewResume(url.searchParams) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const values = readResumeValues(await readForm(request));
	const upload = await showChosenUpload(services, values);
	const parsed = parseResumeForm(values);
	if (!parsed.success) {
		const message = adminMessages.adminResumes.incomplete;
		return refuseFields(parsed.fieldErrors, values, { message, upload });
	}
	const result = await addResume(services, getAdmin(context), parsed);
	if (!result.success) return refuseForm(result, values, { upload });
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.adminResumes.added,
	});
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.adminResumes.addFailed, { upload: null });

export default function AddResumePage({ loaderData, actionData }: Route.ComponentProps) {
	const { list } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	return (
		<ListDialog title="Add Resume" list={list} busy={busy} size="large">
			<ResumeForm
				action={`/admin/resumes/new${list.search}`}
				values={{ ...loaderData.filledIn, ...(loaderData.upload && { fileSource: "upload" }) }}
				answer={actionData}
				present={null}
				submitLabel="Add Resume"
				back={list.to}
				busy={busy}
				uploadPart={<UploadPart initial={actionData?.upload ?? loaderData.upload} />}
			/>
		</ListDialog>
	);
}
