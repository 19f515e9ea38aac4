import { showToast } from "#app/components/base/toast-queue.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import {
	askedOfLibrary,
	type PostingCounts,
	withCounts,
} from "#app/domain/insights/posting/library-counts.ts";

type Compared = Extract<CompareResponse, { success: true }>;

/**
 * The library is asked for what the posting wants, and never for the resume. Without a network nothing is counted;
 * who has asked too often is told so.
 */
export async function askLibrary(answer: Compared): Promise<Compared> {
	const { posting } = answer.comparison;
	const asked = posting && askedOfLibrary(posting);
	if (!asked) return answer;
	const body = new FormData();
	body.set("key", asked.key);
	body.set("requirements", JSON.stringify(asked.requirements));
	try {
		const reply = await fetch("/insights/counts", { method: "POST", body });
		const { counts, message }: { counts?: PostingCounts; message?: string } = await reply.json();
		// Of other failures it says that the comparison failed, which it did not.
		if (reply.status === 429 && message) showToast("error", message);
		if (!reply.ok || !counts) return answer;
		return {
			...answer,
			comparison: { ...answer.comparison, posting: withCounts(posting, counts) },
		};
	} catch {
		return answer;
	}
}
