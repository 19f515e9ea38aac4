import { useLocation, useNavigation } from "react-router";
import { parseResumeQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";

/**
 * The query as it should be drawn: the one that is being loaded, if one is, so that a checkbox answers at
 * once and a second press builds on the first.
 * @param query the one whose results are on the screen
 */
export function useShownQuery(query: ResumeQuery): { shown: ResumeQuery; loading: boolean } {
	const { pathname, search } = useLocation();
	const next = useNavigation().location;
	const loading = next !== undefined && next.pathname === pathname && next.search !== search;
	const parsed = loading && parseResumeQuery(new URLSearchParams(next.search));
	return { shown: parsed ? { ...parsed, more: query.more } : query, loading };
}
