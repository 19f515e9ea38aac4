import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { getSignup, unsubscribeSignup } from "#app/data/account/newsletter.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import { getSavedWithOwner, silenceSearch } from "#app/data/library/saved-searches.server.ts";
import { type UnsubscribeList, unsubscribeLists } from "#app/integrations/signed-links.server.ts";
import type { Uses } from "#app/services.ts";

/** What an unsubscribe link is about; `email` is the address that gets no more of it. */
export type Subscription = {
	list: UnsubscribeList;
	id: string;
	email: string;
	/** Of a saved search. */
	name?: string | undefined;
};

/** Reads a link of a mail; null for a forged link or a deleted person. Changes nothing. */
export async function readUnsubscribeLink(
	services: Uses<"database" | "links">,
	list: string,
	token: string,
): Promise<Subscription | null> {
	const known = unsubscribeLists.find((name) => name === list);
	const id = known ? services.links.read(`unsubscribe-${known}`, token) : null;
	if (!known || !id) return null;
	const owner = await owners[known](services.database, id);
	return owner && { list: known, id, ...owner };
}

type Owner = Pick<Subscription, "email" | "name">;

const emailOf = (row: { email: string } | null): Owner | null => row && { email: row.email };
const personOf = async (connection: Connection, id: string) =>
	emailOf(await getPersonRecord(connection, id));

/** Who is on a list by an id. */
const owners: Record<
	UnsubscribeList,
	(connection: Connection, id: string) => Promise<Owner | null>
> = {
	marketing: personOf,
	product: personOf,
	newsletter: async (connection, id) => emailOf(await getSignup(connection, id)),
	async search(connection, id) {
		const saved = await getSavedWithOwner(connection, id);
		return saved && { email: saved.email, name: saved.name };
	},
};

/** Takes an address off a list. A repetition changes nothing. */
export async function unsubscribe(
	{ database }: Uses<"database">,
	{ list, id }: Subscription,
	now: Date,
): Promise<void> {
	if (list === "newsletter") return unsubscribeSignup(database, id);
	if (list === "search") return silenceSearch(database, id);
	const changes = list === "marketing" ? { marketingEmails: false } : { productUpdates: false };
	await setEmailPreferences(database, id, changes, now);
}
