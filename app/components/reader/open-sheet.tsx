import { useMemo } from "react";
import { ResumeSheet, TextBlocksSheet } from "#app/components/library/resume-sheet.tsx";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { OpenWords } from "#app/domain/reader/open-words.ts";
import keepStyles from "#app/styles/keep-line.css?url";
import sheetStyles from "#app/styles/resume-sheet.css?url";
import sheetFonts from "#app/styles/resume-sheet-fonts.css?url";
import { LineNote } from "./line-notes.tsx";
import { LineTool } from "./line-tool.ts";

type OpenSheetProps = {
	words: OpenWords;
	/** Only so many of its pages. */
	pages?: number;
	/** Without what the library says about its lines. */
	isPlain?: boolean;
};

/** The words of a resume that is open to everyone. Loaded only where there is one, with its styles. */
export default function OpenSheet({ words, pages, isPlain = false }: OpenSheetProps) {
	const { sheet, notes, origin } = words;
	const tool = useMemo(() => {
		return (text: string) => {
			const line = lineHash(text);
			return Object.hasOwn(notes, line) ? <LineNote text={notes[line]} by="library" /> : null;
		};
	}, [notes]);
	return (
		<LineTool value={isPlain ? null : tool}>
			{(isPlain ? [sheetStyles] : [sheetFonts, sheetStyles, keepStyles]).map((href) => (
				<link key={href} rel="stylesheet" href={href} precedence="default" />
			))}
			{sheet.kind === "document" ? (
				<ResumeSheet
					document={sheet.document}
					style={sheet.style}
					pages={sheet.pages.slice(0, pages)}
					note={origin}
				/>
			) : (
				<TextBlocksSheet blocks={sheet.blocks} note={origin} />
			)}
		</LineTool>
	);
}
