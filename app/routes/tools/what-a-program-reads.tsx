import { pageMeta } from "#app/components/base/page-meta.ts";
import { MachinePage } from "#app/components/insights/machine-page.tsx";
import { machinePage } from "#app/content/insights/machine-page.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { readSample } from "#app/operations/content/read-sample.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import styles from "#app/styles/insights.css?url";
import type { Route } from "./+types/what-a-program-reads";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.publicUrl, machinePage);

/** Of the sample what everybody may read of it. */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(servicesContext);
	const sample = resumeText(readSample("b", false).sheet.document);
	return {
		publicUrl,
		today: context.get(requestInfoContext).now.toISOString(),
		sample: sample.split("\n").filter((line) => line.trim() !== ""),
	};
}

export default function WhatAProgramReadsRoute({ loaderData }: Route.ComponentProps) {
	return <MachinePage {...loaderData} />;
}
