import {
	getEmailPreferences,
	setEmailPreferences,
} from "#app/data/account/email-preferences.server.ts";
import { getSignup, unsubscribeSignup } from "#app/data/account/newsletter.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import { getSavedWithOwner, silenceSearch } from "#app/data/library/saved-searches.server.ts";
import type { MailTopic } from "#app/domain/account/email-preferences.ts";
import { type UnsubscribeList, unsubscribeLists } from "#app/integrations/signed-links.server.ts";
import type { Uses } from "#app/services.ts";

/** What an unsubscribe link is about. */
export type Subscription = {
	list: UnsubscribeList;
	id: string;
	/** Null when the account, the address or the saved search is gone. */
	owner: Owner | null;
};

type Owner = {
	/** The present address, which may be another one than that of the mail. */
	email: string;
	isSubscribed: boolean;
	/** Of a saved search. */
	name?: string;
};

/** Reads a link of a mail; null for a forged link. Changes nothing. */
export async function readUnsubscribeLink(
	services: Uses<"database" | "links">,
	list: string,
	token: string,
): Promise<Subscription | null> {
	const known = unsubscribeLists.find((name) => name === list);
	const id = known ? services.links.read(`unsubscribe-${known}`, token) : null;
	if (!known || !id) return null;
	return { list: known, id, owner: await owners[known](services.database, id) };
}

const personOn =
	(topic: MailTopic) =>
	async (connection: Connection, id: string): Promise<Owner | null> => {
		const person = await getPersonRecord(connection, id);
		if (!person) return null;
		const { [topic]: isSubscribed } = await getEmailPreferences(connection, id);
		return { email: person.email, isSubscribed };
	};

/** Who is on a list by an id. */
const owners: Record<
	UnsubscribeList,
	(connection: Connection, id: string) => Promise<Owner | null>
> = {
	marketing: personOn("marketingEmails"),
	product: personOn("productUpdates"),
	async newsletter(connection, id) {
		const signup = await getSignup(connection, id);
		return signup && { email: signup.email, isSubscribed: signup.status !== "unsubscribed" };
	},
	async search(connection, id) {
		const saved = await getSavedWithOwner(connection, id);
		if (!saved) return null;
		return { email: saved.email, isSubscribed: saved.alert !== "never", name: saved.name };
	},
};

/** Takes an address off a list. A repetition changes nothing, nor does a link whose account is gone. */
export async function unsubscribe(
	{ database }: Uses<"database">,
	{ list, id, owner }: Subscription,
	now: Date,
): Promise<void> {
	if (!owner) return;
	if (list === "newsletter") return unsubscribeSignup(database, id);
	if (list === "search") return silenceSearch(database, id);
	const changes = list === "marketing" ? { marketingEmails: false } : { productUpdates: false };
	await setEmailPreferences(database, id, changes, now);
}
