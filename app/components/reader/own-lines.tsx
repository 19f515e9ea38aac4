import { AtHand } from "#app/components/base/at-hand.tsx";
import { keeping as sentences } from "#app/domain/base/messages/keeping.ts";
import type { OwnLine } from "#app/domain/reader/kept-line.ts";
import { BesidePart } from "./beside.tsx";
import { Writing } from "./kept-line-item.tsx";

type OwnLinesProps = {
	id: string;
	/** The address of the page. */
	place: string;
	lines: readonly OwnLine[];
};

/** The lines of this resume that the member keeps, with their notes; what was changed since says so. */
export function OwnLines({ id, place, lines }: OwnLinesProps) {
	if (lines.length === 0) return null;
	const groups = [...new Set(lines.map(({ group }) => group).filter(Boolean))];
	return (
		<BesidePart title="Your lines">
			<AtHand page="/library/lines" />
			<ul className="mt-1 divide-y divide-hairline text-note">
				{lines.map((one) => (
					<li key={one.line} className="py-2">
						<p className={one.text === null ? "text-quiet" : "line-clamp-3"}>
							{one.text ?? sentences.changedSince}
						</p>
						{one.note ? <p className="mt-1 whitespace-pre-line">{one.note}</p> : null}
						<Writing line={{ ...one, resumeId: id }} groups={groups} place={place} />
					</li>
				))}
			</ul>
		</BesidePart>
	);
}
