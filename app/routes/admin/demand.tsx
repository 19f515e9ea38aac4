import {
	FruitlessSearches,
	MostOpenedResumes,
	SavedByMany,
	ScarceFilters,
	TopSearches,
} from "#app/components/admin/demand/lists.tsx";
import { DemandPeriodForm } from "#app/components/admin/demand/period-form.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { readDemandPeriod } from "#app/domain/admin/demand.ts";
import { readDemand } from "#app/operations/admin/read-demand.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import stylesheet from "#app/styles/admin/numbers.css?url";
import type { Route } from "./+types/demand";

export const meta = () => privateMeta("Demand");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request, context }: Route.LoaderArgs) {
	const days = readDemandPeriod(new URL(request.url).searchParams.get("days"));
	const demand = await readDemand(context.get(servicesContext), days, getAdmin(context).now);
	return { days, ...demand };
}

export default function DemandPage({ loaderData }: Route.ComponentProps) {
	const { days, searches, fruitless, scarce, opened, saved } = loaderData;
	return (
		<>
			<h1 className="text-2xl">Demand</h1>
			<p className="mt-1 mb-4 max-w-prose text-quiet">
				What visitors search for, next to what the library has. Counted by day and kept for 90 days,
				without names; searches that contain an address or a phone number are left out.
			</p>
			<DemandPeriodForm days={days} />
			<div className="mt-6 grid gap-10 lg:grid-cols-2">
				<FruitlessSearches searches={fruitless} />
				<ScarceFilters filters={scarce} />
				<TopSearches searches={searches} />
				<MostOpenedResumes resumes={opened} />
				<SavedByMany searches={saved} />
			</div>
		</>
	);
}
