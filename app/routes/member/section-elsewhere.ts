import { data } from "react-router";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { readElsewhere } from "#app/operations/reader/read-elsewhere.server.ts";
import { denialResponse } from "#app/requests/denial-response.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { refusedSentence } from "#app/requests/refused-beside.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/section-elsewhere";

/** How two others did a section, for the reader that asks when it is pressed. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const section = new URL(request.url).searchParams.get("section") ?? "work";
	if (!isUuid(params.id) || !isSection(section)) {
		throw errorResponse("not_found", messages.resumes.fetchFailed);
	}
	const person = await getPerson(context);
	const result = await readElsewhere(services, person, params.id, section, now);
	if (!result.success) {
		const door = await explainDenial(services, person, params.id, result.reason, now);
		throw await denialResponse(services, params.id, result, door);
	}
	return data({ ...result, section }, { headers: { "Cache-Control": "private, no-store" } });
}

const isSection = (name: string): name is SectionKey => Object.hasOwn(sectionTitles, name);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		// Beside what is read, a failure takes no page away.
		if (error instanceof DOMException && error.name === "AbortError") throw error;
		return { success: false, error: refusedSentence(error) ?? keeping.elsewhereFailed } as const;
	}
}
