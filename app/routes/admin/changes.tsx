import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { ChangeTable } from "#app/components/admin/sheet/change-table.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findBatches } from "#app/data/admin/batches.server.ts";
import { describeBatch } from "#app/domain/admin/batch.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { describeTakingBack } from "#app/domain/admin/taking-back.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/changes";

export const meta = () => privateMeta("Changes");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const after = readPlace(new URL(request.url).searchParams);
	const rows = await findBatches(database, after, listPageSize + 1);
	const { page, next } = pageOf(rows, ({ madeAt, id }) => ({ at: madeAt, id }));
	return {
		changes: page.map(({ id, madeAt, resumes, ...batch }) => ({
			...{ id, madeAt, resumes },
			what: describeBatch(batch),
			state: sentenceCase(describeTakingBack(batch) ?? "stands"),
		})),
		next,
		isFirst: after === null,
	};
}

export default function AdminChangesPage({ loaderData }: Route.ComponentProps) {
	const { changes, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Changes</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">
				Imports, and what was done to many resumes at once. Each can be taken back as one for 30
				days.
			</p>
			<ChangeTable changes={changes} />
			<PageTurner
				address={(after) => listAddress("/admin/changes", { after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
