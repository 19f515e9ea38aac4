import { type ReactNode, useState } from "react";
import { useShortcuts } from "#app/components/base/use-shortcuts.ts";
import { count } from "#app/domain/base/count.ts";

const saidBy = {
	library: "Note: ",
	person: "From the person whose resume this is: ",
	viewer: "Your note: ",
} as const;

/** A note below its line; read aloud after it. */
export const LineNote = ({ text, by }: { text: string | undefined; by: keyof typeof saidBy }) => (
	<span role="note" className="line-note" data-own={by === "viewer" || undefined}>
		<span className={by === "library" ? "sr-only" : undefined}>{saidBy[by]}</span>
		{text}
	</span>
);

/** A sheet with its notes, which a press or the key N hides. Without scripts they are shown. */
export function NotedSheet({ notes, children }: { notes: number; children: ReactNode }) {
	const [isShown, setShown] = useState(true);
	const toggle = () => setShown(!isShown);
	useShortcuts({ n: toggle });
	if (notes === 0) return children;
	return (
		<div data-notes={isShown ? undefined : "hidden"}>
			<p className="flex flex-wrap items-center gap-x-4 text-note text-quiet print:hidden">
				{count(notes, "line")} of this resume {notes === 1 ? "has" : "have"} a note.
				<button
					type="button"
					aria-pressed={!isShown}
					onClick={toggle}
					className="min-h-11 text-accent underline underline-offset-4 needs-script"
				>
					Hide notes
				</button>
			</p>
			{children}
		</div>
	);
}
