import { use } from "react";
import { FormAnswer } from "#app/components/base/form/answered.tsx";
import { useField } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button, type ButtonProps } from "#app/components/base/ui/button.tsx";
import { Input } from "#app/components/base/ui/input.tsx";
import { contactKindNames } from "#app/domain/intake/contact-data.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import { draftLimits } from "#app/domain/intake/desk/draft-limits.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";
import { waiverField } from "#app/domain/intake/waiver-form.ts";

type UploadFindingsProps = { review: UploadReview; isForm: boolean; button: ButtonProps };

/**
 * The contact data found in a file, each with a checkbox, and a field for further words. A clean copy leaves
 * them out; what is not checked stays, for a reason.
 */
export function UploadFindings({ review, isForm, button }: UploadFindingsProps) {
	// Fields of no form: the form around them, if there is one, is about something else.
	const form = isForm ? undefined : "upload-apart";
	const { findings, waivers } = review;
	return (
		<fieldset className="admin-panel">
			<legend className="px-1 font-semibold">Name and contact data</legend>
			{findings.length === 0 ? (
				<p>Nothing was found. Please check the file yourself: this search misses some things.</p>
			) : (
				<FindingList findings={findings} waivers={waivers} form={form} />
			)}
			<TextAreaField
				label="More to remove"
				name="more"
				form={form}
				rows={2}
				most={draftLimits.removals}
				hint="One per line. A single capitalized word is removed only where it is capitalized; otherwise capitals and spaces make no difference."
				className="mt-3 mb-3"
			/>
			<Button variant="secondary" {...button}>
				Make the clean copy
			</Button>
			<p className="mt-2 text-sm text-quiet">
				A new file made of the words that stay. Properties, links, comments, pictures and earlier
				versions are never carried over.
			</p>
		</fieldset>
	);
}

type FindingListProps = {
	findings: readonly ContactFinding[];
	/** Why some of them stay. */
	waivers: readonly Waiver[];
	/** The form that its fields belong to, where that is not the one around it. */
	form?: string | undefined;
};

/** What was found, each with its checkbox. */
export function FindingList({ findings, waivers, form }: FindingListProps) {
	return (
		<ul>
			{findings.map((finding) => (
				<FindingItem
					key={`${finding.kind} ${finding.text}`}
					finding={finding}
					reason={
						waivers.find(({ kind, text }) => kind === finding.kind && text === finding.text)
							?.reason ?? null
					}
					form={form}
				/>
			))}
		</ul>
	);
}

/** Something that was found, with its checkbox and the reason why it may stay. */
function FindingItem(props: {
	finding: ContactFinding;
	/** Why it stays in this copy; null when nobody has said so. */
	reason: string | null;
	form: string | undefined;
}) {
	const { finding, reason, form } = props;
	const { kind, text } = finding;
	const { values } = use(FormAnswer);
	const why = useField({ name: waiverField(finding), defaultValue: reason ?? "", form });
	const isTicked = values?.remove?.split("\n").includes(text) ?? reason === null;
	return (
		<li className="upload-finding">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					name="remove"
					form={form}
					value={text}
					defaultChecked={isTicked}
					className="size-5 shrink-0"
				/>
				<span className="min-w-0 wrap-anywhere">
					<span className="text-sm text-quiet">{contactKindNames[kind]}</span> {text}
				</span>
			</label>
			{kind === "name" ? (
				<input {...why.control} type="hidden" />
			) : (
				<div className="upload-reason mt-1 mr-0 mb-2 ml-8">
					<Input
						{...why.control}
						maxLength={200}
						autoComplete="off"
						aria-label={`Why ${text} may stay`}
						placeholder="Why it may stay"
					/>
					{why.error}
				</div>
			)}
		</li>
	);
}
