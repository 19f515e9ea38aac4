import type { FormResult } from "#app/domain/base/form-result.ts";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import {
	type JustNow,
	joinKept,
	type KeptReading,
	keptLimits,
	withLater,
} from "#app/domain/insights/own/kept-reading.ts";
import {
	type BoxKey,
	boxAccountHeader,
	digestOf,
	keyOfCode,
	openBox,
	saltOf,
	sealBox,
} from "#app/domain/insights/own/sealed-readings.ts";
import { readKept } from "./kept-store.ts";

/**
 * The box of an account, as this browser opens and seals it. The server has bytes that it cannot read. It is told for
 * whom the page was made: another tab may have signed in as someone else.
 */

const address = "/insights/kept";
const patience = 15_000;
const attempts = 3;

/**
 * What became of a box: `none` where the account has no such box any more.
 * `readings` tells what this browser is to keep, with what a person has kept until it is asked.
 */
export type BoxOutcome =
	| { kind: "joined"; readings: () => KeptReading[] }
	| { kind: "none" }
	| { kind: "refused"; sentence: string };

const refused = (sentence: string) => ({ kind: "refused" as const, sentence });

/** Whether the account has a box. Throws where it cannot be reached. */
export const hasBox = async (account: string): Promise<boolean> =>
	(await ask("HEAD", account)).status === 200;

/** Makes one list of what is kept here and there. Throws where the account cannot be reached. */
export async function joinBox(
	account: string,
	boxKey: BoxKey,
	justNow: JustNow = {},
): Promise<BoxOutcome> {
	for (let attempt = 0; attempt < attempts; attempt++) {
		const sealed = await fetchBox(account);
		const there = sealed && (await openBox(sealed, boxKey));
		if (!there) return { kind: "none" };
		const here = readKept(account);
		const joined = joinKept(here, there, boxKey.id, justNow);
		if (!joined) return refused(messages.tooManyTogether(keptLimits.readings));
		const sent = joined.sends
			? await send(account, joined.there, boxKey, await digestOf(sealed))
			: "kept";
		if (sent === "kept") {
			return { kind: "joined", readings: () => withLater(joined.here, here, readKept(account)) };
		}
		if (sent !== "changed") return sent;
	}
	return refused(messages.changedElsewhere);
}

/** Puts everything that is kept here into a new box. Throws where the account cannot be reached. */
export async function fillBox(account: string, boxKey: BoxKey): Promise<BoxOutcome> {
	const here = readKept(account);
	const sent = await send(account, here, boxKey, "");
	if (sent === "changed") return { kind: "none" };
	if (sent !== "kept") return sent;
	const marked = here.map((reading) => ({ ...reading, box: boxKey.id }));
	return { kind: "joined", readings: () => withLater(marked, here, readKept(account)) };
}

/** The key of the account's box, where the code opens it. Throws where the account cannot be reached. */
export async function findBoxKey(
	account: string,
	code: string,
): Promise<BoxKey | "none" | "wrong"> {
	const sealed = await fetchBox(account);
	if (!sealed) return "none";
	const boxKey = await keyOfCode(code, saltOf(sealed));
	return boxKey && (await openBox(sealed, boxKey)) ? boxKey : "wrong";
}

async function fetchBox(account: string): Promise<Uint8Array<ArrayBuffer> | null> {
	const reply = await ask("GET", account);
	return reply.status === 200 ? new Uint8Array(await reply.arrayBuffer()) : null;
}

async function ask(method: "GET" | "HEAD", account: string): Promise<Response> {
	const headers = { [boxAccountHeader]: account };
	const reply = await fetch(address, { method, headers, signal: AbortSignal.timeout(patience) });
	if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
	return reply;
}

async function send(
	account: string,
	readings: readonly KeptReading[],
	boxKey: BoxKey,
	replaces: string,
) {
	const body = new FormData();
	body.set("replaces", replaces);
	body.set("file", new Blob([await sealBox(readings, boxKey)]), "box");
	const headers = { [boxAccountHeader]: account };
	const signal = AbortSignal.timeout(patience);
	const reply = await fetch(address, { method: "POST", headers, body, signal });
	if (reply.ok) return "kept" as const;
	if (reply.status === 409) return "changed" as const;
	const answer: Partial<FormResult> = await reply.json();
	return refused(answer.message ?? messages.notInAccount);
}
