import { createHash, createHmac, randomBytes } from "node:crypto";
import { mailboxOf } from "#app/domain/base/email.ts";

/** A secret for a link: 256 random bits. */
export function createSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** The stored hash of a secret. A secret has full entropy, so a plain hash is enough. */
export function hashSecret(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}

/** The keyed hash of a document that was seen, or of a work address: who has the database cannot try others against it. */
export function hashEvidence(content: Uint8Array | string, key: string): string {
	return createHmac("sha256", `evidence:${key}`).update(content).digest("base64url");
}

/** The keyed hash of the mailbox behind an address, under which the free allowance is counted. */
export function hashMailbox(email: string, key: string): string {
	return createHmac("sha256", `free-allowance:${key}`).update(mailboxOf(email)).digest("base64url");
}
