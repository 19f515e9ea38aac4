import { type RouterContextProvider, redirect } from "react-router";
import { getOwnContribution } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { errorResponse } from "../error-response.ts";
import { servicesContext } from "../request-context.server.ts";
import { getMember } from "../session.server.ts";

/**
 * What a page shows of a person's own contribution. Where it has nothing to show any more, the one address of the
 * contribution says what became of it.
 * @throws a redirect there, or 404 when the contribution is not this person's
 */
export async function orLead<Shown>(
	context: Readonly<RouterContextProvider>,
	id: string,
	shown: Shown | null,
): Promise<Shown> {
	if (shown !== null) return shown;
	const { person } = await getMember(context);
	const { database } = context.get(servicesContext);
	const own = isUuid(id) ? await getOwnContribution(database, person.id, id) : null;
	throw own ? redirect(`/contribute/${own.id}`) : errorResponse("not_found", contributing.missing);
}
