import { useEffect } from "react";
import { FirstStepList, UnfitWords } from "#app/components/admin/attention/first-step-list.tsx";
import { AttentionPanel } from "#app/components/admin/attention/overview-panel.tsx";
import { BackupLine } from "#app/components/admin/backup-line.tsx";
import { BusinessPlots } from "#app/components/admin/business/month-plots.tsx";
import { OutcomeCounts } from "#app/components/admin/outcome-counts.tsx";
import { OverviewFigures } from "#app/components/admin/overview-figures.tsx";
import { WeekPlot } from "#app/components/admin/plots/weekly-bars.tsx";
import { UnusualReading } from "#app/components/admin/unusual-reading.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { findDailyCounts } from "#app/data/base/use-counts.server.ts";
import { findOrderTotals } from "#app/data/billing/order-totals.server.ts";
import { attentionFormSchema } from "#app/domain/admin/attention.ts";
import { businessPlots } from "#app/domain/admin/business.ts";
import {
	dailyFigures,
	overviewFigures,
	overviewPlots,
	overviewStart,
} from "#app/domain/admin/overview.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { dismissEvent } from "#app/operations/admin/dismiss-event.server.ts";
import { readAttention } from "#app/operations/admin/read-attention.server.ts";
import { readBusiness } from "#app/operations/admin/read-business.server.ts";
import { readFirstSteps } from "#app/operations/admin/read-first-steps.server.ts";
import { readOutcomes } from "#app/operations/admin/read-outcomes.server.ts";
import { readUnusual } from "#app/operations/admin/read-unusual.server.ts";
import { retryEvent } from "#app/operations/admin/retry-event.server.ts";
import { retryJobs } from "#app/operations/admin/retry-jobs.server.ts";
import { settleHeldFile } from "#app/operations/intake/settle-held-file.server.ts";
import { landOn, parseFields } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Services } from "#app/services.ts";
import stylesheet from "#app/styles/admin/numbers.css?url";
import type { Route } from "./+types/overview";

export const meta = () => privateMeta("Overview");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = getAdmin(context);
	const today = dayOf(now);
	const start = overviewStart(today);
	const [counts, orders, attention, unusual, outcomes, business, steps] = await Promise.all([
		findDailyCounts(services.database, start),
		findOrderTotals(services.database, new Date(start)),
		readAttention(services, now),
		readUnusual(services, now),
		readOutcomes(services),
		readBusiness(services, now),
		readFirstSteps(services),
	]);
	const figures = dailyFigures(counts, orders);
	return {
		attention,
		unusual,
		outcomes,
		steps,
		unfit: services.words.faults().map(({ key }) => key),
		business: business && businessPlots(business, now),
		isEmpty: counts.length + orders.length === 0,
		figures: overviewFigures(figures, today),
		plots: overviewPlots(figures, today),
	};
}

type Result = { success: true; message: string } | { success: false; error: string };

async function act(
	services: Services,
	admin: ReturnType<typeof getAdmin>,
	form: FormData,
): Promise<Result> {
	const parsed = parseFields(form, attentionFormSchema);
	if (!parsed.success) return { success: false, error: adminMessages.attention.unknown };
	if (parsed.fields.intent === "retry-event") {
		const result = await retryEvent(services, admin, parsed.fields.id);
		return result.success ? { success: true, message: adminMessages.attention.eventDone } : result;
	}
	if (parsed.fields.intent === "dismiss-event") {
		const result = await dismissEvent(services, admin, parsed.fields.id);
		return result.success
			? { success: true, message: adminMessages.attention.eventDismissed }
			: result;
	}
	if (parsed.fields.intent === "clean-file" || parsed.fields.intent === "waive-file") {
		const reason = parsed.fields.intent === "waive-file" ? parsed.fields.reason : null;
		const result = await settleHeldFile(services, admin, parsed.fields.id, reason);
		return result;
	}
	const wanted = parsed.fields.intent === "retry-job" ? { id: parsed.fields.id } : "all";
	const result = await retryJobs(services, admin, wanted);
	if (!result.success) return result;
	return { success: true, message: adminMessages.attention.jobsQueued(result.data.jobs) };
}

/** In any case the owner returns to the page with its current state. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const result = await act(context.get(servicesContext), getAdmin(context), form);
	return landOn("/admin/overview", result);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, adminMessages.admin.network);

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
	useEffect(() => {
		if (actionData?.message) showToast("error", actionData.message);
	}, [actionData]);
	const { attention, unusual, outcomes, business, figures, plots, isEmpty } = loaderData;
	const { steps, unfit } = loaderData;
	return (
		<>
			<h1 className="mb-6 text-2xl">Overview</h1>
			<UnfitWords keys={unfit} />
			<FirstStepList steps={steps} isOpen={isEmpty} />
			<AttentionPanel attention={attention} />
			<UnusualReading readers={unusual} />
			<BackupLine {...attention.machine.backup} />
			<BusinessPlots plots={business} />
			<OverviewFigures rows={figures} isEmpty={isEmpty} />
			<OutcomeCounts {...outcomes} />
			<section aria-labelledby="by-week" className="mt-8">
				<h2 id="by-week" className="text-xl">
					By week
				</h2>
				<p className="mt-1 mb-4 text-quiet">
					The last 26 weeks, Monday to Sunday in UTC. The last one, drawn paler, is not over yet.
				</p>
				<div className="week-plots grid gap-3">
					{plots.map((plot) => (
						<WeekPlot key={plot.name} plot={plot} />
					))}
				</div>
			</section>
		</>
	);
}
