import { createHash, randomUUID } from "node:crypto";
import type { HashingWork } from "#app/integrations/password-hashing.server.ts";

const hashWith = (salt: string, password: string) =>
	`${salt}:${createHash("sha256")
		.update(`${salt}${password.normalize("NFKC")}`)
		.digest("hex")}`;

/** Passwords are hashed slowly on purpose, by the password-hashing of the site; here that is not the subject. */
export const quickHashing: HashingWork = {
	hashPassword: async (password) => hashWith(randomUUID(), password),
	verifyPassword: async ({ hash, password }) =>
		hash === hashWith(hash.split(":")[0] ?? "", password),
};
