import { useEffect } from "react";
import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import type { OverList } from "#app/components/admin/list-dialog.tsx";
import { ResumeDatabase } from "#app/components/admin/resume-database.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { countAdminResumes, findAdminResumes } from "#app/data/admin/resume-list.server.ts";
import { bulkSchema } from "#app/domain/admin/batch.ts";
import { listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { adminResumeLine } from "#app/domain/admin/resume-line.ts";
import {
	adminListAddress,
	formatFound,
	isLookedFor,
	listOf,
	parseAdminResumeQuery,
} from "#app/domain/admin/resume-list-query.ts";
import { typedValues } from "#app/domain/base/form-result.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import { isChecked } from "#app/domain/library/evidence.ts";
import { countFiltered, offerNames } from "#app/domain/library/statistics.ts";
import { featureResume } from "#app/operations/admin/feature-resume.server.ts";
import { changeResumes } from "#app/operations/intake/change-resumes.server.ts";
import { restoreResume } from "#app/operations/intake/restore-resume.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { landOn, parseFields, refuseForm } from "#app/requests/form-response.server.ts";
import { orFailure, orInstead } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resumes";

export const meta = () => privateMeta("Resume Database");

/** The list. A form that is opened by its own address is a page, and the list is not loaded for it. */
export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
	if (pathname.replace(/\/$/u, "") !== "/admin/resumes") return null;
	const { database, library, log } = context.get(servicesContext);
	const { now } = getAdmin(context);
	const query = parseAdminResumeQuery(searchParams);
	const after = readPlace(searchParams);
	try {
		const rows = await findAdminResumes(database, query, after, listPageSize + 1);
		const { page, next } = pageOf(rows, ({ createdAt, withdrawnAt, id, provenance }) => ({
			at: (query.status === "withdrawn" && withdrawnAt) || createdAt,
			id,
			isFirstGroup: isChecked(provenance),
		}));
		const statistics = await library.statistics();
		const isCounted = query.search !== "" || isLookedFor(query) || query.status === "withdrawn";
		const found = isCounted
			? formatFound(await countAdminResumes(database, query))
			: countFiltered(statistics.cells, query).toLocaleString("en-US");
		return {
			query,
			address: adminListAddress(query, after && searchParams.get("after")),
			isFirst: after === null,
			next,
			lines: page.map((row) => adminResumeLine(row, now)),
			found,
			total: statistics.total,
			featured: statistics.featured,
			totalViews: statistics.totalViews,
			companies: offerNames(statistics.byCompany, query.company),
			industries: offerNames(statistics.byIndustry, query.industry),
		};
	} catch (error) {
		log.error({ error }, "The owner's list of resumes failed");
		return data({ failure: adminMessages.adminResumes.loadFailed }, { status: 503 });
	}
}

/** When the server cannot be reached the page stays and says so. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => ({ failure: adminMessages.adminResumes.loadFailed }));

/** What is opened over the list leaves it as it is; what has been changed there is loaded again. */
export function shouldRevalidate({
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	const isList = nextUrl.pathname === "/admin/resumes";
	return isList && (defaultShouldRevalidate || formMethod === undefined);
}

const pressSchema = z.object({
	intent: z.enum(["feature", "unfeature", "restore"]),
	id: z.uuid(),
});

/** The buttons of a line; each leads back to the list as it was. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readForm(request);
	if (form.get("intent") === "bulk") return changeChosen(form, url, context);
	const pressed = parseFields(form, pressSchema);
	if (!pressed.success) throw errorResponse("invalid", forms.unreadable);
	const { intent, id } = pressed.fields;
	const services = context.get(servicesContext);
	const admin = getAdmin(context);
	const result =
		intent === "restore"
			? await restoreResume(services, admin, id)
			: await featureResume(services, admin, { id, isFeatured: intent === "feature" });
	return landOn(listOf(url).to, result, successes[intent]);
}

/** The form over the list, which its boxes belong to. */
async function changeChosen(form: FormData, url: URL, context: Route.ActionArgs["context"]) {
	form.set("ids", form.getAll("id").join(" "));
	const parsed = parseFields(form, bulkSchema, ({ ids }) => ids);
	if (!parsed.success) return parsed.refused;
	const services = context.get(servicesContext);
	const result = await changeResumes(services, getAdmin(context), parsed.fields);
	if (!result.success) return refuseForm(result, parsed.values);
	const { batchId, said: text } = result;
	const to = batchId ? `/admin/changes/${batchId}` : listOf(url).to;
	return redirectWithFlash(to, { kind: "success", text });
}

const successes = {
	feature: adminMessages.adminResumes.featured,
	unfeature: adminMessages.adminResumes.unfeatured,
	restore: adminMessages.adminResumes.restored,
} as const;

/** When the server does not answer, the error shows at the button. */
export async function clientAction(args: Route.ClientActionArgs) {
	const { featuredFailed, restoreFailed } = adminMessages.adminResumes;
	const form = await args.request.clone().formData();
	const intent = form.get("intent");
	if (intent === "bulk") {
		return orFailure(args, adminMessages.bulk.failed, { values: typedValues(form) });
	}
	return orFailure(args, intent === "restore" ? restoreFailed : featuredFailed);
}

export default function AdminResumesPage({ loaderData, actionData }: Route.ComponentProps) {
	useEffect(() => {
		// What is said of many at once shows at their form.
		const isAtForm = actionData?.values?.intent === "bulk";
		if (actionData?.message && !isAtForm) showToast("error", actionData.message);
	}, [actionData]);
	return (
		<>
			{loaderData && <ResumeDatabase list={loaderData} answer={actionData} />}
			<Outlet context={{ isOverList: loaderData !== null } satisfies OverList} />
		</>
	);
}
