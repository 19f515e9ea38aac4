import { Link } from "react-router";
import { formatMonth } from "#app/domain/base/dates.ts";
import { consentParts, consentWords } from "#app/domain/intake/contribution/consent.ts";
import { proofLabels } from "#app/domain/intake/contribution/proof.ts";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";

type Chosen = NonNullable<DraftView["contribution"]>;

/** What the person chose who contributed a draft. None of it can be made more here. */
export const ContributorsChoices = ({
	parts,
	proof,
	workAddress,
	submittedOn,
	earlier,
}: Chosen) => (
	<section className="admin-panel" aria-labelledby="contributed">
		<h2 id="contributed" className="font-sans text-base font-semibold tracking-normal">
			{earlier ? "An earlier version, submitted" : "Contributed by its person"} on {submittedOn}
		</h2>
		<p className="mt-1 text-note text-quiet">
			What they took out or blurred stays so: you can say less, and not more.
		</p>
		{earlier ? (
			<Earlier {...earlier} />
		) : (
			<>
				<ul className="mt-2">
					{consentParts.map((part) => (
						<li key={part}>
							{parts.includes(part) ? "Yes" : "No"}: {consentWords[part].label}
						</li>
					))}
				</ul>
				<p className="mt-2 wrap-anywhere">
					Proof: {proofLabels[proof].toLowerCase()}
					{workAddress
						? `, by ${workAddress}. Send the link once it is published, at its evidence.`
						: ""}
				</p>
			</>
		)}
	</section>
);

/** Published, it stands beside the resume with these words of its person. */
const Earlier = ({ resumeId, title, sent, answer, changes }: NonNullable<Chosen["earlier"]>) => (
	<div className="mt-2 grid gap-2 wrap-anywhere">
		<p>
			It will stand beside{" "}
			<Link to={`/resumes/${resumeId}`} className="admin-link">
				{title}
			</Link>
			, with these words:
		</p>
		<SaidOfEarlier sent={sent} answer={answer} changes={changes} />
	</div>
);

/** What its person says of an earlier version. */
export const SaidOfEarlier = ({
	sent,
	answer,
	changes,
}: Pick<NonNullable<Chosen["earlier"]>, "sent" | "answer" | "changes">) => (
	<>
		<p>
			Sent in {formatMonth(sent)}. {answer}
		</p>
		{changes.length > 0 ? (
			<ul className="list-disc pl-5">
				{changes.map(({ what, why }) => (
					<li key={`${what} ${why}`}>{why === "" ? what : `${what}: ${why}`}</li>
				))}
			</ul>
		) : null}
	</>
);
