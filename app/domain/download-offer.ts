import type { ResumePreview } from "./resume.ts";
import type { Viewer } from "./viewer.ts";

/** What pressing "Download" would do; only a hint, `decideDownload` decides. */
export type DownloadOffer =
	| { kind: "file"; format: "pdf" | "original" }
	| { kind: "signed-out" }
	| { kind: "upgrade" }
	/** There is nothing to download, or nothing in a format that this plan may have. */
	| { kind: "none" };

/**
 * Pro downloads everything, a running pack the PDF of what it unlocked, the free allowance nothing.
 * A resume that is not unlocked yet, but could be, still says what its plan may download.
 */
export function offerToDownload(viewer: Viewer | null, resume: ResumePreview): DownloadOffer {
	if (resume.availability === "none") return { kind: "none" };
	if (!viewer) return { kind: "signed-out" };
	const hasPdf = resume.availability === "document" || resume.fileKind === "pdf";
	if (viewer.plan.plan === "pro") return { kind: "file", format: hasPdf ? "pdf" : "original" };
	if (!viewer.downloadable.includes(resume.id)) return { kind: "upgrade" };
	return hasPdf ? { kind: "file", format: "pdf" } : { kind: "none" };
}
