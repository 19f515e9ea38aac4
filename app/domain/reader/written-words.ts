import { keeping } from "#app/domain/base/messages/keeping.ts";

/** What is written: or the sentence of each field that another page has changed meanwhile, with what stands there. */
type Settled<Name extends string> =
	| { success: true; words: Record<Name, string> }
	| { success: false; fieldErrors: Record<string, string>; began: Record<string, string> };

/**
 * Settles what a form writes over a member's own words. A field that it has not changed stays as it stands, and one
 * that was changed elsewhere meanwhile is not written over unseen.
 * @param stands what is kept now
 * @param typed what the form sends
 * @param began what its fields held when its page was loaded; undefined where it does not say so
 */
export function settleWritten<Name extends string>(
	stands: Record<Name, string>,
	typed: NoInfer<Record<Name, string>>,
	began: NoInfer<Record<Name, string | undefined>>,
): Settled<Name> {
	const words = { ...stands };
	const fieldErrors: Record<string, string> = {};
	const now: Record<string, string> = {};
	for (const name of Object.keys(stands) as Name[]) {
		const [standing, wanted, first] = [stands[name], typed[name], began[name]];
		if (wanted === first || wanted === standing) continue;
		if (standing === (first ?? "")) {
			words[name] = wanted;
			continue;
		}
		fieldErrors[name] = keeping.standsNow(standing);
		now[`${name}Was`] = standing;
	}
	return Object.keys(now).length > 0
		? { success: false, fieldErrors, began: now }
		: { success: true, words };
}
