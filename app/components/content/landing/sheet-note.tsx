import { count } from "#app/domain/base/count.ts";
import type { SheetSummary } from "#app/domain/library/resume.ts";
import type { SheetMark } from "#app/domain/reader/sheet/marks.ts";

/** What a mark of a greeked sheet means, and what that comes to on this one. */
export function SheetNote({ mark, facts }: { mark: SheetMark; facts: SheetSummary | null }) {
	switch (mark.kind) {
		case "line":
			return (
				<>
					<strong>A bar is a line.</strong> As long as the words that it stands for.
				</>
			);
		case "bullets":
			return (
				<>
					<strong>A dot is a bullet.</strong> {`The longest run here: ${mark.count}.`}
				</>
			);
		case "figure":
			return (
				<>
					<strong>A tick is a number.</strong>
					{facts
						? ` ${facts.bulletsWithFigure} of ${count(facts.bullets, "bullet")} have one.`
						: ""}
				</>
			);
		case "end":
			return facts && facts.pages > 1 ? (
				<>
					<strong>It goes on.</strong> {`This is the first of ${facts.pages} pages.`}
				</>
			) : (
				<>
					<strong>It ends here.</strong> One page was enough.
				</>
			);
	}
}
