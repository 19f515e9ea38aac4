import { type FailedJob, jobTitle, type Waiting } from "#app/domain/admin/attention.ts";
import { count as countOf } from "#app/domain/base/count.ts";
import { AttentionForm } from "./action-form.tsx";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Work of the queue that was given up after all its attempts. */
export function FailedJobs({ jobs }: { jobs: Waiting<FailedJob> }) {
	return (
		<AttentionGroup
			title="Failed jobs"
			advice="They are kept for 14 days. Fix the cause first, then try again."
			waiting={jobs}
			action={
				jobs.count > 1 ? (
					<AttentionForm
						fields={{ intent: "retry-all-jobs" }}
						label={`Try all ${jobs.count} again`}
						about="failed jobs"
					/>
				) : null
			}
		>
			{({ id, name, attempts, error, parkedAt }) => (
				<AttentionItem
					key={id}
					title={jobTitle(name)}
					at={parkedAt}
					before={`${countOf(attempts, "attempt")} · `}
					reason={error}
				>
					<AttentionForm
						fields={{ intent: "retry-job", id }}
						label="Try again"
						about={jobTitle(name)}
					/>
				</AttentionItem>
			)}
		</AttentionGroup>
	);
}
