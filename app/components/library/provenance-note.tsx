import { Link } from "react-router";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";

const sentences: Readonly<Record<Provenance, string>> = {
	demo: "Invented for this demonstration. The person, the career and the offer do not exist.",
	curated: "Written by our editors as an example of a resume for this role. Not a real person's.",
	declared: "Given to us by its author, who declared the offer. We have not checked it.",
	confirmed:
		"Given to us by its author, who has opened a link that we sent to a work address at the company. We have not seen the offer.",
	verified: "Given to us by its author. We have seen the offer.",
};

/** Where a resume comes from and how far it was checked, for its page. */
export function ProvenanceNote({ provenance }: { provenance: Provenance }) {
	return (
		<p className="mt-6 border-t border-hairline pt-4 text-note text-quiet">
			<strong className="font-medium text-ink">{provenanceLabels[provenance]}.</strong>{" "}
			{sentences[provenance]}{" "}
			<Link to="/how-we-check" className="text-accent underline underline-offset-4">
				How we check
			</Link>
		</p>
	);
}
