import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { FindingList } from "#app/components/intake/upload-findings.tsx";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { schoolWords, wordsOfKind } from "#app/domain/intake/desk/blur.ts";
import { isOfHead } from "#app/domain/intake/desk/draft-form.ts";
import { draftLimits } from "#app/domain/intake/desk/draft-limits.ts";
import type { EditedDraft } from "#app/domain/intake/desk/draft-view.ts";

type DraftPrivacyProps = {
	draft: EditedDraft;
	/** Who may say that few who share it are enough: of a contributed draft its person has, or has not. */
	fewBy: "owner" | "contributor" | null;
};

/** What leads to the person: found contact data, what is said less exactly, and how many people share what is left. */
export function DraftPrivacy({ draft, fewBy }: DraftPrivacyProps) {
	const { document, findings, waivers, removals, blur, houses, schools, industries } = draft;
	const ofHead = findings.filter(isOfHead(document));
	const open = findings.filter((finding) => !ofHead.includes(finding));
	return (
		<>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">Name and contact data</legend>
				{findings.length === 0 ? (
					<p>Nothing was found. Please look yourself: this search misses some things.</p>
				) : (
					<FindingList findings={open} waivers={waivers} />
				)}
				{ofHead.length > 0 ? (
					<p className="mt-2 wrap-anywhere">
						<span className="text-sm text-quiet">Always goes</span>{" "}
						{ofHead.map(({ text }) => text).join(" · ")}
					</p>
				) : null}
				<TextAreaField
					label="More to remove"
					name="more"
					rows={2}
					most={draftLimits.removals}
					defaultValue={removals.join("\n")}
					hint="One per line"
					className="mt-3"
				/>
			</fieldset>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">Less exactly</legend>
				<p className="mb-3 text-note text-quiet">
					What is chosen here is said instead of the name everywhere in the resume.
				</p>
				<div className="grid gap-4 sm:grid-cols-2">
					{houses.map(({ name, kind }) => (
						<SelectField
							key={name}
							label={name}
							name={`blur employer ${name}`}
							defaultValue={blur.employers[name] ?? ""}
							options={[
								{ value: "", label: "Its name" },
								...kindsFirst(industries, kind).map((value) => ({
									value,
									label: wordsOfKind(value),
								})),
							]}
						/>
					))}
				</div>
				<div className="mt-3">
					{schools.map((name) => (
						<CheckField
							key={name}
							name={`blur school ${name}`}
							label={`${schoolWords} instead of ${name}`}
							isChecked={blur.schools.includes(name)}
						/>
					))}
					<CheckField name="blurMonths" label="Years instead of months" isChecked={blur.months} />
				</div>
			</fieldset>
			<Meter draft={draft} fewBy={fewBy} />
		</>
	);
}

const kindsFirst = (industries: readonly string[], kind: string | null): string[] => [
	...new Set([...(kind ? [kind] : []), ...industries]),
];

function Meter({ draft: { meter, fewReason }, fewBy }: DraftPrivacyProps) {
	if (!meter) return null;
	return (
		<section className="admin-panel" aria-labelledby="meter">
			<h2 id="meter" className="font-sans text-base font-semibold tracking-normal">
				How many share it
			</h2>
			<p className={meter.isTooFew ? "draft-meter text-danger" : "draft-meter"}>
				<strong>{meter.people}</strong>
			</p>
			{meter.named ? (
				<NamedBeside named={meter.named} />
			) : (
				<p className="text-note text-quiet">
					So many in this library would have this role, these employers, these schools and this
					first month. It is counted from what was saved, and says nothing about the world outside
					of this library.
				</p>
			)}
			{meter.steps.length > 0 ? (
				<table className="draft-steps mt-3 text-note">
					<caption className="sr-only">What one thing less exact would make of it</caption>
					<tbody>
						{meter.steps.map(({ label, becomes, people }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{becomes}</td>
								<td className="number">{people}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : null}
			{fewBy === "contributor" && meter.isTooFew ? (
				<CheckField
					name="fewReason"
					value={contributing.fewAgreed}
					label="I know that this can lead to me, and want it published like this."
					isChecked={fewReason !== null}
				/>
			) : null}
			{fewBy === null && fewReason ? <p className="mt-3 text-note">{fewReason}.</p> : null}
			{fewBy === "owner" && (meter.isTooFew || fewReason) ? (
				<Field
					label="Why it may be published all the same"
					name="fewReason"
					defaultValue={fewReason ?? ""}
					maxLength={200}
					hint="Needed while fewer than three people share what is left. It stands in the audit log."
					className="mt-4"
				/>
			) : null}
		</section>
	);
}

/** What its person is told: what everybody can count, and what a comparison with locked resumes would betray of them. */
const NamedBeside = ({ named }: { named: readonly string[] }) => (
	<>
		<p className="text-note text-quiet">
			So many in this library have the role and the company of your offer, or the industry that you
			say instead. Everybody can count them. It is counted from what was saved, and says nothing
			about the world outside of this library.
		</p>
		{named.length > 0 ? (
			<>
				<p className="mt-3 text-note">
					It also names what can lead to you. We do not say who else here has it, because nobody is
					told that of you either.
				</p>
				<ul className="mt-1 list-disc pl-5 text-note wrap-anywhere">
					{named.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			</>
		) : null}
	</>
);
