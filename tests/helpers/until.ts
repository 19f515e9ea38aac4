import { vi } from "vitest";

/** How long a test waits for what must come, in milliseconds: only a fault, never a slow machine, takes longer. */
const patience = 120_000;

/**
 * Waits until a condition holds; what it is asked for last comes back.
 * @throws when it does not hold within two minutes, and when it throws
 */
export function until<Value>(
	condition: () => Value | Promise<Value>,
): Promise<Exclude<Value, false | null | undefined>> {
	return vi.waitUntil(condition, { timeout: patience, interval: 50 }) as Promise<
		Exclude<Value, false | null | undefined>
	>;
}
