import { Link, useNavigation } from "react-router";
import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { usePolling } from "#app/components/base/use-polling.ts";
import type { AuditLine } from "#app/domain/admin/audit.ts";
import { type TakenBack, takenBackLabels } from "#app/domain/admin/batch.ts";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

type ChangePageProps = {
	id: string;
	what: string;
	resumes: number;
	/** How many are not settled yet while it is taken back. */
	left: number;
	/** How many could not be taken back, or not in all. */
	stayed: number;
	isTakenBack: boolean;
	rows: readonly {
		id: string;
		/** Its form, or the list that it stands in. */
		to: string;
		label: string;
		isNew: boolean;
		changes: AuditLine["changes"];
		takenBack: TakenBack | null;
	}[];
	answer: FormResult | undefined;
};

/** A change of many resumes: what each was and became, and the press that takes all of it back. */
export function ChangePage(props: ChangePageProps) {
	const { id, what, resumes, left, stayed, isTakenBack, rows, answer } = props;
	const busy = useNavigation().formMethod === "POST";
	const isRunning = isTakenBack && left > 0;
	usePolling(isRunning);
	return (
		<div className="grid gap-6">
			<div>
				<Link to="/admin/changes" className="admin-link inline-flex min-h-11 items-center">
					All changes
				</Link>
				<h1 className="text-2xl wrap-anywhere">{what}</h1>
				<p className="text-quiet">{count(resumes, "resume")}</p>
			</div>
			{isRunning ? (
				<p role="status">
					{`Being taken back: ${(resumes - left).toLocaleString("en-US")} of ${resumes.toLocaleString("en-US")}. `}
					<Link to={`/admin/changes/${id}`} className="admin-link">
						Refresh
					</Link>
				</p>
			) : null}
			{isTakenBack && left === 0 ? (
				<Alert kind={stayed > 0 ? "info" : "success"}>
					{stayed > 0
						? `It was taken back, but for ${count(stayed, "resume")}: the list says why.`
						: "It was taken back."}
				</Alert>
			) : null}
			{isTakenBack ? null : (
				<AnsweredForm answer={answer} className="grid gap-2 justify-items-start">
					<FormMessage />
					<Button type="submit" variant="secondary" busy={busy} className="danger-button">
						{busy ? "Processing..." : "Take this change back"}
					</Button>
					<p className="text-sm text-quiet">
						What was changed since stays as it is. Resumes that it added are withdrawn.
					</p>
				</AnsweredForm>
			)}
			<TableFrame label="Resumes of this change" columns={["Resume", "What", "Taken back"]}>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row" className="admin-words">
							<Link to={row.to} className="admin-link">
								{row.label}
							</Link>
						</th>
						<td className="admin-words">
							{row.isNew
								? "Added"
								: row.changes.map(({ field, from, to }) => (
										<p key={field}>
											{field}: {from} → {to}
										</p>
									))}
						</td>
						<td>{row.takenBack ? takenBackLabels[row.takenBack] : ""}</td>
					</tr>
				))}
			</TableFrame>
			{rows.length < resumes ? (
				<p className="text-quiet">{`The first ${rows.length} of ${count(resumes, "resume")}.`}</p>
			) : null}
		</div>
	);
}
