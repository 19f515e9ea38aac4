import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { count } from "#app/domain/base/count.ts";

export type DifferencesShown = {
	shown: readonly {
		row: number;
		title: string;
		changes: readonly { field: string; from: string; to: string }[];
	}[];
	changed: number;
	same: number;
};

/** What the rows with a resume_id would change of the library as it is now. */
export function ImportDifferences({ differences }: { differences: DifferencesShown }) {
	const { shown, changed, same } = differences;
	return (
		<section aria-labelledby="differences">
			<h2 id="differences" className="mb-1 text-xl">
				What will be changed
			</h2>
			<p className="mb-3 text-quiet">
				{`${count(changed, "resume")} will be changed, ${count(same, "resume")} say the same already.`}
			</p>
			{shown.length > 0 ? (
				<TableFrame
					label="Resumes that will be changed"
					columns={[{ number: "Row" }, "Title", "Differences"]}
				>
					{shown.map(({ row, title, changes }) => (
						<tr key={row}>
							<td className="number w-18">{row}</td>
							<th scope="row" className="admin-words">
								{title}
							</th>
							<td className="admin-words">
								{changes.map(({ field, from, to }) => (
									<p key={field}>
										{field}: {from} → {to}
									</p>
								))}
							</td>
						</tr>
					))}
				</TableFrame>
			) : null}
			{shown.length < changed ? (
				<p className="mt-2 text-quiet">{`The first ${shown.length} of ${changed.toLocaleString("en-US")}.`}</p>
			) : null}
		</section>
	);
}
