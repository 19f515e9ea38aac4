import { z } from "zod";
import { AuditTable } from "#app/components/admin/audit-table.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { brand } from "#app/content/brand.ts";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { auditLine } from "#app/domain/admin/audit.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/audit-log";

const pageSize = 50;

/** The last line of the page before, as the address names it. */
const beforeSchema = z
	.string()
	.regex(/^\d{1,16}-\d{1,16}$/u)
	.transform((text) => text.split("-").map(Number))
	.transform(([at = 0, id = 0]) => ({ at: new Date(at), id }))
	.refine(({ at }) => !Number.isNaN(at.getTime()));

export const meta: Route.MetaFunction = () => [
	{ title: `Audit log · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const before = beforeSchema.safeParse(new URL(request.url).searchParams.get("before"));
	const rows = await findAuditEntries(database, {
		limit: pageSize + 1,
		...(before.success && { before: before.data }),
	});
	const page = rows.slice(0, pageSize);
	const last = page.at(-1);
	const next = rows.length > pageSize && last ? `${last.at.getTime()}-${last.id}` : null;
	return { lines: page.map(auditLine), next, isFirst: !before.success };
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
	const { lines, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Audit log</h1>
			<p className="mt-1 mb-6 text-quiet">Everything that was changed here. Nobody can edit it.</p>
			{lines.length === 0 ? <p>Nothing has been changed yet.</p> : <AuditTable lines={lines} />}
			<PageTurner
				first={isFirst ? null : "/admin/audit"}
				next={next && `/admin/audit?before=${next}`}
			/>
		</>
	);
}
