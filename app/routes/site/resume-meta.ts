import type { MetaDescriptor } from "react-router";
import { originSentence } from "#app/domain/provenance.ts";
import type { ResumePreview } from "#app/domain/resume.ts";

/** Title, description, share picture and structured data of a resume's page; the body counts as locked. */
export function resumeMeta(
	preview: ResumePreview,
	publicUrl: string,
	brand: { name: string; description: string },
): MetaDescriptor[] {
	const invented = preview.provenance === "demo" ? " (invented)" : "";
	const title = `${preview.title} · ${preview.company}${invented}`;
	const about = preview.description ?? `A ${preview.role} resume.`;
	const description = `${originSentence(preview)} ${about}`;
	const url = `${publicUrl}/resumes/${preview.id}`;
	const image = `${url}/share.png`;
	return [
		{ title: `${title} · ${brand.name}` },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: url },
		{ property: "og:type", content: "article" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: image },
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "CreativeWork",
				name: preview.title,
				description,
				url,
				image,
				dateCreated: preview.createdAt,
				dateModified: preview.updatedAt,
				keywords: preview.tags.join(", "),
				isAccessibleForFree: false,
				hasPart: {
					"@type": "WebPageElement",
					isAccessibleForFree: false,
					cssSelector: ".locked-sheet",
				},
			},
		},
	];
}
