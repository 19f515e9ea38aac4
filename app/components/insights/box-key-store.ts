import type { BoxKey } from "#app/domain/insights/own/sealed-readings.ts";

const place = { database: "offerfolio", store: "box-keys" };

/** The key of an account's box, which stays in this browser and cannot be read out; null where it has none. */
export const readBoxKey = async (account: string): Promise<BoxKey | null> =>
	(await inStore<BoxKey | undefined>("readonly", (store) => store.get(account))) ?? null;

/** A browser that keeps nothing asks for the code again. @param key null forgets it */
export async function writeBoxKey(account: string, key: BoxKey | null): Promise<void> {
	try {
		await inStore<void>("readwrite", (store) =>
			key ? store.put(key, account) : store.delete(account),
		);
	} catch {
		// Until the page is left it is known all the same.
	}
}

function inStore<Value>(
	mode: IDBTransactionMode,
	ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(place.database, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore(place.store);
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const transaction = opening.result.transaction(place.store, mode);
			const request = ask(transaction.objectStore(place.store));
			transaction.onabort = () => reject(transaction.error);
			transaction.oncomplete = () => {
				opening.result.close();
				resolve(request.result);
			};
		};
	});
}
