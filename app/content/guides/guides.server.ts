import { textsOf } from "#app/content/own/own-texts.server.ts";
import type { Guide } from "#app/content/written-text.ts";

const files = import.meta.glob<Guide>("./*.md", { eager: true, import: "default" });

/** Every guide, in the order of its number. On the server only: the list does not carry the texts. */
export const guides = textsOf(
	"guides",
	Object.values(files),
	(one, other) => one.id - other.id || one.slug.localeCompare(other.slug),
);

export const findGuide = (slug: string): Guide | null =>
	guides().find((guide) => guide.slug === slug) ?? null;
