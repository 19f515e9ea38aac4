import { redirect } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { CsvFileForm } from "#app/components/intake/csv-file-form.tsx";
import { ImportColumns } from "#app/components/intake/import-columns.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { importMaximum, parseReadEncoding } from "#app/domain/intake/resume-import.ts";
import { checkResumeFile } from "#app/operations/intake/check-resume-file.server.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/import-resumes";

export const meta = () => privateMeta("Mass Upload Resumes");

const formLimits = { fileBytes: importMaximum.bytes, textBytes: 1_024 };

export async function action({ request, context }: Route.ActionArgs) {
	const { file } = await readFormWithFile(request, formLimits);
	if (!file) {
		return refuseForm({ error: adminMessages.imports.notCsv, status: 400 });
	}
	const { now } = getAdmin(context);
	const result = await checkResumeFile(context.get(servicesContext), file, now);
	if (!result.success) {
		const { field: _, detail, problems, ...failure } = result;
		return refuseForm(failure, {}, { detail, problems });
	}
	const encoding = parseReadEncoding(result.encoding);
	return redirect(`/admin/imports/${result.importId}${encoding ? `?encoding=${encoding}` : ""}`);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function ImportResumesPage({ actionData }: Route.ComponentProps) {
	return (
		<>
			<h1 className="text-2xl">Mass Upload Resumes</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">
				Choose a CSV file. It is checked first, and nothing is added until you confirm.
			</p>
			<CsvFileForm refusal={actionData} />
			<ImportColumns />
		</>
	);
}
