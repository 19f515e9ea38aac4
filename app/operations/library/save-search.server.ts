import type { Transaction } from "#app/data/base/database.server.ts";
import {
	addSaved,
	changeSaved,
	countSaved,
	getSavedByQuery,
	lockSaved,
	removeSaved,
} from "#app/data/library/saved-searches.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { searches as sentences } from "#app/domain/base/messages/searches.ts";
import { readSavedQuery, savedLimits } from "#app/domain/library/saved-search.ts";
import type { SavedSearchChange, SearchToSave } from "#app/domain/library/saved-search-form.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

type Result<More = object> = ({ success: true; message: string } & More) | Failure;

/** Saves a search for a member. One that is saved already takes the new name and choice of emails. */
export function saveSearch(
	services: Uses<"database" | "limits" | "log" | "search">,
	{ person, now }: MemberRequest,
	{ query, name, alert }: SearchToSave,
): Promise<Result> {
	return withUnexpectedFailure(services, sentences.failed, async () => {
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		const keys = await services.search.keysOf(readSavedQuery(query));
		return inOrder(services, person.id, async (transaction) => {
			const known = await getSavedByQuery(transaction, person.id, query);
			if (known) {
				await changeSaved(transaction, person.id, { id: known.id, name, alert }, now);
				return { success: true, message: sentences.changed };
			}
			if ((await countSaved(transaction, person.id)) >= savedLimits.searches) {
				return rejected(sentences.full(savedLimits.searches), 409);
			}
			const saved = { userId: person.id, query, name, alert, savedAt: now, keys };
			await addSaved(transaction, saved);
			return { success: true, message: sentences.saved };
		});
	});
}

/** Renames a saved search, chooses its emails, or removes it. @returns of one that is removed its text */
export function changeSavedSearch(
	services: Uses<"database" | "limits" | "log">,
	{ person, now }: MemberRequest,
	change: SavedSearchChange,
): Promise<Result<{ removed?: string }>> {
	return withUnexpectedFailure(services, sentences.failed, async () => {
		const wait = await services.limits.consume(limits.savePerPerson, person.id);
		if (wait) return rateLimited(wait);
		return inOrder(services, person.id, async (transaction) => {
			if (change.intent === "remove") {
				const removed = await removeSaved(transaction, person.id, change.id);
				return removed === null
					? rejected(sentences.gone, 409)
					: { success: true, message: sentences.removed, removed };
			}
			return (await changeSaved(transaction, person.id, change, now))
				? { success: true, message: sentences.changed }
				: rejected(sentences.gone, 409);
		});
	});
}

/** One change of a member after the other. */
const inOrder = <T>(
	{ database }: Uses<"database">,
	userId: string,
	work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
	database.transaction(async (transaction) => {
		await lockSaved(transaction, userId);
		return work(transaction);
	});
