import { use, useEffect, useState } from "react";
import {
	Link,
	PrefetchPageLinks,
	UNSAFE_DataRouterContext as RouterContext,
	useNavigation,
} from "react-router";
import { onSignOfLife } from "./sign-of-life.ts";

/**
 * For a form that posts to another page's address: fetches the code that sends it as soon as somebody moves.
 * Without a network the router could not fetch it at the press, and would load the page again and lose it.
 */
export function AtHand({ page }: { page: string }) {
	const [state, setState] = useState<"still" | "here" | "moved">("still");
	useEffect(() => {
		setState("here");
		return onSignOfLife(() => setState("moved"));
	}, []);
	// Draws again when the router has learned of the address, which a link makes it do.
	useNavigation();
	const found = use(RouterContext)?.router.match(page)?.at(-1)?.route.path ?? "*";
	if (state === "still") return null;
	return (
		<>
			<Link to={page} hidden tabIndex={-1} />
			{state === "moved" && found !== "*" ? <PrefetchPageLinks page={page} /> : null}
		</>
	);
}
