import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { LeveledResume } from "#app/domain/library/resume.ts";
import { type AccessFacts, decideResumeAccess, isReadableNow } from "./access.ts";
import { endOfPack } from "./entitlements.ts";

/** One resume in "My library": what was opened, by which right, and until when it opens again. */
export type LibraryItem = LeveledResume & {
	provenance: Provenance;
	sheetVersion: string | null;
	/** By which right it was opened last. */
	source: "free" | "pack" | "pro";
	/** ISO date of the last opening. */
	openedAt: string;
	state: "open" | "locked" | "withdrawn";
	/** What opens it now; null when nothing does. */
	by: "everyone" | "unlock" | "pro" | null;
	/** ISO date until which it opens, or since when it is locked; null when there is no end (or none is known). */
	until: string | null;
};

/**
 * Whether an opened resume opens now, by the access decision. What opens it without Pro is named before Pro, because
 * it lasts longer: Pro pauses a pack.
 */
export function stateInLibrary(
	facts: AccessFacts,
	now: Date,
): Pick<LibraryItem, "state" | "by" | "until"> {
	if (facts.resume === "withdrawn") return { state: "withdrawn", by: null, until: null };
	const withoutPro = decideResumeAccess({ ...facts, subscription: null, grants: [] }, now);
	const decision = isReadableNow(withoutPro) ? withoutPro : decideResumeAccess(facts, now);
	if (!decision.allowed || !isReadableNow(decision)) {
		return { state: "locked", by: null, until: lockedSince(facts, now) };
	}
	if (decision.by === "everyone") return { state: "open", by: "everyone", until: null };
	if (decision.by !== "unlock") return { state: "open", by: "pro", until: null };
	return { state: "open", by: "unlock", until: decision.until?.toISOString() ?? null };
}

function lockedSince({ unlock, packs }: AccessFacts, now: Date): string | null {
	const pack = unlock?.source === "pack" && packs.find(({ id }) => id === unlock.packId);
	const end = pack ? endOfPack(pack) : null;
	return end && end <= now ? end.toISOString() : null;
}
