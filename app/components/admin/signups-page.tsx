import { useEffect } from "react";
import { Form, Link, useNavigation, useRevalidator } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { LoadError } from "#app/components/base/load-error.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { SignupQuery } from "#app/domain/admin/signups.ts";
import { ExportButton } from "./export-button.tsx";
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
					<ExportButton action="/admin/signups/export" />
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
					<SignupFilter query={query} />
					{props.signups.length > 0 ? (
						<SignupsTable signups={props.signups} />
					) : (
						<NoSignups isNarrowed={props.counts.total > 0} />
					)}
					<PageTurner
						first={props.isFirst ? null : addressOf(query)}
						next={props.next && addressOf(query, props.next)}
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

function addressOf({ search, status }: SignupQuery, after?: string): string {
	const params = new URLSearchParams({
		...(search && { query: search }),
		...(status && { status }),
		...(after && { after }),
	});
	return `/admin/signups?${params}`;
}

function SignupFilter({ query }: { query: SignupQuery }) {
	const busy = useNavigation().state === "loading";
	return (
		<Form key={addressOf(query)} className="admin-filter">
			<Field label="Email contains" name="query" defaultValue={query.search} />
			<label className="admin-select">
				Status
				<select name="status" defaultValue={query.status ?? ""}>
					<option value="">All</option>
					<option value="active">Active</option>
					<option value="pending">Pending</option>
					<option value="unsubscribed">Unsubscribed</option>
				</select>
			</label>
			<Button type="submit" variant="secondary" busy={busy}>
				Filter
			</Button>
			{query.search || query.status ? (
				<Link to="/admin/signups" className="link-quiet">
					Clear Filters
				</Link>
			) : null}
		</Form>
	);
}

function NoSignups({ isNarrowed }: { isNarrowed: boolean }) {
	if (isNarrowed) return <p className="admin-empty">No signup fits these filters.</p>;
	return (
		<div className="admin-empty">
			<p className="font-serif text-xl">No signups yet</p>
			<p className="mt-1 text-quiet">
				Share the landing page: whoever leaves an address there appears here.
			</p>
			<a href="/" className={buttonVariants({ variant: "secondary" })}>
				Open the landing page
			</a>
		</div>
	);
}
