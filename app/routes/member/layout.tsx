import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { HeldPage } from "#app/components/account/held-page.tsx";
import { requireMember } from "#app/middleware/require-member.server.ts";
import stylesheet from "#app/styles/member.css?url";
import type { Route } from "./+types/layout";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const middleware: Route.MiddlewareFunction[] = [requireMember];

// Without a loader, client-side navigation would not ask the server and the middleware would not run.
// Each answer is an object of its own: the page sees that it was asked again.
export const loader = () => ({});

// Within the area the loader of the page is enough. Asked beside it, this one would take the page along when nobody
// answers: it is asked again where the page is as a whole.
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	formMethod,
}: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href && !formMethod;

export default function MemberArea({ loaderData }: Route.ComponentProps) {
	return (
		<HeldPage answer={loaderData}>
			<Outlet />
		</HeldPage>
	);
}
