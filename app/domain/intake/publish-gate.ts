import { plainSigns } from "#app/domain/base/plain-signs.ts";
import { contactRules } from "./contact-data.ts";
import type { ContactFinding } from "./contact-finding.ts";

/** Contact data that stays in a file because the owner said why; a name stays without a reason. */
export type Waiver = ContactFinding & { reason: string };

/** Why a file cannot be published. */
export type PublishRefusal =
	| "missing"
	| "used"
	| "waiting"
	| "unread"
	| "outdated"
	| "original"
	| "findings"
	| "withdrawn"
	| "takenDown"
	| "unreviewed";

export type GatedUpload = {
	resumeId: string | null;
	status: "waiting" | "read" | "unreadable";
	/** It was written here, of its words alone. */
	isClean: boolean;
	/** The version of the rules that searched for contact data. */
	checkedBy: number;
	findings: readonly ContactFinding[] | null;
	waivers: readonly Waiver[] | null;
	reviewedAt: Date | null;
};

/** Contact data that nobody has said anything about. */
export function leftFindings(
	findings: readonly ContactFinding[] | null,
	waivers: readonly Waiver[] | null,
): ContactFinding[] {
	const waived = new Set((waivers ?? []).map(sameThing));
	return (findings ?? []).filter((finding) => !waived.has(sameThing(finding)));
}

const sameThing = ({ kind, text }: ContactFinding): string =>
	`${kind} ${plainSigns(text).toLowerCase()}`;

/**
 * Whether an upload may be shown to readers: it could be read, is a copy of ours, holds nothing that leads to
 * the person but what was waived, and the owner has looked at it.
 * @param isWithdrawn the same file was taken back before, and nobody has confirmed that it may return
 * @returns null when it may
 */
export function publishRefusal(
	upload: GatedUpload | null,
	isWithdrawn = false,
): PublishRefusal | null {
	if (!upload) return "missing";
	if (upload.resumeId) return "used";
	if (upload.status === "waiting") return "waiting";
	if (upload.status === "unreadable") return "unread";
	if (!upload.isClean) return "original";
	if (upload.checkedBy < contactRules) return "outdated";
	if (leftFindings(upload.findings, upload.waivers).length > 0) return "findings";
	if (isWithdrawn) return "withdrawn";
	return upload.reviewedAt ? null : "unreviewed";
}

/** Whether a look and a tick are all that is missing. */
export function waitsForTick(upload: GatedUpload): boolean {
	return publishRefusal({ ...upload, reviewedAt: null }) === "unreviewed";
}

/** Why a published file is not shown for now. */
export type HeldReason = "rewriting" | "found" | "unreadable";
