import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { FacetOption, FilterOptionsResponse } from "#app/domain/library/resume.ts";
import type { FilterField, ResumeQuery } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

/**
 * The options of a filter: those that came with the page, and all of them on request. From then on they
 * follow the query; the old ones stay until the answer is there.
 * @param omitted how many options the page left out; with none nothing is ever loaded
 */
export function useFilterOptions(
	field: FilterField,
	options: readonly FacetOption[],
	omitted: number,
	query: ResumeQuery,
) {
	const fetcher = useFetcher<FilterOptionsResponse>();
	const [isAsked, setIsAsked] = useState(false);
	const wanted = isAsked && omitted > 0 ? browseAddress(query, `/resumes/options/${field}`) : null;
	const { load, data } = fetcher;
	useEffect(() => {
		if (wanted) load(wanted);
	}, [wanted, load]);
	useEffect(() => {
		if (data?.success !== false) return;
		showToast("error", data.error);
		// The next press asks again.
		setIsAsked(false);
	}, [data]);
	const all = omitted > 0 && data?.success ? data.options : null;
	return {
		options: all ?? options,
		/** How many there are, those included that are not here. */
		total: all?.length ?? options.length + omitted,
		isLoading: wanted !== null && all === null,
		askForAll: () => setIsAsked(true),
	};
}
