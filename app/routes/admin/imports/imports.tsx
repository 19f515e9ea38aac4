import { Link } from "react-router";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { ImportTable } from "#app/components/intake/import-table.tsx";
import { findImports } from "#app/data/intake/resume-imports.server.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { describeTakingBack } from "#app/domain/admin/taking-back.ts";
import { importCounts } from "#app/domain/intake/resume-import.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/imports";

export const meta = () => privateMeta("Earlier uploads");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const after = readPlace(new URL(request.url).searchParams);
	const rows = await findImports(database, after, listPageSize + 1);
	const { page, next } = pageOf(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
	return {
		imports: page.map((row) => ({
			id: row.id,
			fileName: row.fileName,
			status: row.status,
			createdAt: row.createdAt.toISOString(),
			counts: importCounts(row),
			takenBack: describeTakingBack(row),
		})),
		next,
		isFirst: after === null,
	};
}

export default function AdminImportsPage({ loaderData }: Route.ComponentProps) {
	const { imports, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="mb-4 text-2xl">Earlier uploads</h1>
			<p className="mb-6">
				<Link to="/admin/imports/new" className={buttonVariants({ variant: "secondary" })}>
					CSV Upload
				</Link>
			</p>
			{imports.length > 0 ? (
				<ImportTable imports={imports} />
			) : (
				<p>No file has been uploaded yet.</p>
			)}
			<PageTurner
				address={(after) => listAddress("/admin/imports", { after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
