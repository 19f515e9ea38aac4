import { OutcomePage } from "#app/components/account/outcome-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { getOutcome } from "#app/data/account/outcomes.server.ts";
import { findOpened } from "#app/data/reader/reading-history.server.ts";
import { offerMonths, outcomePage } from "#app/domain/account/outcome.ts";
import { outcomeSchema, readOutcome } from "#app/domain/account/outcome-form.ts";
import { telling as sentences } from "#app/domain/base/messages/telling.ts";
import { tellOutcome } from "#app/operations/account/tell-outcome.server.ts";
import { landOn, parseForm, refuseForm, tellFirst } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/outcome";

export const meta: Route.MetaFunction = () => privateMeta("How did your search go?");

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const told = await getOutcome(database, person.id);
	const opened = await findOpened(database, person.id);
	const months = offerMonths(now);
	return {
		told: told && { ...told, answeredAt: told.answeredAt.toISOString() },
		chosen: new URL(request.url).searchParams.get("answer") === "offer" ? ("offer" as const) : null,
		opened: opened.map(({ id, title, company }) => ({ id, title, company })),
		// One that was told long ago can still be saved with its month.
		months: told?.month && !months.includes(told.month) ? [...months, told.month] : months,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = await getMember(context);
	const posted = await parseForm(request, outcomeSchema(member.now), tellFirst);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const told = fields.intent === "tell" ? readOutcome(fields, form) : null;
	const result = await tellOutcome(context.get(servicesContext), member, told);
	return result.success ? landOn(outcomePage, result) : refuseForm(result, values);
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, sentences.failed);

export default function OutcomeRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <OutcomePage {...loaderData} answer={actionData} />;
}
