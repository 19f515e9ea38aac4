import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { KeptNames } from "#app/components/base/kept-markup.tsx";
import { loadForServer } from "#app/components/base/lazy-in-browser.ts";
import { untilUsed } from "#app/components/base/until-used.ts";
import { markCurrentSection } from "#app/components/content/guides/mark-current-section.ts";
import { encodeInScript } from "#app/domain/base/encode-in-script.ts";
import { isAppError } from "#app/domain/base/errors.ts";
import { fillKept, keptMarkup } from "#app/requests/kept-markup.server.ts";
import {
	createRequestContext,
	requestInfoContext,
	servicesContext,
} from "#app/requests/request-context.server.ts";
import { scriptsAfterPaint } from "#app/requests/scripts-after-paint.server.ts";

// The server process and the tests make the context of each request with this.
export const createAppContext = createRequestContext;

/** Renders a page whole: nothing on this site waits for something slow, and so the answer has a length. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (request.method === "HEAD") return new Response(null, { status, headers });
	const { nonce } = context.get(requestInfoContext);
	const kept = keptMarkup();
	await loadForServer();
	// React Router would suspend for each part of the data.
	const { serverHandoffStream, ...page } = routerContext;
	const data = serverHandoffStream && (await new Response(serverHandoffStream).text());
	const html = renderToString(
		<KeptNames value={kept}>
			<ServerRouter context={page} url={request.url} nonce={nonce} />
		</KeptNames>,
	);
	if (html.includes(suspended)) throw new Error("A part of the page was not there");
	const scripts = data && page.renderMeta?.didRenderScripts ? scriptsOfData(data, nonce) : "";
	const filled = fillKept(html, kept);
	const end = filled.endsWith(bodyEnd) ? filled.length - bodyEnd.length : filled.length;
	const whole = `<!DOCTYPE html>${filled.slice(0, end)}${scripts}${filled.slice(end)}`;
	return new Response(scriptsAfterPaint(whole, waitOf(page)), { status, headers });
}

// As React writes it in place of what it would have to wait for. No text of a page can look like this.
const suspended = "<!--$!-->";
const bodyEnd = "</body></html>";

/** What React Router's own part of a page writes at its end. */
function scriptsOfData(data: string, nonce: string): string {
	const stream = "window.__reactRouterContext.streamController";
	const steps = [`enqueue(${encodeInScript(JSON.stringify(data))})`, "close()"];
	return steps.map((step) => `<script nonce="${nonce}">${stream}.${step};</script>`).join("");
}

/** What a page waits for before it asks for its scripts; undefined when they come after its first paint. */
function waitOf({ routeModules, staticHandlerContext: shown }: EntryContext): string | undefined {
	const { viewer, flash } = shown.loaderData.root ?? {};
	// A member has the scripts from elsewhere, and a message or an error wants them at once.
	if (shown.errors || viewer || flash) return undefined;
	const isOnlyRead = shown.matches.some(({ route: { id } }) => isRead(routeModules[id]?.handle));
	return isOnlyRead ? whenUsed : undefined;
}

const isRead = (handle: unknown) =>
	typeof handle === "object" && handle !== null && "isOnlyRead" in handle;
const whenUsed = `addEventListener("live", (${markCurrentSection})());\nawait (${untilUsed})();`;

/** Every error that no route expected; what a person may know of it is the error page's matter. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: RouterContextProvider },
): void {
	if (request.signal.aborted || (isAppError(error) && error.kind !== "unexpected")) return;
	const { requestId } = context.get(requestInfoContext);
	const { log } = context.get(servicesContext);
	// Anyone can cause these as often as they like, so each logs one line without a stack.
	if (isRouteErrorResponse(error) && error.status < 500) {
		const { status, statusText } = error;
		const { pathname: path } = new URL(request.url);
		log.warn({ requestId, path, method: request.method, status }, `Refused: ${statusText}`);
	} else {
		log.error({ error, requestId }, "A request failed");
	}
}
