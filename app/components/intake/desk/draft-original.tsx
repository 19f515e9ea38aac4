import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { PdfPages } from "#app/components/reader/pdf/pages.tsx";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";

/** The file as it came in, for the owner's eyes only: its pages, or its words. */
export function DraftOriginal({ file }: { file: NonNullable<DraftView["file"]> }) {
	const hydrated = useHydrated();
	const address = `/admin/uploads/${file.id}/file`;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
		<section className="draft-original bg-panel" aria-label="The file as it came in" tabIndex={0}>
			{file.kind === "pdf" && hydrated ? (
				<PdfPages url={address} />
			) : file.kind === "pdf" ? (
				<p className="p-4">
					<a href={address} className="admin-link">
						Save the file to look at its pages
					</a>
				</p>
			) : (
				<pre className="draft-text">{file.text}</pre>
			)}
		</section>
	);
}
