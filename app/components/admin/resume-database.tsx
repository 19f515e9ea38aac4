import { useEffect } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { ExportButton } from "#app/components/admin/export-button.tsx";
import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { ResumeFilters } from "#app/components/admin/resume-filters.tsx";
import { ResumeTable } from "#app/components/admin/resume-table.tsx";
import { BulkBar } from "#app/components/admin/sheet/bulk-bar.tsx";
import { QuickFilters } from "#app/components/admin/sheet/quick-filters.tsx";
import { StatCard } from "#app/components/admin/stat-card.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { AdminResumeLine } from "#app/domain/admin/resume-line.ts";
import {
	type AdminResumeQuery,
	adminListAddress,
	isNarrowed,
} from "#app/domain/admin/resume-list-query.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { NamedCount } from "#app/domain/library/statistics.ts";

type List =
	| { failure: string }
	| {
			query: AdminResumeQuery;
			/** Of the list as it is shown. */
			address: string;
			isFirst: boolean;
			next: string | null;
			lines: AdminResumeLine[];
			/** How many match, in words. */
			found: string;
			total: number;
			featured: number;
			totalViews: number;
			companies: readonly NamedCount[];
			industries: readonly NamedCount[];
	  };

/** The tab "Resume Database": figures, filters and the list. */
type ResumeDatabaseProps = { list: List; answer: FormResult | undefined };

export function ResumeDatabase({ list, answer }: ResumeDatabaseProps) {
	const shown = useLocation();
	const { state, location } = useNavigation();
	const busy = state === "loading" && location.pathname === "/admin/resumes";
	const here = "failure" in list ? `/admin/resumes${shown.search}` : list.address;
	const { search } = new URL(here, "http://list");
	useEffect(() => {
		if ("failure" in list) showToast("error", list.failure);
	}, [list]);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto text-2xl">Resume Database</h1>
				<Link to={here} preventScrollReset className={buttonVariants({ variant: "secondary" })}>
					Refresh
				</Link>
				<Link to="/admin/uploads/new" className={buttonVariants({ variant: "secondary" })}>
					Files waiting
				</Link>
				<Link to="/admin/changes" className={buttonVariants({ variant: "secondary" })}>
					Changes
				</Link>
				<Link to="/admin/imports/new" className={buttonVariants({ variant: "secondary" })}>
					CSV Upload
				</Link>
				<Link to={`/admin/resumes/new${search}`} preventScrollReset className={buttonVariants()}>
					Add Resume
				</Link>
			</div>
			{"failure" in list ? (
				<Alert kind="error">{list.failure}</Alert>
			) : (
				<Found list={list} busy={busy} answer={answer} />
			)}
		</>
	);
}

type FoundProps = {
	list: Exclude<List, { failure: string }>;
	busy: boolean;
	answer: FormResult | undefined;
};

function Found({ list, busy, answer }: FoundProps) {
	const { query, address, lines, isFirst, next } = list;
	const search = new URL(address, "http://list").search;
	const bulk = answer?.values?.intent === "bulk" ? answer : undefined;
	return (
		<div className="grid grid-cols-1 gap-6">
			<dl className="admin-stats">
				<StatCard label="Total Resumes" value={list.total.toLocaleString("en-US")} />
				<StatCard label="Featured" value={list.featured.toLocaleString("en-US")} />
				<StatCard label="Total Views" value={list.totalViews.toLocaleString("en-US")} />
				<StatCard label="Filtered Results" value={list.found} />
			</dl>
			<ResumeFilters
				query={query}
				companies={list.companies}
				industries={list.industries}
				busy={busy}
			/>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<QuickFilters query={query} />
				<ExportButton
					action={`/admin/exports/resumes${search}`}
					words={adminMessages.adminResumes}
				/>
			</div>
			{lines.length > 0 ? (
				<BulkBar address={address} isWithdrawn={query.status === "withdrawn"} answer={bulk} />
			) : null}
			<div aria-busy={busy}>
				{lines.length === 0 ? (
					<p className="admin-panel text-quiet">{nothingFound(list)}</p>
				) : (
					<ResumeTable
						lines={lines}
						address={address}
						search={search}
						chosen={bulk?.values?.ids?.split(" ") ?? []}
					/>
				)}
				<PageTurner
					address={(after) => adminListAddress(query, after)}
					next={next}
					isFirst={isFirst}
				/>
			</div>
		</div>
	);
}

function nothingFound({ query, isFirst }: Exclude<List, { failure: string }>): string {
	if (!isFirst) return "There is nothing more.";
	if (isNarrowed(query)) return "No resume matches. Clear the filters to see all of them.";
	return query.status === "withdrawn"
		? "Nothing is withdrawn."
		: "The library is empty. Add a resume, or upload a CSV file.";
}
