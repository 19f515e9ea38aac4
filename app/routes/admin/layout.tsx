import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { PasscodeDialog, TypingIsUse } from "#app/components/admin/passcode-dialog.tsx";
import { AdminShell } from "#app/components/admin/shell.tsx";
import { DemoBanner } from "#app/components/base/demo-banner.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { RouteError } from "#app/components/base/route-error.tsx";
import { countNewMessages } from "#app/data/admin/message-list.server.ts";
import { mayRead } from "#app/domain/admin/dashboard-roles.ts";
import { requireAdmin } from "#app/middleware/require-admin.server.ts";
import { orInstead } from "#app/requests/outage.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
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
	const { role, email } = getAdmin(context);
	const isTold = mayRead(role, "/admin/messages");
	const newMessages = isTold ? await countNewMessages(database, countedMessages) : 0;
	return { newMessages, who: { role, email } };
}

/** Shown while it is not known who looks. */
const nobody = { role: "owner" as const, email: null };
let known: Awaited<ReturnType<typeof loader>> = { newMessages: 0, who: nobody };

/** When the server cannot be reached the page below says so, and stays. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
	orInstead(serverLoader(), () => known);

export default function AdminArea({ loaderData }: Route.ComponentProps) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	useEffect(() => {
		known = loaderData;
	}, [loaderData]);
	return (
		<AdminShell {...loaderData}>
			{root?.demoNotice && (
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
		<AdminShell newMessages={loaderData?.newMessages ?? 0} who={loaderData?.who ?? nobody}>
			<RouteError error={answer} />
		</AdminShell>
	);
}
