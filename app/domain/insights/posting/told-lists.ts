import type { Section } from "./headings.ts";
import { asks, gives, wished } from "./sentence-cues.ts";
import { formOf } from "./verbs.ts";

/** Verbs of what a person has, which begin what is asked: "Hold a license". */
const ofHaving =
	/^(?:have|hold|holds|has|know|knows|speak|speaks|understand|be|possess|show|demonstrate|care|want|enjoy|need|use|do|get)$/iu;
/** "You own the backlog", "To update the website": the verb behind it. */
const lead = /^(?:you(?:'ll| will)?|to)\s+(?:also\s+)?/iu;

/** How an employer praises itself in a list. */
const praise =
	/^(?:join|enjoy|be (?:part|supported|rewarded|valued)|earn|receive|grow|benefit|great|competitive|attractive|excellent|generous|work (?:with|from|for)|permanent|salary)\b/iu;

/** What the items of a list are, whatever stands above it; null where they do not say. */
export function sectionOfList(items: readonly string[]): Section | null {
	if (items.length < 3) return null;
	const share = (is: (item: string) => boolean) => items.filter(is).length / items.length;
	const isGift = (item: string) => gives.test(item) || praise.test(item);
	if (share(isGift) >= 0.6 && share((item) => asks.test(item)) < 0.3) return "skip";
	if (share((item) => isDeed(item) || formOf(item.split(/[\s,]+/u)[0] ?? "") === "ing") > 0.7)
		return "duty";
	const isAsked = (item: string) => asks.test(item) || wished.test(item);
	return share(isAsked) >= 0.5 ? "must" : null;
}

/** Whether an item begins with what is done. */
export function isDeed(item: string): boolean {
	const [first = ""] = item.replace(lead, "").split(/[\s,]+/u);
	const form = formOf(first);
	return (form === "base" || form === "s") && !ofHaving.test(first);
}
