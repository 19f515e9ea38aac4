import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { writeErrorFile } from "#app/operations/intake/write-error-file.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/import-errors";

/** The rows of an import that cannot be added, to be corrected and uploaded again. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const text = await writeErrorFile(context.get(servicesContext), params.id);
	if (text === null) throw errorResponse("not_found", adminMessages.imports.gone);
	return new Response(text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="resumes-with-errors.csv"',
		},
	});
}
