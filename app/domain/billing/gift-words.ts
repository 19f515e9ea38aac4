import { plans } from "./plans.ts";

/**
 * What pages and mails say of Pro that was given, beside a subscription that opens nothing or ends.
 * @param until as it is to be read
 */
export const giftOpens = (until: string): string =>
	`The ${plans.pro.name} that you were given opens every resume until ${until}.`;
