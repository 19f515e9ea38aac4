import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { PasscodeDialog, TypingIsUse } from "#app/components/admin/passcode-dialog.tsx";
import { AdminShell } from "#app/components/admin/shell.tsx";
import { DemoBanner } from "#app/components/base/demo-banner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { RouteError } from "#app/components/base/route-error.tsx";
import { countNewMessages } from "#app/data/admin/message-list.server.ts";
import { requireAdmin } from "#app/middleware/require-admin.server.ts";
import { orInstead } from "#app/requests/outage.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import uploadsStylesheet from "#app/styles/admin/uploads.css?url";
import stylesheet from "#app/styles/admin.css?url";
import memberStylesheet from "#app/styles/member.css?url";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: memberStylesheet },
	{ rel: "stylesheet", href: stylesheet },
	{ rel: "stylesheet", href: uploadsStylesheet },
];

export const meta = () => privateMeta("Admin Dashboard");

/** Further nobody needs to know how many messages wait. */
const countedMessages = 100;

// Without a loader, client-side navigation would not ask the server and the middleware would not run.
export async function loader({ context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	return { newMessages: await countNewMessages(database, countedMessages) };
}

let known = { newMessages: 0 };

/** When the server cannot be reached the page below says so, and stays. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => known);

export default function AdminArea({ loaderData }: Route.ComponentProps) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	useEffect(() => {
		known = loaderData;
	}, [loaderData]);
	return (
		<AdminShell newMessages={loaderData.newMessages}>
			{root?.isDemonstration && (
				<DemoBanner dismissed={root.isBannerHidden}>
					members, orders and messages with an example address are invented.
				</DemoBanner>
			)}
			<TypingIsUse>
				<main id="content" className="container-page flex-1 py-8">
					<Outlet />
				</main>
			</TypingIsUse>
			<PasscodeDialog />
		</AdminShell>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const answer = isRouteErrorResponse(error) ? error : null;
	// The gate is a page of its own.
	if (answer?.data?.needsPasscode) return <RouteError error={answer} />;
	return (
		<AdminShell newMessages={loaderData?.newMessages ?? 0}>
			<RouteError error={answer} />
		</AdminShell>
	);
}
