import { askTogether } from "#app/data/base/database.server.ts";
import { getResumeBody, type ResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import { isSameUse } from "#app/data/reader/resume-uses.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type AccessDecision,
	type AccessGrant,
	type DenialReason,
	type DownloadFormat,
	decideDownload,
	isEveryones,
	isReadableNow,
	needsPro,
} from "#app/domain/reader/access.ts";
import type { Uses } from "#app/services.ts";
import { decideAccess, loadAccessFacts } from "./decide-access.server.ts";
import { type FairUseRefusal, recordUse } from "./record-use.server.ts";

export type ReadResult =
	| { success: true; data: ResumeBody; decision: AccessGrant | null }
	| { success: false; reason: DenialReason | "check_failed" | "unopened" }
	| FairUseRefusal;

export type ReadRefusal = Extract<ReadResult, { success: false }>;

/**
 * Whether a person may read a resume now, and the record that a reading leaves; of one that is open to everyone for
 * each viewer, without a record. Never spends: what has to be opened first is answered with "unopened", and the page
 * offers to open it.
 * @param leaves false when only the headers of the answer are asked for
 * @returns no decision when none could be made, and the person may read all the same: `failOpen`
 */
export async function decideReading(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
	leaves = true,
): Promise<{ success: true; decision: AccessGrant | null } | ReadRefusal> {
	const { database } = services;
	const use = person && leaves && ({ userId: person.id, resumeId, kind: "reading", now } as const);
	let decision: AccessDecision | null;
	try {
		const [facts, isCounted] = await askTogether(database, (together) => [
			loadAccessFacts(together, person, resumeId),
			use && isSameUse(together, use),
		]);
		decision = await decideAccess(services, person, resumeId, now, { facts });
		if (use && !isCounted && isReadableNow(decision) && !isEveryones(decision)) {
			const refusal = await recordUse(database, use);
			if (refusal) return refusal;
		}
	} catch (error) {
		if (!services.failOpen.tryAcquire(person, resumeId, now, error)) {
			return { success: false, reason: "check_failed" };
		}
		return { success: true, decision: null };
	}
	if (!decision.allowed) return { success: false, reason: decision.reason };
	if (!isReadableNow(decision)) return { success: false, reason: "unopened" };
	return { success: true, decision };
}

/**
 * The body of a resume for a person who may read it now, as `decideReading` says.
 * @param leaves false when only the headers of the answer are asked for
 */
export async function readResume(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
	leaves = true,
): Promise<ReadResult> {
	const decided = await decideReading(services, person, resumeId, now, leaves);
	if (!decided.success) return decided;
	const body = await getResumeBody(services.database, resumeId);
	return body
		? { success: true, data: body, decision: decided.decision }
		: { success: false, reason: "not_found" };
}

export type DownloadDenial = {
	success: false;
	reason: DenialReason | "upgrade_required" | "unopened" | "check_failed";
	/** No pack brings it, only Pro. */
	needsPro?: true;
};

/**
 * The body of a resume for a person who may download it in this format. A failed check may allow reading,
 * and never a download.
 */
export async function permitDownload(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	format: DownloadFormat,
	now: Date,
): Promise<{ success: true; data: ResumeBody } | DownloadDenial> {
	let decision: AccessDecision;
	try {
		decision = await decideAccess(services, person, resumeId, now, {
			isEnough: (stored) => decideDownload(stored, format).allowed,
		});
	} catch (error) {
		services.failOpen.reportDenied(person, resumeId, error);
		return { success: false, reason: "check_failed" };
	}
	const permission = decideDownload(decision, format);
	if (!permission.allowed) {
		const { reason } = permission;
		const isPros = reason === "upgrade_required" && needsPro(decision, format);
		return { success: false, reason, ...(isPros && { needsPro: true }) };
	}
	const body = await getResumeBody(services.database, resumeId);
	return body ? { success: true, data: body } : { success: false, reason: "not_found" };
}
