import { consentParts, consentWords } from "#app/domain/intake/contribution/consent.ts";
import { proofLabels } from "#app/domain/intake/contribution/proof.ts";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";

/** What the person chose who contributed a draft. None of it can be made more here. */
export const ContributorsChoices = ({
	parts,
	proof,
	workAddress,
	submittedOn,
}: NonNullable<DraftView["contribution"]>) => (
	<section className="admin-panel" aria-labelledby="contributed">
		<h2 id="contributed" className="font-semibold">
			Contributed by its person on {submittedOn}
		</h2>
		<p className="mt-1 text-note text-quiet">
			What they took out or blurred stays so: you can say less, and not more.
		</p>
		<ul className="mt-2">
			{consentParts.map((part) => (
				<li key={part}>
					{parts.includes(part) ? "Yes" : "No"}: {consentWords[part].label}
				</li>
			))}
		</ul>
		<p className="mt-2 break-words">
			Proof: {proofLabels[proof].toLowerCase()}
			{workAddress
				? `, by ${workAddress}. Send the link once it is published, at its evidence.`
				: ""}
		</p>
	</section>
);
