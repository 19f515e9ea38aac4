import * as messages from "#app/domain/base/messages/library.ts";
import type { ClosedDoor } from "#app/domain/reader/denial-cause.ts";

/** Why a download would not come: a sentence, and what more there is to say where a plan would bring it. */
export type DownloadRefusal = {
	sentence: string;
	offersUpgrade: boolean;
	/** No pack would bring it, only Pro. */
	needsPro?: true;
	cause: string | null;
	/** Pro is theirs and opens nothing for now. */
	isHeld?: true | undefined;
};

/** What the server says of a refusal, if it is ours. */
type RefusalBody = {
	sentence?: string;
	offersUpgrade?: boolean;
	needsPro?: boolean;
	door?: ClosedDoor;
};

/**
 * Asks for the first byte of a download: of one that is refused a browser says only that it failed. The whole file
 * that follows is the same use of the resume.
 * @returns null when it will come
 */
export async function askDownload(address: string): Promise<DownloadRefusal | null> {
	const saying = (sentence: string) => ({ sentence, offersUpgrade: false, cause: null });
	let answer: Response;
	try {
		answer = await fetch(address, { headers: { Range: "bytes=0-0" }, redirect: "manual" });
	} catch {
		return saying(messages.access.downloadFailed);
	}
	if (answer.type === "opaqueredirect") {
		// A file that is kept elsewhere leads there; anything else that leads away was closed meanwhile.
		return address.split("/").at(-1) === "original" ? null : saying(messages.access.unopened);
	}
	if (answer.ok) {
		await answer.body?.cancel();
		return null;
	}
	const body: RefusalBody = await answer.json().catch(() => ({}));
	return {
		sentence: body.sentence ?? messages.access.downloadFailed,
		offersUpgrade: body.offersUpgrade ?? false,
		...(body.needsPro && { needsPro: true }),
		cause: body.door?.cause ?? null,
		isHeld: body.door?.isHeld,
	};
}
