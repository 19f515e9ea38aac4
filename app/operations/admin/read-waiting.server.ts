import { type WaitingKind, type WaitingLine, waitingLines } from "#app/domain/admin/waiting.ts";
import type { Uses } from "#app/services.ts";
import { readAttention } from "./read-attention.server.ts";
import { readUnusual } from "./read-unusual.server.ts";

/** What waits for the owner: a line for each kind, also for those with nothing; null for what cannot be asked. */
export async function readWaiting(
	services: Uses<"backups" | "database" | "disk" | "isDemonstration" | "jobs" | "log">,
	now: Date,
): Promise<(WaitingLine | { kind: WaitingKind; count: null })[]> {
	const [attention, unusual] = await Promise.all([
		readAttention(services, now),
		readUnusual(services, now),
	]);
	return waitingLines(attention, unusual.length);
}
