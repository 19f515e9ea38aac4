import { brand } from "#app/content/brand.ts";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";
import { waitAnswer } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/export-data";

/** Everything that is kept about the person who asks, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const wait = await services.limits.consume(limits.exportPerPerson, person.id);
	if (wait) throw waitAnswer(wait);
	const data = await getExportedData(services.database, person.id, person.mailboxHash);
	const name = `${slugOf(brand.name)}-data-${now.toISOString().slice(0, 10)}.json`;
	return new Response(`${JSON.stringify({ exportedAt: now, ...data }, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
