import { type ReactNode, useEffect, useMemo } from "react";
import {
	data,
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useRouteLoaderData,
} from "react-router";
import { AuthDialogProvider } from "#app/components/account/auth-dialog-provider.tsx";
import { useSessionSync } from "#app/components/account/use-session-sync.ts";
import { FlashToast } from "#app/components/base/flash-toast.tsx";
import { fontPreloads } from "#app/components/base/fonts.ts";
import { PageProgress } from "#app/components/base/page-progress.tsx";
import { RouteError } from "#app/components/base/route-error.tsx";
import { parseTheme } from "#app/components/base/theme.ts";
import { Toaster } from "#app/components/base/toaster.tsx";
import { ViewerContext } from "#app/components/base/viewer-context.tsx";
import { UpgradeDialogProvider } from "#app/components/billing/upgrade-dialog-provider.tsx";
import { brand } from "#app/content/brand.ts";
import { demoNotices } from "#app/content/demo-notices.ts";
import { demoBannerCookie, themeCookie } from "#app/domain/base/own-cookies.ts";
import { readViewer, writeViewer } from "#app/domain/base/viewer.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import { requireOwnForm } from "#app/middleware/require-own-form.server.ts";
import { secureCookies } from "#app/middleware/secure-cookies.server.ts";
import { loadSession } from "#app/middleware/session.server.ts";
import { showOwnWords } from "#app/middleware/shown-words.server.ts";
import { signFlash } from "#app/middleware/sign-flash.server.ts";
import { readCookie } from "#app/requests/cookies.server.ts";
import { takeFlash } from "#app/requests/flash.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getShownViewer } from "#app/requests/session.server.ts";
import stylesheet from "#app/styles/app.css?url";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
	showOwnWords,
	secureCookies,
	signFlash,
	loadSession,
	requireOwnForm,
];

/** What every page needs: who looks, how it should look, and a message left by the page before. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const waiting = takeFlash({ request, context });
	const counts = await services.library.counts().catch(() => null);
	const viewer = await getShownViewer(context);
	return data(
		{
			viewer: viewer && writeViewer(viewer),
			theme: parseTheme(readCookie(request, themeCookie)),
			flash: waiting?.flash ?? null,
			demoNotice: demoNotices[counts?.invented ?? "none"]?.banner ?? null,
			isBannerHidden: readCookie(request, demoBannerCookie) === "off",
			publicUrl: services.publicUrl,
			offersGoogle: services.google !== null,
			year: now.getUTCFullYear(),
		},
		{ headers: waiting ? { "Set-Cookie": waiting.setCookie } : {} },
	);
}

/** Only an action can change who is signed in; going from page to page asks nothing. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	// A form that is not posted does the same. In the dashboard "Refresh" is for its own figures.
	const isElsewhere = currentUrl.href !== nextUrl.href || nextUrl.pathname.startsWith("/admin/");
	const isGoing = formMethod ? formMethod === "GET" : isElsewhere;
	return isGoing ? false : defaultShouldRevalidate;
}

let stay: Route.ClientMiddlewareFunction | undefined;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	(args, next) => stay?.(args, next),
];

export const links: Route.LinksFunction = () => [
	...fontPreloads,
	{ rel: "stylesheet", href: stylesheet },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
	{ title: isMissing(error) ? `Page not found · ${brand.name}` : brand.name },
	{ name: "description", content: brand.description },
	{ property: "og:image", content: `${loaderData?.publicUrl ?? ""}/og.png` },
];

const isMissing = (error: unknown) =>
	isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	const theme = root?.theme ?? "system";
	const { brand: ownBrand, prices } = ownWords();
	useEffect(() => void startKeepingPage(), []);
	return (
		<html
			lang="en"
			{...(theme !== "system" && { "data-theme": theme })}
			{...((ownBrand || prices) && { "data-words": JSON.stringify({ brand: ownBrand, prices }) })}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta property="og:site_name" content={brand.name} />
				<meta name="twitter:card" content="summary_large_image" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{/* Here, so that a page that is locked has it as well. */}
				<Toaster />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

async function startKeepingPage(): Promise<void> {
	// Without it the page is lost as browsers and the router lose it.
	const loaded = await import("#app/requests/unanswered/stay.ts").catch(() => null);
	stay ??= loaded?.keepPage();
}

export default function App({ loaderData }: Route.ComponentProps) {
	const { viewer: written, flash } = loaderData;
	const viewer = useMemo(() => readViewer(written), [written]);
	const pending = useSessionSync(viewer?.id ?? null);
	// What has waited for the scripts goes on: app/components/base/until-used.ts.
	useEffect(() => void dispatchEvent(new Event("live")), []);
	return (
		<ViewerContext value={{ viewer, pending }}>
			<PageProgress />
			<FlashToast flash={flash} />
			<UpgradeDialogProvider>
				<AuthDialogProvider signedIn={viewer !== null}>
					<Outlet />
				</AuthDialogProvider>
			</UpgradeDialogProvider>
		</ViewerContext>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <RouteError error={isRouteErrorResponse(error) ? error : null} />;
}
