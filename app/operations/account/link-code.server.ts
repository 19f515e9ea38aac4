import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import type { TokenPurpose } from "#app/data/base/schema/accounts.server.ts";
import { createSecret } from "#app/integrations/secrets.server.ts";
import type { Uses } from "#app/services.ts";

/** What the links that prove an address are for: they share one page. */
export const provingPurposes: readonly TokenPurpose[] = ["confirm-email", "change-email"];

/**
 * The secret of a link in a mail. One that proves an address names its account, signed: a deleted account takes with it
 * all that is kept of its links.
 */
export function createLinkCode(
	{ links }: Uses<"links">,
	purpose: TokenPurpose,
	userId: string,
): string {
	const secret = createSecret();
	return provingPurposes.includes(purpose) ? links.sign("account", `${secret}.${userId}`) : secret;
}

/** Whether we wrote the code for an account that has been deleted since. */
export async function isOfDeletedAccount(
	{ links }: Uses<"links">,
	connection: Connection,
	code: string,
): Promise<boolean> {
	const named = links.read("account", code);
	if (named === null) return false;
	const userId = named.slice(named.indexOf(".") + 1);
	return (await getPersonRecord(connection, userId)) === null;
}
