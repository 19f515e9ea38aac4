import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { FileLink } from "#app/components/base/downloads/file-link.tsx";
import { columnNotes } from "#app/content/import-columns.ts";
import { requiredColumns, resumeColumns } from "#app/domain/intake/resume-csv-headers.ts";

const required = new Set<string>(requiredColumns);

/** What a file may hold, and one to begin with. */
export function ImportColumns() {
	return (
		<section aria-labelledby="columns" className="mt-10">
			<h2 id="columns" className="text-xl">
				The columns
			</h2>
			<p className="mt-1 mb-4 max-w-prose text-quiet">
				The first row names them, in any order; “Experience Level” will do for experience_level.
				Other columns are ignored.{" "}
				<FileLink href="/admin/imports/sample.csv" className="admin-link">
					Download a sample file
				</FileLink>
			</p>
			<TableFrame label="The columns of a CSV file" columns={["Column", "What it holds"]}>
				{resumeColumns.map((column) => (
					<tr key={column}>
						<th scope="row">
							<code translate="no">{column}</code>
							{required.has(column) ? (
								<span className="block text-sm text-quiet">needed</span>
							) : null}
						</th>
						<td>{columnNotes[column]}</td>
					</tr>
				))}
			</TableFrame>
		</section>
	);
}
