import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { DemoBanner } from "#app/components/base/demo-banner.tsx";
import { RouteError } from "#app/components/base/route-error.tsx";
import { SiteFooter, SiteHeader } from "#app/components/base/site-shell.tsx";
import { useViewer, useViewerPending } from "#app/components/base/viewer-context.tsx";
import { PastDueBar } from "#app/components/billing/past-due-bar.tsx";
import { pageSearch } from "#app/domain/base/page-address.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/layout";

/** Header, page and footer. An error of a page is shown between them. */
function Shell({ children }: { children: React.ReactNode }) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const viewer = useViewer();
	const { pathname, search } = useLocation();
	const returnTo = new URLSearchParams({ returnTo: pathname + pageSearch(search) });
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#content" className="skip-link">
				Skip to content
			</a>
			{pathname === "/resumes" ? (
				<a href="#results" className="skip-link">
					Skip to the results
				</a>
			) : null}
			{root?.demoNotice && (
				<DemoBanner dismissed={root.isBannerHidden}>{root.demoNotice}</DemoBanner>
			)}
			<SiteHeader
				viewer={viewer}
				pending={useViewerPending()}
				signInTo={`/auth/signin?${returnTo}`}
				signUpTo={`/auth/signup?${returnTo}`}
			/>
			<PastDueBar />
			{children}
			<SiteFooter year={root?.year ?? 2026} theme={root?.theme ?? "system"} />
		</div>
	);
}

export default function SiteLayout() {
	return (
		<Shell>
			<Outlet />
		</Shell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Shell>
			<RouteError error={isRouteErrorResponse(error) ? error : null} />
		</Shell>
	);
}
