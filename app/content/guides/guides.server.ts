import type { Guide } from "#app/content/written-text.ts";

/** Every guide, in the order of its number. On the server only: the list does not carry the texts. */
const files = import.meta.glob<Guide>("./*.md", { eager: true, import: "default" });

export const guides: readonly Guide[] = Object.values(files).sort(
	(one, other) => one.id - other.id,
);

export const findGuide = (slug: string): Guide | null =>
	guides.find((guide) => guide.slug === slug) ?? null;
