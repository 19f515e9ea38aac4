import { AccessPage } from "#app/components/admin/access-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { findResumesNamed } from "#app/data/admin/person-file.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { cleanText, searchMaximumLength } from "#app/domain/library/resume-query.ts";
import { explainAccess } from "#app/operations/admin/explain-access.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/person-access";

export const meta = () => privateMeta("Access");

/** Reading only: nothing is spent, and nobody else is asked. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = getAdmin(context);
	const person = isUuid(params.id) ? await getPersonRecord(services.database, params.id) : null;
	if (!person) throw errorResponse("not_found", adminMessages.people.notFound);
	const { searchParams } = new URL(request.url);
	const search = cleanText(searchParams.get("q") ?? "", searchMaximumLength);
	const isId: boolean = isUuid(search);
	const asked = searchParams.get("resume") ?? (isId ? search : undefined);
	const resumeId = isUuid(asked) ? asked : null;
	const name = resumeId && (await getResumeName(services.database, resumeId));
	const rows = search === "" || isId ? null : await findResumesNamed(services.database, search);
	return {
		person: { id: person.id, email: person.email },
		search,
		found:
			rows?.map(({ withdrawnAt, ...resume }) => ({
				...resume,
				isWithdrawn: withdrawnAt !== null,
			})) ?? null,
		chosen: resumeId === null ? null : { id: resumeId, name: name ? labelOf(name) : resumeId },
		explanation: resumeId
			? await explainAccess(services, { personId: person.id, resumeId }, now)
			: null,
	};
}

export default function AdminPersonAccessPage({ loaderData }: Route.ComponentProps) {
	return <AccessPage {...loaderData} />;
}
