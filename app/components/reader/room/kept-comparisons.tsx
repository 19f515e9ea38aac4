import { useEffect, useState } from "react";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { readKept } from "#app/components/insights/kept-store.ts";
import { type KeptReading, keptDay } from "#app/domain/insights/own/kept-reading.ts";
import { typedWords } from "#app/domain/library/search/fold.ts";
import { fitsWords } from "#app/domain/reader/fits-words.ts";
import { Nothing, WayOn } from "./library-part.tsx";

/** The comparisons that this browser keeps, by name; nothing of them is sent. @param words what their names must fit */
export function KeptComparisons({ words }: { words: string }) {
	const [kept, setKept] = useState<KeptReading[] | null>(null);
	const account = useViewer()?.id ?? "";
	useEffect(() => setKept(readKept(account)), [account]);
	const wanted = typedWords(words);
	const shown = kept?.filter(({ name }) => fitsWords(name, wanted)) ?? [];
	if (kept === null) {
		// Read without scripts, and replaced with them.
		return (
			<p className="text-quiet">
				Comparisons are kept in your browser. Without scripts it cannot show them.
			</p>
		);
	}
	if (shown.length > 0) {
		return (
			<ul className="divide-y divide-hairline">
				{shown.map(({ name, at, group, box }) => (
					<li key={name} className="wrap-anywhere">
						<WayOn to={`/insights${group && `?${group}`}#kept-readings`}>{name}</WayOn>{" "}
						<span className="text-sm text-quiet">
							{keptDay(at)}, {box ? "also in your account, encrypted" : "in this browser only"}
						</span>
					</li>
				))}
			</ul>
		);
	}
	return words ? (
		<p className="text-quiet">None of the comparisons in this browser fits.</p>
	) : (
		<Nothing to="/insights" way="Compare your resume">
			A comparison that you keep under a name stays in your browser, or by choice in your account,
			encrypted. Those of this browser are listed here.
		</Nothing>
	);
}
