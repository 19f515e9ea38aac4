import { ResumeSheet } from "#app/components/library/resume-sheet.tsx";
import type { ReadersPage } from "#app/domain/intake/contribution/readers-page.ts";

/** Exactly the page that readers will get, as far as it was saved. */
export const ReadersSheet = ({ sheet }: { sheet: ReadersPage | null }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
	<section className="draft-original bg-panel" aria-label="What readers will see" tabIndex={0}>
		<h2 className="mb-2 font-sans text-note font-semibold tracking-normal">
			What readers will see
		</h2>
		{sheet ? (
			<ResumeSheet {...sheet} />
		) : (
			<p className="text-note text-quiet">The page is drawn once a job is in it and saved.</p>
		)}
	</section>
);
