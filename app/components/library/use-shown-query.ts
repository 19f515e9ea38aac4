import { useLocation, useNavigation } from "react-router";
import { withAuthTab } from "#app/components/account/auth-tab.ts";
import { parseLineQuery } from "#app/domain/library/lines/asked.ts";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import { parseResumeQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";

/**
 * The query as it should be drawn: the one that is being loaded, if one is, so that a checkbox answers at
 * once and a second press builds on the first.
 * @param query the one whose results are on the screen
 */
export function useShownQuery(query: ResumeQuery): { shown: ResumeQuery; loading: boolean } {
	const { pathname, search } = useLocation();
	const next = useNavigation().location;
	// The dialog to sign in opens and closes over the same query.
	const [now, then] = [search, next?.search ?? ""].map((text) => withAuthTab(text, null));
	const loading = next !== undefined && next.pathname === pathname && then !== now;
	const parse = pathname === linesPage ? parseLineQuery : parseResumeQuery;
	return { shown: loading ? parse(new URLSearchParams(then)) : query, loading };
}
