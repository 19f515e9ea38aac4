import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { LoadError } from "#app/components/base/load-error.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { listAddress } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { SignupQuery } from "#app/domain/admin/signups.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { ExportButton } from "./export-button.tsx";
import { ListFilter } from "./list-filter.tsx";
import { PageTurner } from "./page-turner.tsx";
import { type ShownSignup, SignupsTable } from "./signups-table.tsx";
import { StatCard } from "./stat-card.tsx";

type SignupsPageProps = { query: SignupQuery; at: number } & (
	| { failure: string }
	| {
			failure?: undefined;
			counts: { total: number; recent: number; active: number };
			signups: readonly ShownSignup[];
			next: string | null;
			isFirst: boolean;
	  }
);

const statuses = ["active", "pending", "unsubscribed"].map((value) => ({
	value,
	label: sentenceCase(value),
}));

/** All newsletter sign-ups, and the export of the list. */
export function SignupsPage(props: SignupsPageProps) {
	const { query, failure, at } = props;
	const revalidator = useRevalidator();
	const busy = revalidator.state !== "idle";
	// Each time that it fails, not once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `at` is the time of the failure
	useEffect(() => {
		if (failure) showToast("error", failure);
	}, [failure, at]);
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mb-6">
				<h1 className="text-2xl">Email Signups</h1>
				<div className="flex flex-wrap gap-3">
					<Button variant="secondary" busy={busy} onClick={() => void revalidator.revalidate()}>
						Refresh
					</Button>
					<ExportButton action="/admin/exports/signups" words={adminMessages.signups} />
				</div>
			</div>
			{props.failure === undefined ? (
				<>
					<dl className="admin-stats">
						<StatCard label="Total Signups" value={props.counts.total.toLocaleString("en-US")} />
						<StatCard
							label="Recent Signups"
							value={props.counts.recent.toLocaleString("en-US")}
							note="last 7 days"
						/>
						<StatCard
							label="Active Status"
							value={props.counts.active.toLocaleString("en-US")}
							note="confirmed by email"
						/>
					</dl>
					<ListFilter
						list="/admin/signups"
						fields={[
							{ kind: "text", label: "Email contains", name: "query", value: query.search },
							{
								kind: "choice",
								label: "Status",
								name: "status",
								value: query.status,
								options: statuses,
							},
						]}
						submit="Filter"
						clear="Clear Filters"
					/>
					{props.signups.length > 0 ? (
						<SignupsTable signups={props.signups} />
					) : (
						<NoSignups isNarrowed={props.counts.total > 0} />
					)}
					<PageTurner
						address={(after) =>
							listAddress("/admin/signups", {
								query: query.search,
								status: query.status,
								after,
							})
						}
						next={props.next}
						isFirst={props.isFirst}
					/>
				</>
			) : (
				<LoadError
					message={props.failure}
					busy={busy}
					onRetry={() => void revalidator.revalidate()}
				/>
			)}
		</>
	);
}

function NoSignups({ isNarrowed }: { isNarrowed: boolean }) {
	if (isNarrowed) return <p className="admin-empty">No signup matches these filters.</p>;
	return (
		<div className="admin-empty">
			<p className="font-serif text-xl">No signups yet</p>
			<p className="mt-1 text-quiet">Share the landing page. Addresses left there appear here.</p>
			<a href="/" className={buttonVariants({ variant: "secondary" })}>
				Open the landing page
			</a>
		</div>
	);
}
