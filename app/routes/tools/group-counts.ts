import { data } from "react-router";
import { z } from "zod";
import { forms } from "#app/domain/base/messages/forms.ts";
import { proTools } from "#app/domain/base/messages/tools.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { requirementKinds } from "#app/domain/insights/posting/requirement.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { readGroupCounts } from "#app/operations/insights/compare-resume.server.ts";
import { countForMember } from "#app/operations/insights/count-posting.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { formResponse, parseForm, refuseForm } from "#app/requests/form-response.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getViewer } from "#app/requests/session.server.ts";
import type { Route } from "./+types/group-counts";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

/** What the library's groups look like, for members whose browser compares a resume by itself. */
export async function loader({ context }: Route.LoaderArgs) {
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", proTools.proOnly, { offersUpgrade: true });
	}
	return data(await readGroupCounts(context.get(servicesContext)));
}

const mostNames = 300;
const requirement = z.object({
	kind: z.enum(requirementKinds),
	text: z.string().max(2_000),
	must: z.boolean(),
	min: z.number().optional(),
	options: z.array(z.string().max(2_000)).min(1).max(mostNames).optional(),
});
const askedSchema = z.object({
	key: z.string().max(2_000),
	requirements: z
		.string()
		.transform((text, context): unknown => {
			try {
				return JSON.parse(text);
			} catch {
				context.addIssue({ code: "custom", message: forms.unreadable });
				return z.NEVER;
			}
		})
		.pipe(
			z
				.array(requirement)
				// Each name is looked for in every resume of the group.
				.refine((all) => all.flatMap(({ options }) => options ?? [""]).length <= mostNames),
		),
});

/** How many resumes show what a posting asks for, and which to open. The resume stays in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
	const { person } = await getMember(context);
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", proTools.proOnly, { offersUpgrade: true });
	}
	const asked = await parseForm(request, askedSchema);
	if (!asked.success) return asked.refused;
	const requirements = asked.fields.requirements.map(({ min, options, ...one }) => ({
		...one,
		...(min !== undefined && { min }),
		...(options && { options }),
	}));
	const services = context.get(servicesContext);
	const result = await countForMember(services, person, { requirements, key: asked.fields.key });
	return result.success
		? formResponse({ success: true, counts: result.counts })
		: refuseForm(result);
}
