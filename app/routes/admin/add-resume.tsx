import { useNavigation } from "react-router";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { ResumeForm } from "#app/components/intake/resume-form.tsx";
import { UploadPart } from "#app/components/intake/upload-part.tsx";
import { brand } from "#app/content/brand.ts";
import { readNewResume } from "#app/domain/admin/demand.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { failedResume, parseResumeForm, readResumeValues } from "#app/domain/intake/resume-form.ts";
import { addResume } from "#app/operations/intake/add-resume.server.ts";
import { showChosenUpload } from "#app/requests/chosen-upload.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/add-resume";

export const meta: Route.MetaFunction = () => [
	{ title: `Add Resume · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

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
		const { fieldErrors } = parsed;
		return formResponse(
			{ error: adminMessages.adminResumes.incomplete, fieldErrors, values, upload },
			{ status: 400 },
		);
	}
	const result = await addResume(services, getAdmin(context), parsed);
	if (!result.success) return formResponse({ error: result.error, values, upload }, result);
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.adminResumes.added,
	});
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(args, adminMessages.adminResumes.addFailed, failedResume);
}

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
