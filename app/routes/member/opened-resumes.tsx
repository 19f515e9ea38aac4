import { privateMeta } from "#app/components/base/page-meta.ts";
import { CreditLedger } from "#app/components/billing/credit-ledger.tsx";
import { LibraryList } from "#app/components/reader/unlocked-list.tsx";
import { readLedger } from "#app/operations/billing/read-ledger.server.ts";
import { readOpened } from "#app/operations/reader/read-opened.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getShownRights } from "#app/requests/session.server.ts";
import type { Route } from "./+types/opened-resumes";

export const meta = () => privateMeta("Opened resumes");

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const rights = await getShownRights(context);
	return {
		items: await readOpened(services, { person, rights }, now),
		packs: await readLedger(services, person, now),
	};
}

export default function OpenedResumesPage({ loaderData }: Route.ComponentProps) {
	return (
		<LibraryList items={loaderData.items}>
			<CreditLedger packs={loaderData.packs} />
		</LibraryList>
	);
}
