import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { type ConsentPart, optionalParts } from "#app/domain/intake/contribution/consent.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";

/** The parts of a consent that can be given and taken back. @param given what holds now */
export function ChangeConsentForm({
	given,
	answer,
}: {
	given: readonly ConsentPart[];
	answer: FormResult | undefined;
}) {
	const busy = useNavigation().state !== "idle";
	const { values } = answer ?? {};
	return (
		<AnsweredForm key={given.join()} answer={answer} className="mt-4 grid gap-3">
			<FormMessage />
			<ConsentBoxes
				parts={optionalParts}
				isTicked={(part) => (values ? part in values : given.includes(part))}
			/>
			<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
				{busy ? "Saving" : "Save what I agree to"}
			</Button>
		</AnsweredForm>
	);
}
