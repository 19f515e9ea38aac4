import type { Guide } from "./guide.ts";

/** Every guide, in the order of its number. On the server only: the list does not carry the texts. */
const modules = import.meta.glob<Guide>("./guides/*.ts", { eager: true, import: "guide" });

export const guides: readonly Guide[] = Object.values(modules).sort(
	(one, other) => one.id - other.id,
);

export const findGuide = (slug: string): Guide | null =>
	guides.find((guide) => guide.slug === slug) ?? null;
