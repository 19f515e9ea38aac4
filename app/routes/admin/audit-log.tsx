import { AuditTable } from "#app/components/admin/audit-table.tsx";
import { ExportButton } from "#app/components/admin/export-button.tsx";
import { ListFilter } from "#app/components/admin/list-filter.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import { auditBounds, auditChoices, parseAuditQuery } from "#app/domain/admin/audit-query.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/audit-log";

export const meta = () => privateMeta("Audit log");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const query = parseAuditQuery(searchParams);
	const after = readPlace(searchParams, "counted");
	const rows = await findAuditEntries(database, {
		...query,
		...auditBounds(query),
		after,
		limit: listPageSize + 1,
	});
	const { page, next } = pageOf(rows, (row) => row);
	return { query, lines: page.map(auditLine), next, isFirst: after === null };
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
	const { query, lines, next, isFirst } = loaderData;
	const { search, action, from, to } = query;
	const filter = { q: search, action, from, to };
	const isNarrowed = Object.values(filter).some(Boolean);
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h1 className="text-2xl">Audit log</h1>
					<p className="mt-1 mb-2 text-quiet">
						Everything that was changed here. Nobody can edit it.
					</p>
				</div>
				<ExportButton action={listAddress("/admin/exports/audit", filter)} />
			</div>
			<ListFilter
				list="/admin/audit"
				fields={[
					{ kind: "text", label: "Words, a person, an id or a session", name: "q", value: search },
					{ kind: "choice", label: "What", name: "action", value: action, options: auditChoices },
					{ kind: "date", label: "From", name: "from", value: from },
					{ kind: "date", label: "To", name: "to", value: to },
				]}
			/>
			{lines.length > 0 ? (
				<AuditTable lines={lines} />
			) : (
				<p className="admin-empty">
					{isNarrowed ? "No line matches." : "Nothing has been changed yet."}
				</p>
			)}
			<PageTurner
				address={(after) => listAddress("/admin/audit", { ...filter, after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
