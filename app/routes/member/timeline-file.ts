import { brand } from "#app/content/brand.ts";
import { calendarFile, calendarType } from "#app/domain/billing/calendar-file.ts";
import { slugOf } from "#app/domain/library/hubs/address-slug.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember } from "#app/requests/session.server.ts";
import type { Route } from "./+types/timeline-file";

/** The dates of the person who asks, as a calendar. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { person, now } = await getMember(context);
	const { timeline } = await readBilling(services, person, now);
	const site = { name: brand.name, publicUrl: services.publicUrl };
	return new Response(calendarFile(timeline, site, now), {
		headers: {
			"Content-Type": calendarType,
			"Content-Disposition": `attachment; filename="${slugOf(brand.name)}.ics"`,
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
