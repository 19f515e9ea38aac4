import { CancellationTable } from "#app/components/admin/cancellation-table.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { BarStack } from "#app/components/admin/plots/bar-stack.tsx";
import { ReasonFilter } from "#app/components/admin/reason-filter.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import {
	countCancellationsByMonth,
	findCancellations,
} from "#app/data/billing/cancellations.server.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import {
	firstMonthStart,
	numbersByMonth,
	readReason,
} from "#app/domain/billing/cancellation-numbers.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/cancellations";

export const meta = () => privateMeta("Cancellations");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { now } = getAdmin(context);
	const { searchParams } = new URL(request.url);
	const reason = readReason(searchParams);
	const after = readPlace(searchParams);
	const rows = await findCancellations(database, { reason, after, limit: listPageSize + 1 });
	const since = firstMonthStart(now);
	const counts = await countCancellationsByMonth(database, { reason, since });
	const { page, next } = pageOf(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
	return {
		reason,
		numbers: numbersByMonth(counts, now),
		cancellations: page,
		next,
		isFirst: after === null,
	};
}

export default function CancellationsPage({ loaderData }: Route.ComponentProps) {
	const { reason, numbers, cancellations, next, isFirst } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Cancellations</h1>
			<p className="mt-1 mb-6 text-quiet">Why people leave, and how satisfied they were.</p>
			<ReasonFilter reason={reason} />
			{cancellations.length === 0 ? (
				<p className="admin-panel">
					{reason ? "Nobody has left for this reason." : "Nobody has canceled yet."}
				</p>
			) : (
				<>
					<h2 className="sr-only">By month</h2>
					<div className="mb-6 grid items-start gap-4 lg:grid-cols-2">
						<BarStack title="Reasons by month" numbers={numbers.reasons} colors="kinds" />
						<BarStack title="Satisfaction by month" numbers={numbers.satisfaction} colors="scale" />
					</div>
					<CancellationTable cancellations={cancellations} />
				</>
			)}
			<PageTurner
				address={(after) => listAddress("/admin/cancellations", { reason, after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}
