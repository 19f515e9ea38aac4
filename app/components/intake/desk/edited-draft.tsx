import { useState } from "react";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { EditedDraft } from "#app/domain/intake/desk/draft-view.ts";
import { withTyped } from "#app/domain/intake/desk/typed-over.ts";
import { sheetStyles } from "#app/domain/reader/resume-document.ts";

/** What the owner's and the contributor's editor have in common. */

/**
 * What an editor shows of a draft, and what there is to look at by the name of its field. What was typed over an older
 * version stays as it is, with its ticks and added entries, until it is saved.
 * @param isEarlier it has no entry in the library, and so nothing to look at in it
 */
export function useEdited<Draft extends EditedDraft>(
	draft: Draft,
	isEarlier: boolean,
	answer: FormResult | undefined,
) {
	const unsaved = answer?.values?.version === undefined ? null : answer.values;
	// Without scripts the page comes with the answer, and has what was typed from that alone.
	const [shown, setShown] = useState(() => (unsaved ? withTyped(draft, unsaved) : draft));
	if (shown !== draft && !unsaved) setShown(draft);
	const looked = shown.doubts.filter(({ field }) => !isEarlier || field.includes("."));
	return { shown, doubts: new Map(looked.map(({ field, why }) => [field, why])) };
}

/** How many fields are marked, and the lines that went nowhere. */
export const LeftToLookAt = ({
	doubts,
	unplaced,
}: {
	doubts: number;
	unplaced: readonly string[];
}) => (
	<>
		{doubts > 0 ? (
			<p className="text-note">
				<span className="draft-doubt">{intakeMessages.looks(doubts)}</span>. They are marked.
			</p>
		) : null}
		{unplaced.length > 0 ? (
			<details className="disclosure">
				<summary>Lines without a place ({unplaced.length})</summary>
				<pre className="draft-text">{unplaced.join("\n")}</pre>
			</details>
		) : null}
	</>
);

const styles = sheetStyles.map((value) => ({
	value,
	label: value.replace(/^./u, (letter) => letter.toUpperCase()),
}));

/** What a resume is set in. */
export const StyleField = ({ value }: { value: string }) => (
	<SelectField label="Set in" name="style" options={styles} defaultValue={value} />
);
