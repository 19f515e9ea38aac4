import { AuditTable } from "#app/components/admin/audit-table.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/audit-log";

export const meta = () => privateMeta("Audit log");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const after = readPlace(new URL(request.url).searchParams);
	const rows = await findAuditEntries(database, { after, limit: listPageSize + 1 });
	const { page, next } = pageOf(rows, (row) => row);
	return { lines: page.map(auditLine), next, isFirst: after === null };
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
	const { lines, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Audit log</h1>
			<p className="mt-1 mb-6 text-quiet">Everything that was changed here. Nobody can edit it.</p>
			{lines.length === 0 ? <p>Nothing has been changed yet.</p> : <AuditTable lines={lines} />}
			<PageTurner
				address={(after) => listAddress("/admin/audit", { after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
