import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { KeptNames } from "#app/components/base/kept-markup.tsx";
import { untilUsed } from "#app/components/base/until-used.ts";
import { markCurrentSection } from "#app/components/content/guides/mark-current-section.ts";
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

const renderTimeoutMilliseconds = 5_000;

/** Renders a page whole: nothing on this site waits for something slow, and so the answer has a length. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (request.method === "HEAD") {
		return Promise.resolve(new Response(null, { status, headers }));
	}
	const { nonce } = context.get(requestInfoContext);
	const kept = keptMarkup();
	return new Promise((resolve, reject) => {
		let failed = false;
		const timeout = setTimeout(
			() => abort(new Error("Rendering took too long")),
			renderTimeoutMilliseconds,
		);
		const chunks: Buffer[] = [];
		const collect = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				clearTimeout(timeout);
				const html = fillKept(Buffer.concat(chunks).toString(), kept);
				const page = scriptsAfterPaint(html, waitOf(routerContext));
				resolve(new Response(page, { status: failed ? 500 : status, headers }));
				done();
			},
		});
		const { pipe, abort } = renderToPipeableStream(
			<KeptNames value={kept}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</KeptNames>,
			{
				nonce,
				// A larger part of a page would stand hidden at its end, and need a script to get to its place.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady: () => pipe(collect),
				onShellError: (error) => {
					clearTimeout(timeout);
					reject(error);
				},
				onError: (error) => {
					failed = true;
					context.get(servicesContext).log.error({ error }, "Rendering failed");
				},
			},
		);
	});
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
