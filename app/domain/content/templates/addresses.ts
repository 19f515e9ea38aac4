import { type TemplateCategory, templateCategories } from "./definition.ts";

/** Where templates are found. */
export const templateAddress = (slug: string): string => `/templates/${slug}`;
export const templateFileAddress = (slug: string): string => `/templates/${slug}/template.docx`;
export const templatePictureAddress = (slug: string, size: "card" | "large"): string =>
	`/templates/${slug}/page.svg${size === "card" ? "?size=card" : ""}`;

/** The list, of one category or all, and what a search finds in it. */
export function templateListAddress(category: TemplateCategory | null, search = ""): string {
	const asked = new URLSearchParams({
		...(category && { category }),
		...(search && { q: search }),
	});
	return asked.size === 0 ? "/templates" : `/templates?${asked}`;
}

/** The category that an address asks for; any that does not exist is none. */
export function parseTemplateCategory(params: URLSearchParams): TemplateCategory | null {
	const asked = params.get("category");
	return templateCategories.find((category) => category === asked) ?? null;
}
