import { brand } from "#app/content/brand.ts";
import type { Uses } from "#app/services.ts";

/** What mails say about the site, and where their links lead; from the configured address only. */
export function mailSite({ publicUrl: url }: Uses<"publicUrl">) {
	return {
		brand: { name: brand.name, supportAddress: brand.supportAddress, url },
		signInUrl: `${url}/auth/signin`,
		forgotUrl: `${url}/auth/forgot-password`,
		settingsUrl: `${url}/settings`,
		browseUrl: `${url}/resumes`,
		libraryUrl: `${url}/library`,
		pricingUrl: `${url}/pricing`,
		billingUrl: `${url}/subscription`,
	};
}
