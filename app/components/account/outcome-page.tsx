import { use } from "react";
import { Link, useNavigation } from "react-router";
import { AnsweredForm, FormAnswer, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Field, useField } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import {
	answersNeeded,
	askedAfterDays,
	helpedField,
	helpedNeeded,
	type Outcome,
	type OutcomeAnswer,
	outcomeAnswers,
	outcomeLimits,
} from "#app/domain/account/outcome.ts";
import { formatLongDate, formatMonth } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

type OutcomePageProps = {
	/** What the member has told, and when. */
	told: (Outcome & { answeredAt: string }) | null;
	/** What they have chosen on their way here. */
	chosen: OutcomeAnswer | null;
	/** The resumes that they have opened, the latest first. */
	opened: readonly { id: string; title: string; company: string }[];
	/** In which an offer may have come, the latest first. */
	months: readonly string[];
	answer: FormResult | undefined;
};

/** "How did your search go?": told, changed and taken back. */
export function OutcomePage({ told, chosen, opened, months, answer }: OutcomePageProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex flex-1 justify-center py-8 md:py-12">
			<div className="w-full max-w-xl">
				<h1 className="text-3xl md:text-4xl">How did your search go?</h1>
				<p className="mt-2 text-quiet">
					Your answer stays in your account. The people who run the site see counts, and no names.
				</p>
				{told ? (
					<div className="mt-6">
						<Alert kind="info">
							<p>
								You answered on{" "}
								<time dateTime={told.answeredAt}>{formatLongDate(told.answeredAt)}</time>. You can
								change your answer here at any time, or take it back.
							</p>
						</Alert>
					</div>
				) : null}
				<AnsweredForm
					// After saving, the fields show what is kept.
					key={told?.answeredAt}
					answer={answer}
					fixed={{ intent: "tell" }}
					className="outcome-form mt-6 grid gap-6"
				>
					<FormMessage />
					<Answers chosen={told?.answer ?? chosen} />
					<fieldset className="outcome-offer grid gap-4">
						<legend className="mb-2 font-serif text-xl">Your offer</legend>
						<SelectField
							label="Month of the offer"
							name="month"
							defaultValue={told?.month ?? ""}
							options={[
								{ value: "", label: "Choose a month" },
								...months.map((month) => ({ value: month, label: formatMonth(month) })),
							]}
						/>
						<Text label="Company (optional)" name="company" known={told?.company} />
						<Text label="Role (optional)" name="role" known={told?.role} />
						{opened.length > 0 ? <Helped opened={opened} helped={told?.helped ?? []} /> : null}
					</fieldset>
					<Consent isGiven={told?.mayCount ?? false} />
					<div className="flex flex-wrap gap-2">
						<Button type="submit" busy={busy}>
							{busy ? "Saving..." : told ? "Save changes" : "Save my answer"}
						</Button>
						<Link to="/library" className={buttonVariants({ variant: "secondary" })}>
							My library
						</Link>
					</div>
				</AnsweredForm>
				{told ? (
					<AnsweredForm
						fixed={{ intent: "take-back" }}
						className="mt-8 border-t border-hairline pt-4"
					>
						<Button type="submit" variant="ghost" busy={busy}>
							Take my answer back
						</Button>
					</AnsweredForm>
				) : null}
			</div>
		</main>
	);
}

function Answers({ chosen }: { chosen: OutcomeAnswer | null }) {
	const { control, error } = useField({ name: "answer", defaultValue: chosen ?? undefined });
	const { id: _id, name, defaultValue, ...wiring } = control;
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; a group is never required
			role="radiogroup"
			aria-required="true"
			{...wiring}
		>
			<legend className="mb-2 font-medium">Did you get an offer?</legend>
			{Object.entries(outcomeAnswers).map(([value, label]) => (
				<label key={value} className="choice">
					<input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
					{label}
				</label>
			))}
			{error}
		</fieldset>
	);
}

const Text = ({
	label,
	name,
	known,
}: {
	label: string;
	name: string;
	known: string | undefined;
}) => (
	<Field
		label={label}
		name={name}
		maxLength={outcomeLimits.text}
		defaultValue={known}
		autoComplete="off"
	/>
);

/** Boxes keep what was ticked in a form that was refused. */
const useTicked = (name: string, isKnown: boolean): boolean => {
	const { values } = use(FormAnswer);
	return values ? values[name] !== undefined : isKnown;
};

function Helped({
	opened,
	helped,
}: {
	opened: OutcomePageProps["opened"];
	helped: readonly string[];
}) {
	return (
		<fieldset>
			<legend className="mb-1 text-note font-medium">Which resumes helped? (optional)</legend>
			<div className="grid max-h-72 gap-1 overflow-y-auto rounded-md border border-edge px-3 py-1">
				{opened.map(({ id, title, company }) => (
					<Resume
						key={id}
						name={helpedField(id)}
						label={`${title}, ${company}`}
						isKnown={helped.includes(id)}
					/>
				))}
			</div>
		</fieldset>
	);
}

const Resume = ({ name, label, isKnown }: { name: string; label: string; isKnown: boolean }) => (
	<CheckField name={name} label={label} isChecked={useTicked(name, isKnown)} />
);

const Consent = ({ isGiven }: { isGiven: boolean }) => (
	<div>
		<CheckField
			name="mayCount"
			label="My answer may be counted"
			isChecked={useTicked("mayCount", isGiven)}
		/>
		<p className="text-sm text-quiet">
			We publish how many members got an offer, of those whose first resume is {askedAfterDays} days
			ago or more, and only from {answersNeeded} answers on. We tell the readers of a resume how
			many members with an offer say that it helped them, and only from {helpedNeeded} on. No name,
			company or role is published. Unless you check this, your answer is part of neither.
		</p>
	</div>
);
