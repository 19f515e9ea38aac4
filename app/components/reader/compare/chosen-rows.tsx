import { Form } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { comparePage } from "#app/domain/reader/compare-address.ts";

/** The form of a list whose rows have a box; it stays in view below the rows. */
export const CompareChosen = () => (
	<Form
		id="compare"
		action={comparePage}
		className="compare-chosen flex items-center justify-between gap-4 border-b border-hairline bg-room py-2"
	>
		<p className="text-note text-quiet">Choose two or three to see them side by side.</p>
		<Button type="submit" variant="secondary">
			Compare
		</Button>
	</Form>
);

/** Chooses a row of the list. */
export const CompareBox = ({ id, title, isChosen }: CompareBoxProps) => (
	<label className="check-label thumb grid cursor-pointer place-items-center">
		<span className="sr-only">Compare: {title}</span>
		<input type="checkbox" form="compare" name="ids" value={id} defaultChecked={isChosen} />
	</label>
);
type CompareBoxProps = { id: string; title: string; isChosen: boolean };
