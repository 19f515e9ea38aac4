import { use, useEffect, useState } from "react";
import {
	UNSAFE_FrameworkContext as FrameworkContext,
	Link,
	UNSAFE_DataRouterContext as RouterContext,
	useNavigation,
} from "react-router";
import { onSignOfLife } from "./sign-of-life.ts";

/**
 * For what is sent to another page's address, or asked of it: fetches the code that does so as soon as the visitor moves.
 * Without a network the router could not fetch it at the press, and would load the page again and lose it.
 * The router's own links would ask for the page's data as well, which nobody needs.
 */
export function AtHand({ page }: { page: string }) {
	const [state, setState] = useState<"still" | "here" | "moved">("still");
	useEffect(() => {
		setState("here");
		return onSignOfLife(() => setState("moved"));
	}, []);
	// Draws again when the router has learned of the address, which a link makes it do.
	useNavigation();
	if (state === "still") return null;
	const matches = use(RouterContext)?.router.match(page) ?? [];
	const routes = use(FrameworkContext)?.manifest.routes ?? {};
	const scripts = new Set(
		matches.flatMap(({ route: { id } }) => {
			const { module, clientActionModule, clientLoaderModule, imports = [] } = routes[id] ?? {};
			return [module, clientActionModule, clientLoaderModule, ...imports];
		}),
	);
	return (
		<>
			<Link to={page} hidden tabIndex={-1} />
			{state === "moved"
				? [...scripts].map((script) =>
						script ? <link key={script} rel="modulepreload" href={script} /> : null,
					)
				: null}
		</>
	);
}
