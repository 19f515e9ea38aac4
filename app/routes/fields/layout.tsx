import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { DemoBanner } from "#app/components/base/demo-banner.tsx";
import { RouteError } from "#app/components/base/route-error.tsx";
import { SiteFooter } from "#app/components/base/site-shell.tsx";
import { FieldHeader } from "#app/components/content/fields/page-header.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/layout";

/** What stands around a landing page; its header is its own. */
function Shell({ children }: { children: React.ReactNode }) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#content" className="skip-link">
				Skip to content
			</a>
			{root?.demoNotice && (
				<DemoBanner dismissed={root.isBannerHidden}>{root.demoNotice}</DemoBanner>
			)}
			{children}
			<SiteFooter year={root?.year ?? 2026} theme={root?.theme ?? "system"} />
		</div>
	);
}

export default function FieldLayout() {
	return (
		<Shell>
			<Outlet />
		</Shell>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<Shell>
			<FieldHeader ctaText="Browse all resumes" />
			<RouteError error={isRouteErrorResponse(error) ? error : null} />
		</Shell>
	);
}
