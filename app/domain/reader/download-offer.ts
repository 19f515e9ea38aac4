import type { Viewer } from "#app/domain/base/viewer.ts";
import type { ResumePreview } from "#app/domain/library/resume.ts";

/** What pressing "Download" would do; only a hint, `decideDownload` decides. */
export type DownloadOffer =
	| { kind: "file"; format: "pdf" | "original" }
	| { kind: "signed-out" }
	| { kind: "upgrade" }
	/** Opened with the free allowance, which is for reading: no pack brings it, only Pro. */
	| { kind: "needs-pro" }
	/** A credit of the pack would open it, and then its PDF may be downloaded. */
	| { kind: "open-first" }
	/** There is nothing to download, or nothing of ours: a file elsewhere has no PDF. */
	| { kind: "none" };

/**
 * Of every file of ours there is a PDF. Pro downloads everything, a running pack the PDF of what it unlocked, the free
 * allowance nothing.
 */
export function offerToDownload(viewer: Viewer | null, resume: ResumePreview): DownloadOffer {
	if (resume.availability === "none") return { kind: "none" };
	if (!viewer) return { kind: "signed-out" };
	const hasPdf = resume.availability === "document" || resume.fileKind !== null;
	const { plan } = viewer;
	// Of what everyone may read a running pack takes the PDF, without a credit.
	if (resume.openToEveryone && plan.plan === "pack") {
		return hasPdf ? { kind: "file", format: "pdf" } : { kind: "none" };
	}
	if (plan.plan === "pro") return { kind: "file", format: hasPdf ? "pdf" : "original" };
	if (viewer.downloadable.includes(resume.id)) {
		return hasPdf ? { kind: "file", format: "pdf" } : { kind: "none" };
	}
	if (!resume.openToEveryone && viewer.unlocked.includes(resume.id)) return { kind: "needs-pro" };
	const hasCredit = plan.plan === "pack" && plan.creditsLeft > 0;
	return hasCredit && hasPdf ? { kind: "open-first" } : { kind: "upgrade" };
}
