import { showToast } from "#app/components/base/toast-queue.ts";
import type { Compared } from "#app/domain/insights/comparison-result.ts";
import {
	askedOfLibrary,
	type PostingCounts,
	withCounts,
} from "#app/domain/insights/posting/library-counts.ts";
import type { PostingMatch } from "#app/domain/insights/posting/match-requirements.ts";

/**
 * The library is asked for what the posting wants, and never for the resume. Without a network nothing is counted;
 * who has asked too often is told so.
 * @param before the last comparison: what was counted for the same posting stays where nothing is counted now
 */
export async function askLibrary(
	answer: Compared,
	before: Compared | undefined,
): Promise<Compared> {
	const { posting } = answer.comparison;
	const asked = posting && askedOfLibrary(posting);
	if (!asked) return answer;
	const uncounted = withEarlier(answer, before);
	const body = new FormData();
	body.set("key", asked.key);
	body.set("requirements", JSON.stringify(asked.requirements));
	try {
		const reply = await fetch("/insights/counts", { method: "POST", body });
		const { counts, message }: { counts?: PostingCounts; message?: string } = await reply.json();
		// Of other failures it says that the comparison failed, which it did not.
		if (reply.status === 429 && message) showToast("error", message);
		if (!reply.ok || !counts) return uncounted;
		return {
			...answer,
			comparison: { ...answer.comparison, posting: withCounts(posting, counts) },
		};
	} catch {
		return uncounted;
	}
}

/** With what was counted for the same requirements in the same group. */
function withEarlier(answer: Compared, before: Compared | undefined): Compared {
	const { posting } = answer.comparison;
	const earlier = before?.comparison.posting;
	if (!posting || !earlier || earlier.of === 0) return answer;
	const told = (match: PostingMatch) => JSON.stringify(askedOfLibrary(match));
	if (told(posting) !== told(earlier)) return answer;
	const requirements = posting.requirements.map((one, at) => ({
		...one,
		resumes: earlier.requirements[at]?.resumes ?? null,
	}));
	const { of, five } = earlier;
	return {
		...answer,
		comparison: { ...answer.comparison, posting: { ...posting, of, five, requirements } },
	};
}
