import { CheckField } from "#app/components/base/form/check-field.tsx";
import { type ConsentPart, consentWords } from "#app/domain/intake/contribution/consent.ts";

/** The boxes of a consent, with the words that its receipt has. */
export const ConsentBoxes = ({
	parts,
	isTicked,
}: {
	parts: readonly ConsentPart[];
	isTicked: (part: ConsentPart) => boolean;
}) =>
	parts.map((part) => (
		<div key={part} className="[&>:not(label)]:ps-8">
			<CheckField
				name={part}
				label={consentWords[part].label}
				hint={consentWords[part].means}
				isChecked={isTicked(part)}
			/>
		</div>
	));
