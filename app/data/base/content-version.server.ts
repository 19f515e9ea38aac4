import { createHash } from "node:crypto";

/** Changes with the drawing. */
export const versionOf = (geometry: unknown): string =>
	createHash("sha256").update(JSON.stringify(geometry)).digest("base64url").slice(0, 12);
