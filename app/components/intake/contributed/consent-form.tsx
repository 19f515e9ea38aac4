import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { formatMoment } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import {
	type ConsentPart,
	consentWords,
	optionalParts,
} from "#app/domain/intake/contributed/consent.ts";

/** The parts of a consent that can be given and taken back. @param given what holds now */
export function ConsentForm({
	given,
	answer,
}: {
	given: readonly ConsentPart[];
	answer: FormResult | undefined;
}) {
	const busy = useNavigation().state !== "idle";
	const { values } = answer ?? {};
	return (
		<AnsweredForm key={given.join()} answer={answer} className="mt-3 grid gap-3">
			<FormMessage />
			{optionalParts.map((part) => (
				<CheckField
					key={part}
					name={part}
					label={consentWords[part]}
					isChecked={values ? part in values : given.includes(part)}
				/>
			))}
			<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
				{busy ? "Saving" : "Save what I agree to"}
			</Button>
		</AnsweredForm>
	);
}

export type ShownReceipt = { id: string; givenAt: string; wording: string };

/** Everything that was agreed to, word for word, the newest first. */
export const ReceiptList = ({
	receipts,
	isInForce,
}: {
	receipts: readonly ShownReceipt[];
	/** The newest one holds; none does after a withdrawal. */
	isInForce: boolean;
}) => (
	<ul className="mt-3 grid gap-2">
		{receipts.map(({ id, givenAt, wording }, index) => (
			<li key={id}>
				<details className="disclosure">
					<summary>
						<span>
							<time dateTime={givenAt}>{formatMoment(givenAt)}</time>
							{index === 0 && isInForce ? ", holds now" : ""}
						</span>
					</summary>
					<p className="mt-1 mb-3 whitespace-pre-line text-note">{wording}</p>
				</details>
			</li>
		))}
	</ul>
);
