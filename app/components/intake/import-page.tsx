import { Link, useNavigation } from "react-router";
import { StatCard } from "#app/components/admin/stat-card.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { describeTakingBack, type TakingBack } from "#app/domain/admin/taking-back.ts";
import { count } from "#app/domain/base/count.ts";
import type { TextEncoding } from "#app/domain/intake/csv/text-encoding.ts";
import type { ImportCounts, Repeat } from "#app/domain/intake/resume-import.ts";
import { type DifferencesShown, ImportDifferences } from "./import-differences.tsx";
import { ImportErrors, type ShownError } from "./import-errors.tsx";
import { ImportPreview, type PreviewedRow } from "./import-preview.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportRemarks } from "./import-remarks.tsx";
import { useImportProgress } from "./use-import-progress.ts";

type ImportPageProps = {
	id: string;
	fileName: string;
	status: "checking" | "checked" | "adding" | "done" | "failed";
	error: string | null;
	createdAt: string;
	counts: ImportCounts;
	ignoredColumns: readonly string[];
	preview: readonly PreviewedRow[];
	repeats: { shown: readonly Repeat[]; count: number } | null;
	errors: readonly ShownError[];
	nextErrors: number | null;
	isFirstPage: boolean;
	encoding: TextEncoding | null;
	mayChange: boolean;
	differences: DifferencesShown | null;
	/** Without an id its change is forgotten, and was taken back. */
	batch: ({ id: string | null } & TakingBack) | null;
	/** Why the button did nothing. */
	refusal: string | undefined;
};

/** A file of resumes: what would be added and what cannot be, then how far it is, then what became of it. */
export function ImportPage(props: ImportPageProps) {
	const { id, fileName, status, error, createdAt, counts, refusal } = props;
	const uploaded = createdAt.slice(0, 16).replace("T", " ");
	const complete = adminMessages.imports.complete(counts.added, counts.bad, props.mayChange);
	const isTakenBack = Boolean(props.batch?.takenBackAt);
	const isTakingBack = isTakenBack && Boolean(props.batch?.left);
	useImportProgress(isTakingBack ? "taking back" : isTakenBack ? "taken back" : status, complete);
	return (
		<>
			<h1 className="text-2xl">Mass Upload Resumes</h1>
			<p className="mt-1 mb-6 wrap-anywhere text-quiet">
				{fileName}, uploaded <time dateTime={createdAt}>{uploaded} UTC</time>
			</p>
			<div className="flex flex-col gap-6">
				{refusal ? <Alert kind="error">{refusal}</Alert> : null}
				{error ? <Alert kind="error">{error}</Alert> : null}
				{status === "done" && !isTakenBack ? <Alert kind="success">{complete}</Alert> : null}
				{status === "adding" ? <ImportProgress id={id} counts={counts} /> : null}
				<Counts
					counts={counts}
					isDone={status === "done"}
					mayChange={props.mayChange}
					leftOutNote={isTakenBack ? "not added" : "there already"}
				/>
				<ImportRemarks
					encoding={props.encoding}
					ignoredColumns={props.ignoredColumns}
					repeats={props.repeats}
				/>
				{status === "checked" || status === "failed" ? (
					<AddForm
						counts={counts}
						repeats={props.repeats?.count ?? 0}
						verb={props.mayChange ? "Add or change" : "Add"}
					/>
				) : null}
				{props.differences ? <ImportDifferences differences={props.differences} /> : null}
				{props.batch && status !== "adding" ? (
					<p>
						{props.batch.id === null ? (
							takenBackWords(props.batch)
						) : (
							<Link to={`/admin/changes/${props.batch.id}`} className="admin-link">
								{takenBackWords(props.batch)}
							</Link>
						)}
					</p>
				) : null}
				{props.preview.length > 0 ? (
					<ImportPreview rows={props.preview} total={counts.good - counts.added} />
				) : null}
				<ImportErrors
					id={id}
					total={counts.bad}
					errors={props.errors}
					next={props.nextErrors}
					isFirst={props.isFirstPage}
				/>
				<p className="flex flex-wrap gap-x-6 gap-y-2">
					<Link to="/admin/imports/new" className="admin-link">
						Upload another file
					</Link>
					<Link to="/admin/imports" className="admin-link">
						Earlier uploads
					</Link>
				</p>
			</div>
		</>
	);
}

function takenBackWords(batch: TakingBack): string {
	const said = describeTakingBack(batch);
	return said ? `This import ${batch.left > 0 ? "is" : "was"} ${said}` : "Take this import back";
}

type CountsProps = {
	counts: ImportCounts;
	isDone: boolean;
	mayChange: boolean;
	leftOutNote: string;
};

function Counts({ counts, isDone, mayChange, leftOutNote }: CountsProps) {
	const label = mayChange ? "Added or changed" : "Added";
	const shown = (value: number) => value.toLocaleString("en-US");
	return (
		<dl className="admin-stats">
			<StatCard label="Rows" value={shown(counts.rows)} note="below the headers" />
			<StatCard
				label={isDone ? label : `Will be ${label.toLowerCase()}`}
				value={shown(counts.good)}
			/>
			<StatCard label="Errors" value={shown(counts.bad)} note="not added" />
			{counts.leftOut > 0 ? (
				<StatCard label="Left out" value={shown(counts.leftOut)} note={leftOutNote} />
			) : null}
			<StatCard label="Ignored" value={shown(counts.ignored)} note="empty rows" />
		</dl>
	);
}

type AddFormProps = { counts: ImportCounts; repeats: number; verb: string };

function AddForm({ counts: { good, added }, repeats, verb }: AddFormProps) {
	const busy = useNavigation().formMethod === "POST";
	if (good === added) return null;
	return (
		<AnsweredForm className="grid gap-4 justify-items-start">
			{repeats > 0 ? (
				<CheckField name="leavesOutRepeats" label={`Leave out ${count(repeats, "duplicate")}`} />
			) : null}
			<Button type="submit" size="large" busy={busy}>
				{busy ? "Processing..." : `${verb} ${count(good - added, "resume")}`}
			</Button>
		</AnsweredForm>
	);
}
