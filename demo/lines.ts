import type { Bullet, LevelRange } from "./bank.ts";
import type { Random } from "./random.ts";

/** Makes the function that writes the bullets of one theme, so that each need not repeat its key. */
export const linesOf =
	(theme: string) =>
	(levels: LevelRange, write: (random: Random) => string): Bullet => ({ theme, levels, write });
