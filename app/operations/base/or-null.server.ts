import type { Uses } from "#app/services.ts";

/**
 * For a page whose parts can each fail without the others: a part that fails is logged and null.
 * @param more what the log says of each of them
 */
export const orNullOf =
	(log: Uses<"log">["log"], more: Record<string, unknown> = {}) =>
	<T>(part: Promise<T>, message: string): Promise<T | null> =>
		part.catch((error: unknown) => {
			log.error({ error, ...more }, message);
			return null;
		});
