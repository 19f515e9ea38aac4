import { Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { consentHeading, consentParts } from "#app/domain/intake/contribution/consent.ts";
import { proofLabels, proofs } from "#app/domain/intake/contribution/proof.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";

type ConsentFormProps = {
	id: string;
	version: number;
	/** What was said of the proof before; null at the first time. */
	said: { proof: string; workAddress: string | null } | null;
	answer: FormResult | undefined;
};

const times = [
	{ value: "", label: "Please choose" },
	...proofs.map((value) => ({ value, label: proofLabels[value] })),
];

/** What a contributor agrees to, each part by itself and none ticked for them; and how they prove the offer. */
export function ConsentForm({ id, version, said, answer }: ConsentFormProps) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<AnsweredForm
			answer={answer}
			fixed={{ version: String(version) }}
			noValidate
			className="grid max-w-2xl gap-6"
		>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">What you agree to</legend>
				<p className="mb-4">{consentHeading}</p>
				<div className="grid gap-3">
					<ConsentBoxes
						parts={consentParts}
						isTicked={(part) => answer?.values?.[part] === "true"}
					/>
				</div>
			</fieldset>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">Proof of the offer</legend>
				<p className="mb-4 text-note">
					Without proof your resume says “Declared by its author”. A link that you open at your work
					address makes that “Work address confirmed”. For “Verified offer” we look at a document
					once and do not keep it: we write to you about that when you want it.{" "}
					<Link to="/how-we-check" className="text-accent underline underline-offset-4">
						How we check
					</Link>
				</p>
				<div className="grid gap-4 sm:grid-cols-2">
					<SelectField
						label="I show it"
						name="proof"
						options={times}
						defaultValue={said?.proof ?? ""}
					/>
					<Field
						label="Work address at the company"
						name="workAddress"
						type="email"
						autoComplete="off"
						defaultValue={said?.workAddress ?? ""}
						hint="For “now” only. We send one link there once your resume is published, and then delete the address."
					/>
				</div>
			</fieldset>
			<FormMessage />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSending}>
					Submit
				</Button>
				<Link to={`/contribute/${id}/draft`} className={buttonVariants({ variant: "secondary" })}>
					Back to the page
				</Link>
			</div>
		</AnsweredForm>
	);
}
