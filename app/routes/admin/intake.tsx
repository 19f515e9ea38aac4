import { Link, useRevalidator } from "react-router";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { usePolling } from "#app/components/base/use-polling.ts";
import { DraftTable } from "#app/components/intake/desk/draft-table.tsx";
import { DropForm } from "#app/components/intake/desk/drop-form.tsx";
import { countDrafts, type DraftLine, findDrafts } from "#app/data/intake/drafts.server.ts";
import { listAddress, listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { discardFailed } from "#app/operations/intake/desk/save-draft.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/intake";

export const meta = () => privateMeta("Intake desk");

export async function loader({ url, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const after = readPlace(url.searchParams);
	const place = after && { placedAt: after.at, id: after.id };
	const rows = await findDrafts(database, place, listPageSize + 1);
	const { page, next } = pageOf(rows, ({ placedAt, id }) => ({ at: placedAt, id }));
	const counts = await countDrafts(database);
	return { drafts: page.map(lineOf), counts, next, isFirst: after === null };
}

function lineOf({
	id,
	fileName,
	status,
	problem,
	title,
	company,
	doubts,
	publishAt,
	createdAt,
	isContributed,
	isEarlier,
}: DraftLine) {
	const ready = publishAt ? intakeMessages.scheduled(formatMoment(publishAt)) : "Ready";
	return {
		id,
		fileName,
		title: title ?? "",
		company: company ?? "",
		state: { waiting: "Being read", failed: "Could not be taken", ready }[status],
		remark: problem ?? (status === "ready" && doubts > 0 ? intakeMessages.looks(doubts) : null),
		isReady: status === "ready" && publishAt === null,
		isFailed: status === "failed",
		when: formatMoment(createdAt),
		isContributed,
		isEarlier,
	};
}

/** Throws away what could not be taken. */
export async function action({ context }: Route.ActionArgs) {
	const discarded = await discardFailed(context.get(servicesContext), getAdmin(context));
	const text = intakeMessages.discardedFailed(discarded);
	return redirectWithFlash("/admin/intake", { kind: "success", text });
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function IntakePage({ loaderData, actionData }: Route.ComponentProps) {
	const { drafts, counts, next, isFirst } = loaderData;
	const { revalidate } = useRevalidator();
	usePolling(counts.waiting > 0);
	const first = drafts.find(({ isReady }) => isReady);
	return (
		<>
			<h1 className="text-2xl">Intake desk</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">
				Each file becomes a draft, which stays until it is published or thrown away. Nobody else
				sees it. What people have contributed comes here once they have submitted it.
			</p>
			<DropForm onAdded={revalidate} />
			<h2 className="mt-10 mb-3 text-xl">Drafts</h2>
			{drafts.length === 0 ? (
				<p>{isFirst ? "The desk is empty." : "There are no more."}</p>
			) : (
				<>
					<div className="mb-4 flex flex-wrap items-center gap-4">
						<p className="text-note text-quiet">{countsInWords(counts)}</p>
						{first ? (
							<Link to={`/admin/intake/${first.id}`} className={buttonVariants()}>
								Begin with the first
							</Link>
						) : null}
						{counts.failed > 0 ? (
							<AnsweredForm answer={actionData}>
								<FormMessage />
								<Button type="submit" variant="secondary">
									Throw away what could not be taken
								</Button>
							</AnsweredForm>
						) : null}
					</div>
					<DraftTable drafts={drafts} />
				</>
			)}
			<PageTurner
				address={(after) => listAddress("/admin/intake", { after })}
				next={next}
				isFirst={isFirst}
			/>
		</>
	);
}

const countsInWords = ({
	all,
	waiting,
	failed,
	scheduled,
}: Awaited<ReturnType<typeof countDrafts>>) =>
	[
		count(all, "draft"),
		...(waiting > 0 ? [`${waiting} being read`] : []),
		...(failed > 0 ? [`${failed} could not be taken`] : []),
		...(scheduled > 0 ? [`${scheduled} with a day`] : []),
	].join(", ");
