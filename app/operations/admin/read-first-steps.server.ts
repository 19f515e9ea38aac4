import { brand } from "#app/content/brand.ts";
import { openClaims } from "#app/content/claims.ts";
import { demonstrationSeller } from "#app/content/seller.ts";
import { type FirstStep, firstSteps } from "#app/domain/admin/first-steps.ts";
import { ownWords } from "#app/domain/content/own-words.ts";
import type { Uses } from "#app/services.ts";

/** What every copy of the site is called until its owner says otherwise, here or in app/content/brand.ts. */
const firstName = "Offerfolio";

/** What is still to do before the site is open for business, as everything stands now. */
export async function readFirstSteps(
	services: Uses<"backups" | "hasOutbox" | "library" | "payments" | "seller">,
): Promise<FirstStep[]> {
	const { demo, ...real } = await services.library.tiers();
	return firstSteps({
		inventedResumes: demo,
		isNamed: ownWords().brand?.name !== undefined || brand.name !== firstName,
		hasSeller: services.seller !== null && services.seller.name !== demonstrationSeller.name,
		// A domain that nobody can have (RFC 2606).
		hasSupport: !brand.supportAddress.endsWith(".example"),
		realResumes: Object.values(real).reduce((sum, resumes) => sum + resumes, 0),
		openClaims: openClaims().length,
		takesMoney: services.payments.isLive,
		sendsMail: !services.hasOutbox,
		hasBackups: services.backups !== null,
	});
}
