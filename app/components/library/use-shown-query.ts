import { useLocation, useNavigation } from "react-router";
import { withAuthTab } from "#app/components/account/auth-tab.ts";
import { parseResumeQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";

/**
 * The query as it should be drawn: the one that is being loaded, if one is, so that a checkbox answers at
 * once and a second press builds on the first.
 * @param query the one whose results are on the screen
 * @param parse how the page reads its address
 */
export function useShownQuery(
	query: ResumeQuery,
	parse = parseResumeQuery,
): { shown: ResumeQuery; loading: boolean } {
	const { pathname, search } = useLocation();
	const next = useNavigation().location;
	// The dialog to sign in opens and closes over the same query.
	const loading =
		next?.pathname === pathname && withAuthTab(next.search, null) !== withAuthTab(search, null);
	return { shown: loading ? parse(new URLSearchParams(next.search)) : query, loading };
}
