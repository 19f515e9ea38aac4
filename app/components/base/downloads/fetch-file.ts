import { askIn } from "#app/components/account/ended-session.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { access } from "#app/domain/base/messages/library.ts";
import { saveFile } from "./save-file.ts";

/** What a refusal says, if it is ours. */
type RefusalBody = { sentence?: string; needsPasscode?: boolean };

/**
 * Fetches a file and saves it under the name that the server gives it. What does not come says why, and an ended
 * session asks its person in: a browser by itself would save the page of signing in, or tell nothing of a refusal.
 * @param words to say when it has come, and when it has not and the server does not say why
 */
export async function fetchFile(
	address: string,
	words: { saved?: string | undefined; failed?: string | undefined } = {},
	method: "GET" | "POST" = "GET",
): Promise<void> {
	const { saved, failed = access.downloadFailed } = words;
	try {
		const answer = await fetch(address, { method, redirect: "manual" });
		const name = /filename="([^"]+)"/u.exec(answer.headers?.get("Content-Disposition") ?? "")?.[1];
		if (answer.ok && name) {
			saveFile(await answer.blob(), name);
			if (saved) showToast("success", saved);
			return;
		}
		const leadsAway = answer.type === "opaqueredirect";
		const body: RefusalBody = leadsAway ? {} : await answer.json().catch(() => ({}));
		if (leadsAway || answer.status === 401) askIn[body.needsPasscode ? "owner" : "member"]?.();
		else showToast("error", (answer.status < 500 && body.sentence) || failed);
	} catch {
		showToast("error", failed);
	}
}
