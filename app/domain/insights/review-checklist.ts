/** The review checklist: what a check is, how far a member has come, and what a form may change of it. */

export type ReviewCheck = {
	/** Kept with the member's ticks: never given to another check. */
	id: string;
	title: string;
	why: string;
	before: string;
	after: string;
};

export type ReviewPart = {
	id: string;
	title: string;
	lead: string;
	checks: readonly ReviewCheck[];
};

/** What those see of a part who do not have the checklist. */
export type ReviewOutline = { title: string; lead: string; checks: number };

export type ReviewProgress = {
	done: number;
	total: number;
	/** In whole percent: 100 only when everything is done. */
	percent: number;
};

/** Ticks of checks that are no longer asked do not count. */
export function reviewProgress(
	checkIds: readonly string[],
	ticked: ReadonlySet<string>,
): ReviewProgress {
	const total = checkIds.length;
	const done = checkIds.filter((id) => ticked.has(id)).length;
	return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}

export type ReviewChange =
	/** One check, by a script, at once. */
	| { intent: "tick"; check: string; wanted: boolean }
	/** Some checks besides those that are ticked: what a comparison has found. */
	| { intent: "add"; checks: string[] }
	/** The whole list of the form, as sent without scripts. */
	| { intent: "save"; checks: string[] }
	| { intent: "reset" };

/** What a form asks for; null for what no form of ours would. */
export function readReviewChange(form: FormData, checkIds: readonly string[]): ReviewChange | null {
	const isKnown = (value: FormDataEntryValue | null): value is string =>
		typeof value === "string" && checkIds.includes(value);
	const intent = form.get("intent");
	switch (intent) {
		case "tick": {
			const check = form.get("check");
			return isKnown(check)
				? { intent: "tick", check, wanted: form.get("wanted") === "yes" }
				: null;
		}
		case "add":
		case "save":
			return { intent, checks: [...new Set(form.getAll("done").filter(isKnown))] };
		case "reset":
			return { intent: "reset" };
		default:
			return null;
	}
}
