import { useEffect } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { shortlistLimits, shortlistPage } from "#app/domain/reader/shortlist.ts";
import { keepVisitorStars, useVisitorStars } from "./visitor-stars.ts";

/**
 * Takes what was starred in this browser along to the account of a member. What the account has no room for stays in
 * the browser.
 */
export function useBroughtStars(starred: number): void {
	const kept = useVisitorStars()?.join(",");
	const { submit, data } = useFetcher<FormResult & { left?: readonly string[] }>();
	const isRoom = starred < shortlistLimits.resumes;
	useEffect(() => {
		if (kept && isRoom && !data) {
			void submit({ bring: kept }, { method: "post", action: shortlistPage });
		}
	}, [kept, isRoom, data, submit]);
	useEffect(() => {
		if (!data?.success) return;
		const { left = [] } = data;
		keepVisitorStars(() => left);
		if (left.length > 0) showToast("info", shortlisting.full(shortlistLimits.resumes));
	}, [data]);
}
