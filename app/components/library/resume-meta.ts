import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/components/base/page-meta.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import type { ResumeCard, ResumePreview } from "#app/domain/library/resume.ts";

/** Title, description, share picture and structured data of a resume's page; the body counts as locked, unless it is open to everyone. */
export function resumeMeta(preview: ResumePreview, publicUrl: string): MetaDescriptor[] {
	const about = preview.description ?? `A ${preview.role} resume.`;
	const description = `${originSentence(preview)} ${about}`;
	const path = `/resumes/${preview.id}`;
	const page = pageMeta(publicUrl, {
		title: titleOf(preview),
		description,
		path,
		isArticle: true,
		within: { name: "Resumes", path: "/resumes" },
		facts: import.meta.env.SSR
			? [
					{
						"@type": "CreativeWork",
						name: preview.title,
						description,
						url: publicUrl + path,
						image: `${publicUrl}${path}/share.png`,
						dateCreated: preview.createdAt,
						dateModified: preview.updatedAt,
						keywords: preview.tags.join(", "),
						isAccessibleForFree: preview.inWords !== undefined,
						...(!preview.inWords && {
							hasPart: {
								"@type": "WebPageElement",
								isAccessibleForFree: false,
								cssSelector: ".locked-sheet",
							},
						}),
					},
				]
			: [],
	});
	return preview.notForAssistants ? [...page, { name: "robots", content: unquoted }] : page;
}

/** Found by search engines, and neither quoted in answers nor kept as a copy. */
const unquoted = "nosnippet, noarchive";

/** The title of a preview that is on its way. */
export const cardMeta = (card: ResumeCard, { name }: { name: string }): MetaDescriptor[] => [
	{ title: `${titleOf(card)} · ${name}` },
];

function titleOf({ title, company, provenance }: ResumeCard): string {
	return `${title} · ${company}${provenance === "demo" ? " (invented)" : ""}`;
}
