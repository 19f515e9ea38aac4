import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { BlockReference } from "#app/domain/reader/sheet/layout.ts";
import { contactParts } from "#app/domain/reader/sheet/sections.ts";
import { ResumeSection } from "./resume-section.tsx";

export { TextBlocksSheet } from "#app/components/reader/text-blocks-sheet.tsx";

type ResumeSheetProps = {
	document: ResumeDocument;
	style: SheetStyle;
	/** The content of each page, as the layout of the sheet broke it. */
	pages: readonly (readonly BlockReference[])[];
	/** What kind of resume this is, small at the foot of every page. */
	note: string;
};

/**
 * A resume as its sheet, in real text: page by page, selectable, readable aloud, one sheet of paper per page in
 * print. `--sheet-zoom` on any ancestor enlarges it; on narrow screens it reflows.
 */
export function ResumeSheet({ document, style, pages, note }: ResumeSheetProps) {
	const tightening = pages[0]?.[0]?.tightening;
	return (
		<article
			className="resume-sheet"
			data-style={style}
			data-tightening={tightening}
			aria-label={`Resume of ${document.basics.name}`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: when zoomed it scrolls sideways, by keyboard too
			tabIndex={0}
		>
			{pages.map((references, index) => (
				<section
					// biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name and never move
					key={index}
					className="resume-page"
					aria-label={`Page ${index + 1} of ${pages.length}`}
				>
					{groupsOf(references).map((group, position) =>
						group[0]?.section === "header" ? (
							<Header key="header" document={document} />
						) : (
							<ResumeSection
								key={group[0]?.section}
								document={document}
								style={style}
								references={group}
								isFirst={position === (index === 0 ? 1 : 0)}
							/>
						),
					)}
					{index > 0 && (
						<p className="resume-page-number">
							{document.basics.name} · {index + 1}
						</p>
					)}
					<p className="resume-page-note">{note}</p>
				</section>
			))}
		</article>
	);
}

/** The page around the sheet has a title of its own. */
function Header({ document }: { document: ResumeDocument }) {
	const contact = contactParts(document);
	return (
		<header className="resume-header">
			<h2>{document.basics.name}</h2>
			<p className="resume-label">{document.basics.label}</p>
			{contact.length > 0 && (
				<ul className="resume-contact">
					{contact.map((part) => (
						<li key={part}>{part}</li>
					))}
				</ul>
			)}
		</header>
	);
}

/** References that follow each other and belong to one section. */
function groupsOf(references: readonly BlockReference[]): BlockReference[][] {
	const groups: BlockReference[][] = [];
	for (const reference of references) {
		const open = groups.at(-1);
		if (open?.[0]?.section === reference.section) open.push(reference);
		else groups.push([reference]);
	}
	return groups;
}
