import { messages } from "#app/domain/base/messages.ts";
import { type DenialReason, isUpgradeMatter } from "./access.ts";

/**
 * What a person reads when a resume stays closed.
 * @param resumes the rounded size of the library: "500+"
 * @param isHeld Pro is theirs and opens nothing for now
 */
export function denialSentence(
	reason: DenialReason | "upgrade_required" | "check_failed" | "unopened",
	resumes: string,
	isHeld = false,
): string {
	if (isHeld && reason === "limit_reached") return messages.access.onHold;
	switch (reason) {
		case "limit_reached":
			return messages.access.limitReached(resumes);
		case "check_failed":
			return messages.access.checkFailed;
		case "unopened":
			return messages.access.unopened;
		case "email_unconfirmed":
			return messages.access.emailUnconfirmed;
		case "authentication_required":
			return messages.access.authenticationRequired;
		case "not_found":
			return messages.resumes.fetchFailed;
		case "withdrawn":
			return messages.access.withdrawn;
		default:
			return isUpgradeMatter(reason) ? messages.access.upgrade : messages.general.unexpected;
	}
}
