import { noSuch } from "./errors.ts";
import type { Kind, Records } from "./records.ts";
import type { Transaction } from "./store.ts";

const names: Partial<Record<Kind, string>> = {
	payment_method: "PaymentMethod",
	portal_configuration: "configuration",
	session: "checkout.session",
};

/** What Stripe calls a kind of thing when there is none of it. */
export const nameOf = (kind: Kind): string => names[kind] ?? kind;

/**
 * Reads what a request names. A thing that was deleted counts as none.
 * @param param the parameter that names it; missing when it is the subject of the request
 * @throws ApiFault
 */
export async function required<K extends Kind>(
	tx: Transaction,
	kind: K,
	id: string,
	param?: string,
): Promise<Records[K]> {
	return present(await tx.get(kind, id), kind, id, param);
}

/** The same, to be changed. */
export async function requiredLocked<K extends Kind>(
	tx: Transaction,
	kind: K,
	id: string,
	param?: string,
): Promise<Records[K]> {
	return present(await tx.lock(kind, id), kind, id, param);
}

function present<K extends Kind>(
	record: Records[K] | null,
	kind: K,
	id: string,
	param: string | undefined,
): Records[K] {
	const isDeleted = record !== null && "deleted" in record && record.deleted;
	if (record === null || isDeleted) throw noSuch(nameOf(kind), id, param);
	return record;
}
