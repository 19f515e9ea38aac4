import { getResumeBody, type ResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type AccessDecision,
	type DenialReason,
	decideDownload,
	decideResumeAccess,
	isEveryones,
	isReadableNow,
} from "#app/domain/reader/access.ts";
import type { Uses } from "#app/services.ts";
import { loadAccessFacts } from "./open-resume.server.ts";
import { type FairUseRefusal, recordUse } from "./record-use.server.ts";

export type ReadResult =
	| { success: true; data: ResumeBody; decision: AccessDecision | null }
	| { success: false; reason: DenialReason | "check_failed" | "unopened" }
	| FairUseRefusal;

/**
 * The body of a resume for a person who has opened it, and the record that it leaves; of one that is open to
 * everyone for each viewer, without a record. Never spends: what has to be opened first is answered with
 * "unopened", and the page offers to open it.
 * @param leaves false when only the headers of the answer are asked for
 */
export async function readResume(
	services: Uses<"database" | "failOpen">,
	person: Person | null,
	resumeId: string,
	now: Date,
	leaves = true,
): Promise<ReadResult> {
	let decision: AccessDecision | null;
	try {
		decision = decideResumeAccess(await loadAccessFacts(services.database, person, resumeId), now);
		if (person && leaves && isReadableNow(decision) && !isEveryones(decision)) {
			const use = { userId: person.id, resumeId, kind: "reading", now } as const;
			const refusal = await recordUse(services.database, use);
			if (refusal) return refusal;
		}
	} catch (error) {
		if (!services.failOpen.tryAcquire(person, resumeId, now, error)) {
			return { success: false, reason: "check_failed" };
		}
		decision = null;
	}
	if (decision && !decision.allowed) return { success: false, reason: decision.reason };
	if (decision && !isReadableNow(decision)) return { success: false, reason: "unopened" };
	const body = await getResumeBody(services.database, resumeId);
	return body ? { success: true, data: body, decision } : { success: false, reason: "not_found" };
}

export type DownloadFormat = "pdf" | "docx" | "txt" | "json" | "original";

/**
 * The body of a resume for a person who may download it in this format. A failed check may allow reading,
 * and never a download.
 */
export async function permitDownload(
	services: Uses<"database" | "failOpen">,
	person: Person | null,
	resumeId: string,
	format: DownloadFormat,
	now: Date,
): Promise<
	| { success: true; data: ResumeBody }
	| { success: false; reason: DenialReason | "upgrade_required" | "unopened" | "check_failed" }
> {
	let decision: AccessDecision;
	try {
		decision = decideResumeAccess(await loadAccessFacts(services.database, person, resumeId), now);
	} catch (error) {
		services.failOpen.reportDenied(person, resumeId, error);
		return { success: false, reason: "check_failed" };
	}
	const permission = decideDownload(decision, format);
	if (!permission.allowed) return { success: false, reason: permission.reason };
	const body = await getResumeBody(services.database, resumeId);
	return body ? { success: true, data: body } : { success: false, reason: "not_found" };
}
