import { askTogether } from "#app/data/base/database.server.ts";
import { readSwap } from "#app/data/billing/swaps.server.ts";
import { findKeptOf } from "#app/data/reader/kept-lines.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type DownloadFormat, decideDownload, downloadFormats } from "#app/domain/reader/access.ts";
import type { OwnLine } from "#app/domain/reader/kept-line.ts";
import { swapTimeLeft } from "#app/domain/reader/swap.ts";
import type { Uses } from "#app/services.ts";
import { decideReading, type ReadRefusal } from "./read-resume.server.ts";

/** What the reader shows of the one who reads, who may read the resume now. */
export type Admission = {
	/** What this person may download; the download itself is decided again. */
	formats: DownloadFormat[];
	/** Opened with the free allowance: no pack brings a download of it. */
	needsPro: boolean;
	/** Whether they can keep lines. */
	mayKeep: boolean;
	/** The lines of it that they keep. */
	kept: Omit<OwnLine, "text">[];
	/** For how many milliseconds the resume can be swapped; null when it cannot. */
	swapTime: number | null;
};

/**
 * Decides whether a person may read a resume now, records the reading, and reads what the reader shows of them.
 * The only way to an `Admission`.
 */
export async function admitReader(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<{ success: true; data: Admission } | ReadRefusal> {
	const decided = await decideReading(services, person, resumeId, now);
	if (!decided.success) return decided;
	const { decision } = decided;
	const formats = downloadFormats.filter(
		(format) => decision !== null && decideDownload(decision, format).allowed,
	);
	const unlock = decision?.by === "unlock" ? decision.source : null;
	const data = { formats, needsPro: unlock === "free", mayKeep: false, kept: [], swapTime: null };
	if (!person || !decision) return { success: true, data };
	const [kept, swap] = await askTogether(services.database, (together) => [
		findKeptOf(together, person.id, resumeId),
		unlock === "pack" ? readSwap(together, { userId: person.id, resumeId, now }) : null,
	]);
	const swapTime = (swap && swapTimeLeft(swap, now)) || null;
	return { success: true, data: { ...data, mayKeep: true, kept, swapTime } };
}

/**
 * As `admitReader`, for a page that many get.
 * @returns null for who is not admitted, and who has something of their own on the page
 */
export async function admitAmongMany(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person,
	resumeId: string,
	now: Date,
): Promise<Admission | null> {
	const admitted = await admitReader(services, person, resumeId, now);
	if (!admitted.success) return null;
	const { kept, swapTime } = admitted.data;
	return kept.length === 0 && swapTime === null ? admitted.data : null;
}
