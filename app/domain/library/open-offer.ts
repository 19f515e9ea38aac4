import * as messages from "#app/domain/base/messages/library.ts";
import type { OpenOffer, Viewer } from "#app/domain/base/viewer.ts";
import { offerFor } from "#app/domain/billing/offer.ts";

/**
 * Says what opening a resume would cost this viewer. Only a hint: `decideResumeAccess` decides.
 * @param unlocked the viewer has unlocked this resume and the unlock still runs
 * @param available there is a document or a file to open
 * @param openToEveryone whether the owner has opened it to everyone
 */
export function offerToOpen(
	viewer: Viewer | null,
	resume: { unlocked: boolean; available: boolean; openToEveryone?: boolean | undefined },
): OpenOffer {
	if (!resume.available) return { kind: "unavailable", hint: messages.access.noFile };
	if (resume.openToEveryone)
		return { kind: "open", costs: "nothing", hint: messages.cost.everyone };
	if (!viewer) return { kind: "signed-out", hint: messages.cost.signedOut };
	const { plan } = viewer;
	if (plan.plan === "pro") return { kind: "open", costs: "nothing", hint: messages.cost.pro };
	if (resume.unlocked) return { kind: "open", costs: "nothing", hint: messages.cost.unlocked };
	if (plan.plan === "pack" && plan.creditsLeft > 0) {
		const cost = messages.cost.pack(plan.creditsLeft);
		return viewer.endsGuarantee
			? { kind: "open", costs: "guarantee", hint: messages.cost.endsGuarantee(cost) }
			: { kind: "open", costs: "pack", hint: cost };
	}
	if (plan.freeLeft > 0) return { kind: "open", costs: "free", hint: messages.cost.free };
	return { kind: "upgrade", hint: messages.cost.none(offerFor(viewer), viewer.isProHeld) };
}
