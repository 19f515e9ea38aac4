import type { ReactNode } from "react";
import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Words } from "#app/components/base/words.tsx";
import { CompanyMark } from "#app/components/library/company-mark.tsx";
import { SheetFactList } from "#app/components/library/sheet-fact-list.tsx";
import { interviewSentence, type ShownFigure } from "#app/content/claims.ts";
import type { Field } from "#app/content/fields/field.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { PanelDownloads } from "./sample-downloads.tsx";

type FieldPanelProps = Pick<Field, "letter" | "targetGoal" | "offers" | "invitation"> & {
	/** Of the whole sheet. */
	facts: SheetFacts;
	/** Null where nothing proves it. */
	interviewClaim: ShownFigure | null;
	/** Opens the rest of the sheet; null where it is open. */
	unlock: ReactNode;
};

/** Beside the sheet: what to do with it, and what it led to. */
export function FieldPanel({
	letter,
	targetGoal,
	offers,
	invitation,
	facts,
	interviewClaim,
	unlock,
}: FieldPanelProps) {
	return (
		<aside aria-labelledby="make-it-yours" className="field-panel">
			{unlock ? (
				<section aria-labelledby="unlock" className="field-unlock">
					<h2 id="unlock" className="text-2xl">
						Read the rest
					</h2>
					<p>
						<Words text={invitation} /> No card needed.
					</p>
					{unlock}
				</section>
			) : null}
			<section>
				<h2 id="make-it-yours" className="text-2xl">
					Make this format yours
				</h2>
				<SheetFactList facts={facts} />
				<p className="mt-4 text-quiet">
					Written for {targetGoal}. Keep the order and the rhythm; the numbers must be your own.
				</p>
				<div className="field-panel-buttons">
					<PanelDownloads letter={letter} />
					<Link to="/resumes" className={buttonVariants({ variant: "secondary" })}>
						Browse more resumes
					</Link>
				</div>
			</section>
			<section aria-labelledby="offers">
				<h2 id="offers" className="field-label">
					Landed offers at:
				</h2>
				<ul className="field-chips">
					{offers.map((company) => (
						<li key={company}>
							<CompanyMark company={company} />
							{company}
						</li>
					))}
				</ul>
			</section>
			{interviewClaim ? (
				<div className="field-claim">
					<p>
						{interviewSentence(interviewClaim)}
						{interviewClaim.note ? ` (${interviewClaim.note})` : null}{" "}
						{interviewClaim.isIllustrative ? <IllustrativeMark /> : null}
					</p>
					{interviewClaim.explanation ? <small>{interviewClaim.explanation}</small> : null}
				</div>
			) : null}
		</aside>
	);
}
