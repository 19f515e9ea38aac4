import type { TestSite } from "./site.ts";

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, made once in a file of tests: it is slow on purpose. */
export function hashOnce(site: TestSite, password: string): Promise<string> {
	const known = hashes.get(password);
	if (known) return known;
	const made = site.services.authenticator.passwords.hash(password);
	hashes.set(password, made);
	return made;
}
