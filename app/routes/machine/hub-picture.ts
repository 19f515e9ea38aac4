import { hubTitle, inventedLine, pictureLines } from "#app/content/hubs/page-words.ts";
import { routeName } from "#app/content/insights/route-words.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { findRoute, routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import { hubPicture } from "#app/domain/library/hubs/directory.ts";
import {
	drawSharePicture,
	type PictureWords,
} from "#app/operations/library/draw-share-picture.server.ts";
import { readHub } from "#app/operations/library/read-hub.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { pictureResponse } from "#app/requests/file-response.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Services } from "#app/services.ts";
import type { Route } from "./+types/hub-picture";

type Pictured = { address: string; words: PictureWords; resumes: readonly string[] };

/** The picture for people and programs that share the link of a company, a role or a route. Public. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const path = params["*"] ?? "";
	const pictured = await readPictured(services, path.replace(/\.png$/u, "").split("/"));
	// In one way only: each other one would be drawn again.
	if (pictured && hubPicture(pictured.address) === `/resumes/picture/${path}`) {
		for (const id of pictured.resumes) {
			const picture = await drawSharePicture(services, id, pictured.words);
			if (picture) return pictureResponse(picture);
		}
	}
	throw errorResponse("not_found", messages.general.notFound);
}

async function readPictured(services: Services, path: string[]): Promise<Pictured | null> {
	const [kind, first = "", second, third = ""] = path;
	if (kind === "from" && second === "to") {
		const route = findRoute(await services.library.careerRoutes(), { from: first, to: third });
		return route
			? {
					address: routeAddress(route),
					words: {
						title: `From ${routeName(route)}`,
						lines: [
							`${route.people} people went this way`,
							...(route.invented > 0 ? [inventedLine] : []),
						],
					},
					resumes: route.resumes,
				}
			: null;
	}
	if (kind !== "at" && kind !== "for") return null;
	const hub = await readHub(
		services,
		kind === "at"
			? { company: first, role: second ?? null }
			: { company: null, role: second === undefined ? first : "" },
	);
	return hub?.figures
		? {
				address: hub.address,
				words: {
					title: hubTitle(hub.hub),
					lines: pictureLines({ ...hub.hub, unreal: hub.unreal }, hub.figures),
				},
				resumes: hub.cards.filter(({ sheetVersion }) => sheetVersion).map(({ id }) => id),
			}
		: null;
}
