import { privateMeta } from "#app/components/base/page-meta.ts";
import {
	type SideBySideData,
	SideBySidePage,
} from "#app/components/reader/compare/side-by-side.tsx";
import { findPublishedCards } from "#app/data/library/resume-cards.server.ts";
import { comparing } from "#app/domain/base/messages/comparing.ts";
import { comparedMost } from "#app/domain/reader/compare-address.ts";
import { readCompared } from "#app/domain/reader/side-by-side.ts";
import { offerToCompare, toOffer } from "#app/operations/reader/offer-to-compare.server.ts";
import { readSideBySide } from "#app/operations/reader/read-side-by-side.server.ts";
import { isOutage } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import sheetStyles from "#app/styles/resume-sheet.css?url";
import sheetFonts from "#app/styles/resume-sheet-fonts.css?url";
import styles from "#app/styles/side-by-side.css?url";
import type { Route } from "./+types/compare-resumes";

export const links: Route.LinksFunction = () =>
	[sheetFonts, sheetStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: Route.MetaFunction = () => privateMeta("Compare resumes");

/** Up to three resumes side by side; in words only line by line, and only what is open to the viewer. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<SideBySideData> {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const { searchParams } = new URL(request.url);
	const asked = readCompared(searchParams);
	const ids = asked.slice(0, comparedMost);
	const isByLine = searchParams.get("lines") === "on";
	const person = await getPerson(context);
	const columns = await readSideBySide(services, person, ids, isByLine, now);
	const all = asked.length > comparedMost ? await findPublishedCards(services.database, asked) : [];
	return {
		ids,
		isByLine,
		columns,
		tooMany: all.map(toOffer),
		offered: await offerToCompare(services, person, asked, columns),
	};
}

export async function clientLoader({
	serverLoader,
}: Route.ClientLoaderArgs): Promise<SideBySideData> {
	try {
		return await serverLoader();
	} catch (error) {
		if (!isOutage(error)) throw error;
		return { failure: comparing.unloaded };
	}
}

export default function CompareResumesRoute({ loaderData }: Route.ComponentProps) {
	return <SideBySidePage data={loaderData} />;
}
