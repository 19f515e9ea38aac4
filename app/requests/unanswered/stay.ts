import { type createBrowserRouter, type MiddlewareFunction, replace } from "react-router";
import { keepFocus } from "#app/components/base/keep-focus.ts";
import { onSignOfLife } from "#app/components/base/sign-of-life.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { fillAgain } from "#app/components/base/ui/redrawn-fields.ts";
import { keepTexts } from "#app/components/base/ui/translated-texts.ts";
import { unanswered } from "#app/domain/base/messages/unanswered.ts";
import { isOutage } from "../outage.ts";

type Results = Record<string, { type: "data" | "error"; result: unknown }>;
type Router = ReturnType<typeof createBrowserRouter>;

/** The page of the last form, where nobody answered it: the router loads that page all the same. */
let unansweredForm: string | null = null;

/**
 * Middleware of the root in a browser. A page that is asked for again, or for other data of its own, stays as it is
 * when nobody answers, at its address: an error page would take what is typed into it.
 */
const stay: MiddlewareFunction<Results> = async ({ request }, next) => {
	const results = await next();
	const { pathname, search } = new URL(request.url);
	if (request.method !== "GET") {
		const isUnanswered = Object.values(results).some(({ result }) => statusOf(result) === 503);
		unansweredForm = isUnanswered ? pathname : null;
		return results;
	}
	const router = routerOfPage();
	const { location, loaderData, errors, navigation } = router.state;
	const isHere = pathname === location.pathname && search === location.search;
	const failed = Object.entries(results).filter(([, { type, result }]) =>
		type === "error" ? isOutage(result) : isHere && isFailure(result),
	);
	if (failed.length === 0 || request.signal.aborted) return results;
	if (!isHere && pathname !== location.pathname && pathname !== unansweredForm) return results;
	// What a form was answered is told already, and nobody waits for what the page asks by itself.
	if (!isHere || (navigation.location && navigation.formMethod !== "POST")) {
		showToast("error", unanswered.notLoaded);
	}
	if (!isHere) {
		// No element has this id: nothing is loaded, unless something was posted, and nobody is moved.
		const here = `${location.pathname}${location.search}#here`;
		if (navigation.formMethod === "POST") throw replace(here);
		await router.navigate(here, {
			replace: true,
			preventScrollReset: true,
			state: location.state,
		});
		return results;
	}
	for (const [id, outcome] of failed) {
		// Of what is left out the router keeps what it has. A gate that is drawn is an error, and stays as well.
		if (id in loaderData) delete results[id];
		else if (errors) outcome.result = Object.values(errors)[0];
	}
	return results;
};

const statusOf = (result: unknown) =>
	(result as { init?: { status?: number } } | undefined)?.init?.status;

/** What a list shows in its own place when it comes to nothing: no other data has a field of this name. */
const isFailure = (result: unknown) =>
	typeof (result as { failure?: unknown } | null | undefined)?.failure === "string";

/** The router lets its tools find it there. */
const routerOfPage = () =>
	(window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;

/** What holds a page together while it is read and used. @returns what the root's middleware does from now on */
export function keepPage(): typeof stay {
	// On a page that came after it, fields of the same names are others.
	if (routerOfPage().state.historyAction === "POP") fillAgain();
	delete document.came;
	keepTexts();
	onSignOfLife(keepUsed);
	return stay;
}

function keepUsed(): void {
	keepFocus();
	// Of an address with a part of its own the router first asks for the routes, unless a link led there before.
	if (Object.keys(routerOfPage().state.matches[0]?.params ?? {}).length > 0) {
		const here = Object.assign(document.createElement("a"), { href: location.pathname });
		here.toggleAttribute("data-discover", true);
		here.hidden = true;
		document.body.append(here);
	}
}
