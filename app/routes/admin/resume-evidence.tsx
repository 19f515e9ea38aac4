import { useNavigation } from "react-router";
import { EvidencePanel } from "#app/components/admin/checks/evidence-panel.tsx";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { getWorkAddress } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { findEvidence } from "#app/data/intake/resume-evidence.server.ts";
import {
	endRecordSchema,
	evidenceFileBytes,
	seenDocumentSchema,
	workLinkSchema,
} from "#app/domain/admin/evidence-forms.ts";
import { evidenceLine } from "#app/domain/admin/evidence-line.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { endEvidence } from "#app/operations/admin/end-evidence.server.ts";
import { recordDocument } from "#app/operations/admin/record-document.server.ts";
import { sendWorkLink } from "#app/operations/admin/send-work-link.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseFields, refuseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { requireResume } from "#app/requests/resume-entry.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Services } from "#app/services.ts";
import type { Route } from "./+types/resume-evidence";

export const meta = () => privateMeta("Evidence");

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { now } = getAdmin(context);
	const resume = await requireResume(database, params.id);
	const records = await findEvidence(database, resume.id);
	const { title, company, role, offerMonth, provenance } = resume.fields;
	return {
		resume: {
			...{ title, company, role, offerMonth, provenance },
			workAddress: await getWorkAddress(database, resume.id),
		},
		isWithdrawn: resume.withdrawnAt !== null,
		records: records.map((record) => evidenceLine(record, now)),
		list: listOf(url),
		action: `/admin/resumes/${resume.id}/evidence${listOf(url).search}`,
	};
}

const formLimits = { fileBytes: evidenceFileBytes, textBytes: 4_096 };

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const { texts, file } = await readFormWithFile(request, formLimits);
	const form = new FormData();
	for (const [name, value] of texts) form.append(name, value);
	const done = await act(context.get(servicesContext), getAdmin(context), { id, form, file });
	if ("refused" in done) return done.refused;
	if (!done.success) return refuseForm(done, typedValues(form));
	const to = `/admin/resumes/${id}/evidence${listOf(url).search}`;
	return redirectWithFlash(to, { kind: "success", text: done.said });
}

type SentFile = Awaited<ReturnType<typeof readFormWithFile>>["file"];
type Posted = { id: string; form: FormData; file: SentFile };

/** Does what a form of the page asks for. */
async function act(services: Services, admin: Admin, { id, form, file }: Posted) {
	const { evidence } = adminMessages;
	const said = <Result extends { success: boolean }>(result: Result, text: string) =>
		result.success
			? { success: true as const, said: text }
			: (result as Result & { success: false });
	switch (form.get("intent")) {
		case "document": {
			const parsed = parseFields(form, seenDocumentSchema);
			if (!parsed.success) return parsed;
			if (!file?.bytes?.byteLength) {
				const missing = file && !file.bytes ? evidence.fileTooLarge : evidence.fileMissing;
				return { refused: refuseFields({ file: missing }, parsed.values, {}) };
			}
			const seen = { resumeId: id, ...parsed.fields, bytes: file.bytes };
			return said(await recordDocument(services, admin, seen), evidence.recorded);
		}
		case "work-link": {
			const parsed = parseFields(form, workLinkSchema);
			if (!parsed.success) return parsed;
			const { reviewer, email } = parsed.fields;
			const result = await sendWorkLink(services, admin, { resumeId: id, reviewer, email });
			return said(result, result.success ? evidence.linkSent(result.domain) : "");
		}
		case "end": {
			const parsed = parseFields(form, endRecordSchema);
			if (!parsed.success) return parsed;
			const { id: record, because } = parsed.fields;
			const order = { resumeId: id, id: record, because };
			return said(await endEvidence(services, admin, order), evidence.ended);
		}
		default:
			throw errorResponse("invalid", forms.unreadable);
	}
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, adminMessages.admin.network);

export default function ResumeEvidencePage({ loaderData, actionData }: Route.ComponentProps) {
	const { list, ...shown } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	return (
		<ListDialog title="Evidence" list={list} busy={busy} size="large">
			<EvidencePanel {...shown} answer={actionData} />
		</ListDialog>
	);
}
