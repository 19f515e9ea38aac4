import { privateMeta } from "#app/components/base/page-meta.ts";
import { ImportPage } from "#app/components/intake/import-page.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { parseReadEncoding } from "#app/domain/intake/resume-import.ts";
import { addImportedResumes } from "#app/operations/intake/add-imported-resumes.server.ts";
import { readImport } from "#app/operations/intake/read-import.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/import";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.fileName ?? "Upload");

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const page = searchParams.get("after") ?? "";
	const after = /^\d{1,8}$/u.test(page) ? Number(page) : 0;
	const view = await readImport(context.get(servicesContext), params.id, after);
	if (!view) throw errorResponse("not_found", adminMessages.imports.gone);
	const { summary, ...rest } = view;
	return {
		...rest,
		id: summary.id,
		fileName: summary.fileName,
		status: summary.status,
		error: summary.error,
		createdAt: summary.createdAt.toISOString(),
		encoding: parseReadEncoding(searchParams.get("encoding")),
		isFirstPage: after === 0,
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const leavesOutRepeats = (await readForm(request)).get("leavesOutRepeats") === "true";
	const result = await addImportedResumes(services, getAdmin(context), params.id, {
		leavesOutRepeats,
	});
	// The page itself says that it is being added.
	return result.success ? null : refuseForm(result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function AdminImportPage({ loaderData, actionData }: Route.ComponentProps) {
	return <ImportPage {...loaderData} refusal={actionData?.message} />;
}
