import { Outlet } from "react-router";
import { requireMember } from "#app/middleware/require-member.server.ts";
import stylesheet from "#app/styles/member.css?url";
import type { Route } from "./+types/layout";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const middleware: Route.MiddlewareFunction[] = [requireMember];

// Without a loader, client-side navigation would not ask the server and the middleware would not run.
export const loader = () => null;

// Within the area the loader of the page is enough. Asked beside it, this one would take the page along when nobody answers.
export const shouldRevalidate = () => false;

export default function MemberArea() {
	return <Outlet />;
}
