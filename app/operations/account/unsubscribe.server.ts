import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { getSignup, unsubscribeSignup } from "#app/data/account/newsletter.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { type UnsubscribeList, unsubscribeLists } from "#app/integrations/signed-links.server.ts";
import type { Uses } from "#app/services.ts";

/** What an unsubscribe link is about; `email` is the address that gets no more of it. */
export type Subscription = { list: UnsubscribeList; id: string; email: string };

/** Reads a link of a mail; null for a forged link or a deleted person. Changes nothing. */
export async function readUnsubscribeLink(
	services: Uses<"database" | "links">,
	list: string,
	token: string,
): Promise<Subscription | null> {
	const known = unsubscribeLists.find((name) => name === list);
	const id = known ? services.links.read(`unsubscribe-${known}`, token) : null;
	if (!known || !id) return null;
	const owner =
		known === "newsletter"
			? await getSignup(services.database, id)
			: await getPersonRecord(services.database, id);
	return owner && { list: known, id, email: owner.email };
}

/** Takes an address off a list. A repetition changes nothing. */
export async function unsubscribe(
	{ database }: Uses<"database">,
	{ list, id }: Subscription,
	now: Date,
): Promise<void> {
	if (list === "newsletter") return unsubscribeSignup(database, id);
	const changes = list === "marketing" ? { marketingEmails: false } : { productUpdates: false };
	await setEmailPreferences(database, id, changes, now);
}
