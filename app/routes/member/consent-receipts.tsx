import { Link } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { ReceiptList } from "#app/components/intake/contribution/receipt-list.tsx";
import { findReceipts } from "#app/data/intake/consent-receipts.server.ts";
import { getOwnContribution } from "#app/data/intake/contributed-drafts.server.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import styles from "#app/styles/admin/intake.css?url";
import type { Route } from "./+types/consent-receipts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("What you agreed to");

export async function loader({ params, context }: Route.LoaderArgs) {
	const { person } = await getMember(context);
	const { database } = context.get(servicesContext);
	const own = isUuid(params.id) ? await getOwnContribution(database, person.id, params.id) : null;
	if (!own) throw errorResponse("not_found", contributing.missing);
	const receipts = await findReceipts(database, own.id);
	return {
		receipts: receipts.map(({ id, givenAt, wording }) => ({
			id,
			givenOn: formatMoment(givenAt),
			wording,
		})),
	};
}

export default function ConsentReceiptsPage({ loaderData: { receipts } }: Route.ComponentProps) {
	return (
		<main id="content" className="container-page flex-1 py-8">
			<div className="max-w-2xl">
				<h1 className="text-3xl">What you agreed to</h1>
				<p className="mt-2 mb-6 text-quiet">
					Word for word, as it stood on the page. The newest one holds.
				</p>
				{receipts.length > 0 ? (
					<ReceiptList receipts={receipts} />
				) : (
					<p>You have not agreed to anything yet.</p>
				)}
				<p className="mt-6">
					<Link
						to="/contribute/new"
						className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
					>
						Your resumes
					</Link>
				</p>
			</div>
		</main>
	);
}
