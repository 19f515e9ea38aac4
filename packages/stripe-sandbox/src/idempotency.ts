import { ApiFault } from "./errors.ts";
import type { Transaction } from "./store.ts";

export type Answer = { status: number; body: string };

type KeptAnswer = Answer & { requestId: string };

const keptFor = 24 * 3600;

/**
 * Takes hold of an idempotency key until the transaction ends.
 * @returns the answer that was given under it before, or null when there was none
 * @throws ApiFault when it is in use at this moment, or was used for something else
 */
export async function claimKey(
	tx: Transaction,
	request: { key: string; path: string; parameters: string },
): Promise<KeptAnswer | null> {
	const { key, path, parameters } = request;
	if (key.length > 255) {
		throw new ApiFault(
			400,
			{
				type: "invalid_request_error",
				message: "Idempotency keys can have up to 255 characters.",
			},
			{ isKept: false },
		);
	}
	const { rows } = await tx.client.query<{ mine: boolean }>(
		"select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine",
		[`sandbox idempotency ${key}`],
	);
	if (!rows[0]?.mine) {
		throw misuse(
			409,
			`There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
			"idempotency_key_in_use",
		);
	}
	await tx.client.query("delete from sandbox.idempotency_keys where created <= $1", [
		tx.at - keptFor,
	]);
	const kept = await findKey(tx, key);
	if (!kept) return null;
	if (kept.path !== path) {
		throw misuse(
			400,
			`Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${kept.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
		);
	}
	if (kept.parameters !== parameters) {
		throw misuse(
			400,
			`Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
		);
	}
	return { status: kept.status, body: kept.body, requestId: kept.request_id };
}

/** Keeps the response, so that a request that repeats this key gets the same one. */
export async function keepAnswer(
	tx: Transaction,
	request: { key: string; path: string; parameters: string; requestId: string },
	answer: Answer,
): Promise<void> {
	await tx.client.query(
		`insert into sandbox.idempotency_keys
		(key, created, request_id, path, parameters, status, body) values ($1, $2, $3, $4, $5, $6, $7)`,
		[
			request.key,
			tx.at,
			request.requestId,
			request.path,
			request.parameters,
			answer.status,
			answer.body,
		],
	);
}

type Row = { path: string; parameters: string; status: number; body: string; request_id: string };

async function findKey(tx: Transaction, key: string): Promise<Row | undefined> {
	const { rows } = await tx.client.query<Row>(
		"select path, parameters, status, body, request_id from sandbox.idempotency_keys where key = $1",
		[key],
	);
	return rows[0];
}

function misuse(status: number, message: string, code?: string): ApiFault {
	const body = { type: "idempotency_error" as const, message, ...(code ? { code } : {}) };
	return new ApiFault(status, body, { isKept: false });
}
