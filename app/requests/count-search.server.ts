import { isbot } from "isbot";
import type { RouterContextProvider } from "react-router";
import {
	isUnfiltered,
	parseResumeQuery,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { isPrefetch } from "./prefetch.server.ts";
import { onServe, servicesContext } from "./request-context.server.ts";

/**
 * Counts a search of the library, when a person has asked: not a program, not a prefetch,
 * not the next page of the same search.
 * @param found how many resumes it found
 */
export function countSearch(
	asked: { request: Request; context: Readonly<RouterContextProvider> },
	query: ResumeQuery,
	found: number,
): void {
	if (isUnfiltered(query) || new URL(asked.request.url).searchParams.has("after")) return;
	const { useCounter } = asked.context.get(servicesContext);
	onServe(asked, (request) => {
		if (!isAskedByPerson(request)) return;
		useCounter.countSearch({ query, before: queryOfPageBefore(request), found });
	});
}

/** Whether a person in a browser wants to see the answer, as far as the request tells. */
export function isAskedByPerson(request: Request): boolean {
	const { headers, method, signal } = request;
	// A person who typed on already waits for the next response.
	if (method !== "GET" || signal.aborted) return false;
	if (isPrefetch(request)) return false;
	const browser = headers.get("User-Agent");
	return browser !== null && browser !== "" && !isbot(browser);
}

/** The query of the list that the person was looking at; null when it was another page. */
function queryOfPageBefore(request: Request): ResumeQuery | null {
	const before = URL.parse(request.headers.get("Referer") ?? "");
	return before?.pathname === "/resumes" ? parseResumeQuery(before.searchParams) : null;
}
