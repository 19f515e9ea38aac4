import { useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from "react-router";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

/** Makes another query of the one before, and goes to what it finds. */
export type ChangeQuery = (
	change: (query: ResumeQuery) => ResumeQuery,
	options?: NavigateOptions,
) => void;

/**
 * Every change builds on the one before, also on one that is on its way, or asked for and not drawn yet: who
 * types a word and ticks a box at once gets both.
 * @param shown the query as it is drawn, see useShownQuery
 * @param page what the query is for
 */
export function useQueryChange(shown: ResumeQuery, page?: string): ChangeQuery {
	const navigate = useNavigate();
	const here = useLocation().key;
	const next = useNavigation().location?.key;
	const latest = useRef(shown);
	// When one of these changes, the requested query was drawn, or another page was asked for.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a query is a new object with every rendering
	useLayoutEffect(() => {
		latest.current = shown;
	}, [here, next]);
	return (change, options) => {
		latest.current = change(latest.current);
		navigate(browseAddress(latest.current, page), options);
	};
}
