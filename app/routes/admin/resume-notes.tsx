import { useNavigation } from "react-router";
import { z } from "zod";
import { NoteList } from "#app/components/admin/checks/note-list.tsx";
import { ListDialog } from "#app/components/admin/list-dialog.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { getNoted } from "#app/data/intake/contribution/margin-notes.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { reasonSchema } from "#app/domain/admin/person-forms.ts";
import { listOf } from "#app/domain/admin/resume-list-query.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { notableLines } from "#app/domain/intake/contribution/margin-notes.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { removeEarlierOf, removeNote } from "#app/operations/admin/remove-note.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { requireResume } from "#app/requests/resume-entry.server.ts";
import { orFailureOfForm } from "#app/requests/unanswered/form-outage.ts";
import type { Route } from "./+types/resume-notes";

export const meta = () => privateMeta("Notes");

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const resume = await requireResume(database, params.id);
	const noted = await getNoted(database, resume.id);
	const texts = new Map(
		noted ? notableLines(noted.document).map(({ line, text }) => [line, text]) : [],
	);
	const { title, company } = resume.fields;
	return {
		resume: { title, company },
		notes: (noted?.notes ?? []).map((one) => ({
			...one,
			text: texts.get(one.line) ?? "A line that was changed since: nobody sees this note",
		})),
		earlier: noted?.earlier
			? { ...noted.earlier, document: null, text: resumeText(noted.earlier.document) }
			: null,
		list: listOf(url),
		action: `/admin/resumes/${resume.id}/notes${listOf(url).search}`,
	};
}

/** Without a line it is the earlier version. */
const removeSchema = z.object({ line: z.string().max(20).optional() }).and(reasonSchema);

export async function action({ request, url, params, context }: Route.ActionArgs) {
	const { id } = params;
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const posted = await parseForm(request, removeSchema);
	if (!posted.success) return posted.refused;
	const { line, reason } = posted.fields;
	const [services, admin, order] = [
		context.get(servicesContext),
		getAdmin(context),
		{ resumeId: id, reason },
	] as const;
	const result = await (line === undefined
		? removeEarlierOf(services, admin, order)
		: removeNote(services, admin, { ...order, line }));
	if (!result.success) return refuseForm(result, posted.values);
	const to = `/admin/resumes/${id}/notes${listOf(url).search}`;
	return redirectWithFlash(to, {
		kind: "success",
		text: line === undefined ? contributed.earlierRemoved : contributed.noteRemoved,
	});
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailureOfForm(args, adminMessages.admin.network);

export default function ResumeNotesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { list, ...shown } = loaderData;
	const busy = useNavigation().formMethod === "POST";
	return (
		<ListDialog title="What stands beside its lines" list={list} busy={busy} size="large">
			<NoteList {...shown} answer={actionData} />
		</ListDialog>
	);
}
