import { foldWords } from "../search/fold.ts";

/**
 * A name as it stands in an address: "L’Oréal" is "loreal", "AT&T" is "at-and-t". The slug of a slug is itself.
 * Empty for a name without a letter or a digit.
 */
export const slugOf = (name: string): string => foldWords(name.replaceAll("&", " and ")).join("-");

/** The same for every way to write a name: "AT&T", "at-t" and "att". */
export const looseSlugOf = (text: string): string =>
	slugOf(text)
		.split("-")
		.filter((word) => word !== "and")
		.join("");

/** The page of a company or a role, by its name; null for a name without a slug. */
export function namedHubAddress(kind: "company" | "role", name: string): string | null {
	const slug = slugOf(name);
	return slug === "" ? null : `/resumes/${kind === "company" ? "at" : "for"}/${slug}`;
}
