import { href, useNavigation } from "react-router";
import { StandingTakedown } from "#app/components/admin/checks/standing-takedown.tsx";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { describeFile } from "#app/components/intake/file-source.tsx";
import { ResumeForm } from "#app/components/intake/resume-form.tsx";
import { UploadPart } from "#app/components/intake/upload-part.tsx";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { isContributed } from "#app/data/intake/contribution/published-own.server.ts";
import { findKnownBy } from "#app/data/intake/kept-out.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { getTakedown } from "#app/data/intake/takedowns.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { reasonSchema } from "#app/domain/admin/person-forms.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import {
	parseResumeForm,
	readResumeValues,
	typedOver,
	valuesOfResume,
} from "#app/domain/intake/resume-form.ts";
import { liftTakedown } from "#app/operations/admin/take-down.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseFields, refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin, permitForm } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { requireResume, showChosenUpload } from "#app/requests/resume-entry.server.ts";
import { keepsTyped, keepTyped } from "#app/requests/typed-form.server.ts";
import type { Services } from "#app/services.ts";
import type { Route } from "./+types/edit-resume";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.standing ? "Takedown" : "Edit Resume");

/** The resume in its form; in its place the takedown that keeps it out. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const resume = await requireResume(database, params.id);
	const isKept = keepsTyped(context);
	const standing = !isKept && resume.withdrawnAt ? await getTakedown(database, resume.id) : null;
	if (resume.withdrawnAt && !standing && !isKept) {
		throw errorResponse("gone", adminMessages.adminResumes.withdrawn);
	}
	return {
		id: resume.id,
		standing: standing && {
			...{ title: resume.fields.title, company: resume.fields.company },
			...{ takenDownAt: standing.takenDownAt, withdrawnReason: resume.withdrawnReason },
			knownBy: await findKnownBy(database, resume),
		},
		values: {
			...valuesOfResume(resume.fields, resume.availability !== "none"),
			version: resume.version,
		},
		present: describeFile(resume.availability, resume.fileKind),
		isContributed: await isContributed(database, resume.id),
		list: listOf(url),
	};
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const intent = form.get("intent") ?? "save";
	permitForm(context, intent);
	if (intent === "lift") return lift(services, getAdmin(context), { id, form, url });
	keepTyped(context);
	const values = readResumeValues(form);
	const upload = await showChosenUpload(services, values);
	const current = await getAdminResume(services.database, id);
	const parsed = parseResumeForm(values, current);
	if (!parsed.success) {
		const message = adminMessages.adminResumes.updateFailed;
		return refuseFields(parsed.fieldErrors, values, { message, upload });
	}
	const order = { id, version: values.version ?? "", ...parsed };
	const result = await updateResume(services, getAdmin(context), order);
	if (!result.success) {
		const { newer } = result;
		const more = { upload, newer: newer && href("/admin/resumes/:id", { id }) };
		return refuseForm(result, newer ? typedOver(values, newer) : values, more);
	}
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.adminResumes.updated,
	});
}

async function lift(
	services: Services,
	admin: Admin,
	{ id, form, url }: { id: string; form: FormData; url: URL },
) {
	const parsed = parseFields(form, reasonSchema);
	if (!parsed.success) return parsed.refused;
	const result = await liftTakedown(services, admin, { resumeId: id, ...parsed.fields });
	if (!result.success) return refuseForm(result, parsed.values);
	return redirectWithFlash(listOf(url).to, {
		kind: "success",
		text: adminMessages.takedowns.lifted,
	});
}

export async function clientAction(args: Route.ClientActionArgs) {
	const form = await args.request.clone().formData();
	const { adminResumes, takedowns } = adminMessages;
	const usual = form.get("intent") === "lift" ? takedowns.liftFailed : adminResumes.updateFailed;
	return orFailure(args, usual, { upload: null });
}

export default function EditResumePage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, standing, values, present, isContributed, list } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	const upload = actionData && "upload" in actionData ? actionData.upload : null;
	const place = `/admin/resumes/${id}${list.search}`;
	if (standing) {
		return (
			<ListDialog title="Takedown" list={list} busy={busy}>
				<StandingTakedown resume={standing} action={place} answer={actionData} busy={busy} />
			</ListDialog>
		);
	}
	return (
		<ListDialog title="Edit Resume" list={list} busy={busy} size="large">
			<ResumeForm
				action={place}
				values={values}
				answer={actionData}
				present={present}
				submitLabel="Save changes"
				back={list.to}
				busy={busy}
				isContributed={isContributed}
				uploadPart={<UploadPart initial={upload} />}
			/>
		</ListDialog>
	);
}
