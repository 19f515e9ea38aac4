import { Outlet } from "react-router";
import * as messages from "#app/domain/base/messages/general.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/layout";

/** These pages exist while mail goes to the outbox, and only then. */
const requireOutbox: Route.MiddlewareFunction = ({ context }, next) => {
	if (!context.get(servicesContext).hasOutbox) {
		throw errorResponse("not_found", messages.general.notFound);
	}
	return next();
};

export const middleware: Route.MiddlewareFunction[] = [requireOutbox];

export const loader = () => null;

export const meta: Route.MetaFunction = () => [
	{ title: "Mailbox" },
	{ name: "robots", content: "noindex" },
];

export default function DevelopmentArea() {
	return <Outlet />;
}
