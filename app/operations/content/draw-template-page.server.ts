import { findTemplate } from "#app/content/templates/templates.server.ts";
import { drawTemplate } from "#app/integrations/documents/template-picture.server.ts";

const drawn = new Map<string, string>();

/**
 * The public picture of a template's page, drawn at the first request.
 * @returns an SVG, or null when there is no such template
 */
export function drawTemplatePage(slug: string, size: "card" | "large"): string | null {
	const template = findTemplate(slug);
	if (!template) return null;
	const key = `${size} ${slug}`;
	const picture = drawn.get(key) ?? drawTemplate(template, size);
	drawn.set(key, picture);
	return picture;
}
