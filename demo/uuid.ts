import { createHash } from "node:crypto";

/** A version 4 UUID in form that follows from a name. */
export function uuidOf(name: string): string {
	const hex = createHash("sha256").update(`offerfolio/${name}`).digest("hex");
	const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`4${hex.slice(13, 16)}`,
		`${variant}${hex.slice(17, 20)}`,
		hex.slice(20, 32),
	].join("-");
}
