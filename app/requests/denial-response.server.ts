import { href, redirect } from "react-router";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import { roundedCount } from "#app/domain/library/resume.ts";
import { isUpgradeMatter, kindOfDenial } from "#app/domain/reader/access.ts";
import type { ClosedDoor } from "#app/domain/reader/denial-cause.ts";
import { denialSentence } from "#app/domain/reader/denial-sentence.ts";
import type { DownloadDenial } from "#app/operations/reader/read-resume.server.ts";
import type { Uses } from "#app/services.ts";
import { errorResponse, waitAnswer } from "./error-response.ts";

/**
 * The response of a page or file of a resume that stays closed: a redirect to the preview for one that was never
 * opened, else the error page with the reason's status and sentence.
 * @param door why it is closed to this person, where their plan is the reason
 */
export async function denialResponse(
	services: Uses<"library">,
	resumeId: string,
	refusal:
		| Pick<DownloadDenial, "reason" | "needsPro">
		| { reason: "fair_use"; waitSeconds: number },
	door: ClosedDoor | null,
) {
	if (refusal.reason === "fair_use") {
		return waitAnswer(refusal.waitSeconds, refusing.fairUse(refusal.waitSeconds));
	}
	const { reason } = refusal;
	if (reason === "unopened" && !door) return redirect(href("/resumes/:id", { id: resumeId }));
	const { resumes } = await services.library.counts().catch(() => ({ resumes: 0 }));
	const sentence = denialSentence(reason, roundedCount(resumes), door?.isHeld);
	if (reason === "check_failed") return errorResponse("unavailable", sentence);
	if (reason === "unopened") return errorResponse("forbidden", sentence, { door });
	return errorResponse(kindOfDenial(reason), sentence, {
		offersUpgrade: isUpgradeMatter(reason),
		needsPro: refusal.needsPro,
		door,
	});
}
