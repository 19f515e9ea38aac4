import { Field } from "#app/components/base/form/field.tsx";
import { proDaysMaximum } from "#app/domain/admin/person-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { ReasonForm } from "./reason-form.tsx";

const { pack, pro } = plans;

/** What the owner can give a person, for nothing. */
export function GiveForms({ isStopped }: { isStopped: boolean }) {
	// As `writeMail` sends it.
	const told = isStopped
		? "The account is stopped: no email tells of it."
		: "The person is told by email.";
	return (
		<>
			<ReasonForm
				intent="give-pack"
				summary={`Give a ${pack.name}`}
				button={`Give a ${pack.name}`}
				note={`${pack.resumes} resumes for ${pack.days} days from now, as if it had been bought. ${told}`}
			/>
			<ReasonForm
				intent="give-pro"
				summary={`Give ${pro.name}`}
				button={`Give ${pro.name}`}
				note={`Everything is open until it ends; nothing is charged and nothing renews. ${told}`}
			>
				<div className="grid gap-4 sm:grid-cols-2">
					<Field label="Number of days" name="days" type="number" min={1} max={proDaysMaximum} />
					<Field label="Or until the end of" name="until" type="date" hint="UTC" />
				</div>
			</ReasonForm>
		</>
	);
}
