import { Fragment } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Fold } from "#app/components/base/form/fold.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { endReasonMaximum } from "#app/domain/admin/evidence-forms.ts";
import type { EvidenceLine } from "#app/domain/admin/evidence-line.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import {
	comparedLabels,
	documentKinds,
	documentLabels,
	hasTier,
	neededOfDocument,
} from "#app/domain/library/evidence.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";

type EvidencePanelProps = {
	resume: {
		title: string;
		company: string;
		role: string;
		offerMonth: string | null;
		provenance: Provenance;
		/** That its contributor has given for a link. */
		workAddress: string | null;
	};
	isWithdrawn: boolean;
	records: readonly EvidenceLine[];
	action: string;
	answer: FormResult | undefined;
};

type FormProps = Pick<EvidencePanelProps, "resume" | "action" | "answer"> & { busy: boolean };

/** What a resume's tier rests on, and how another record comes to it. */
export function EvidencePanel(props: EvidencePanelProps) {
	const { resume, isWithdrawn, records, action, answer } = props;
	const sent = useNavigation().formData;
	const forms = (intent: string, id = "") => ({
		resume,
		action,
		busy: sent?.get("intent") === intent && (sent.get("id") ?? "") === id,
		answer:
			answer?.values?.intent === intent && (answer.values.id ?? "") === id ? answer : undefined,
	});
	return (
		<div className="grid gap-6">
			<p className="flex flex-wrap items-center gap-2">
				<strong className="font-semibold">{resume.title}</strong> {resume.company}
				<Badge>{provenanceLabels[resume.provenance]}</Badge>
			</p>
			{records.length > 0 ? (
				<ul aria-label="Records" className="grid gap-4">
					{records.map((record) => (
						<Record key={record.id} record={record} {...forms("end", record.id)} />
					))}
				</ul>
			) : (
				<p className="text-quiet">Nothing is recorded of this resume.</p>
			)}
			{isWithdrawn ? (
				<p className="text-quiet">{adminMessages.adminResumes.withdrawn}</p>
			) : hasTier(resume.provenance) ? (
				// What was recorded stands above; the forms begin again.
				<Fragment key={records.length}>
					<DocumentForm {...forms("document")} />
					<WorkLinkForm {...forms("work-link")} />
				</Fragment>
			) : (
				<p className="text-quiet">{adminMessages.evidence.notDeclared}</p>
			)}
		</div>
	);
}

function Record({ record, action, answer, busy }: FormProps & { record: EvidenceLine }) {
	return (
		<li className="admin-panel grid gap-1">
			<p className="font-medium">{record.what}</p>
			<p className="text-sm text-quiet">
				{[record.by, record.compared, record.hash && `hash ${record.hash}`]
					.filter(Boolean)
					.join(" · ")}
			</p>
			<p className="text-sm">{record.status}</p>
			{record.isStanding ? (
				<Fold className="disclosure" isAnswered={Boolean(answer)}>
					<summary>Take back</summary>
					<AnsweredForm
						action={action}
						answer={answer}
						encType="multipart/form-data"
						fixed={{ intent: "end", id: record.id }}
						preventScrollReset
						className="mt-2 grid max-w-md gap-4"
					>
						<FormMessage />
						<Field
							label="Why"
							name="because"
							required
							maxLength={endReasonMaximum}
							hint="The resume falls to what its other records prove, at once."
						/>
						<Button
							type="submit"
							variant="secondary"
							busy={busy}
							className="danger-button justify-self-start"
						>
							Take this record back
						</Button>
					</AnsweredForm>
				</Fold>
			) : null}
		</li>
	);
}

const kindOptions = [
	{ value: "", label: "Please choose" },
	...documentKinds.map((value) => ({ value, label: documentLabels[value] })),
];

function DocumentForm({ resume, action, answer, busy }: FormProps) {
	return (
		<AnsweredForm
			action={action}
			answer={answer}
			encType="multipart/form-data"
			fixed={{ intent: "document" }}
			preventScrollReset
			className="admin-panel grid gap-4"
		>
			<h2 className="text-lg">Record a document that you have seen</h2>
			<FormMessage />
			<SelectField label="Document" name="documentKind" options={kindOptions} />
			<Field
				label="The document"
				name="file"
				type="file"
				required
				className="admin-file"
				hint="It is hashed and not kept, blackened ones too. Up to 10 MB."
			/>
			<fieldset>
				<legend className="mb-1 text-note font-medium">It shows the same as the resume</legend>
				{neededOfDocument(resume).map((field) => (
					<CheckField
						key={field}
						name={field}
						label={`${comparedLabels[field]}: ${resume[field]}`}
						isChecked={answer?.values?.[field] === "true"}
					/>
				))}
			</fieldset>
			<Field label="Seen by" name="reviewer" required defaultValue="The owner" />
			<Button type="submit" busy={busy} className="justify-self-start">
				{busy ? "Processing..." : "Record it"}
			</Button>
		</AnsweredForm>
	);
}

function WorkLinkForm({ resume, action, answer, busy }: FormProps) {
	return (
		<AnsweredForm
			action={action}
			answer={answer}
			encType="multipart/form-data"
			fixed={{ intent: "work-link" }}
			preventScrollReset
			className="admin-panel grid gap-4"
		>
			<h2 className="text-lg">Send a link to a work address</h2>
			<FormMessage />
			<Field
				label="Work address"
				name="email"
				type="email"
				required
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={resume.workAddress ?? ""}
				hint="Only its domain and a keyed hash are kept. Nothing changes before the link is opened."
			/>
			<CheckField
				name="isEmployer"
				label={`The address belongs to ${resume.company}`}
				isChecked={answer?.values?.isEmployer === "true"}
			/>
			<Field label="Sent by" name="reviewer" required defaultValue="The owner" />
			<Button type="submit" busy={busy} className="justify-self-start">
				{busy ? "Sending..." : "Send the link"}
			</Button>
		</AnsweredForm>
	);
}
