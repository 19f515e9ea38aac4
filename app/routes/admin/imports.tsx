import { Link } from "react-router";
import { z } from "zod";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { ImportTable } from "#app/components/intake/import-table.tsx";
import { brand } from "#app/content/brand.ts";
import { findImports } from "#app/data/intake/resume-imports.server.ts";
import { importCounts } from "#app/domain/intake/resume-import.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/imports";

const pageSize = 25;

/** The last line of the page before, as the address names it. */
const beforeSchema = z
	.string()
	.regex(/^\d{1,13}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)
	.transform((text) => text.split("_"))
	.transform(([at = "", id = ""]) => ({ at: new Date(Number(at)), id }));

export const meta: Route.MetaFunction = () => [
	{ title: `Earlier uploads · ${brand.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const before = beforeSchema.safeParse(new URL(request.url).searchParams.get("before"));
	const rows = await findImports(database, before.data ?? null, pageSize + 1);
	const page = rows.slice(0, pageSize);
	const last = rows.length > pageSize ? page.at(-1) : undefined;
	return {
		imports: page.map((row) => ({
			id: row.id,
			fileName: row.fileName,
			status: row.status,
			createdAt: row.createdAt.toISOString(),
			counts: importCounts(row),
		})),
		next: last ? `${last.createdAt.getTime()}_${last.id}` : null,
		isFirst: !before.success,
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
				first={isFirst ? null : "/admin/imports"}
				next={next && `/admin/imports?before=${next}`}
			/>
		</>
	);
}
