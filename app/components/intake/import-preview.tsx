import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { count } from "#app/domain/base/count.ts";
import { isFeaturedOf } from "#app/domain/intake/resume-import.ts";

export type PreviewedRow = {
	row: number;
	resume: {
		title: string;
		company: string;
		role: string;
		industry: string;
		experienceLevel: string;
		tags: readonly string[];
		isFeatured: boolean;
		fileUrl: string | null;
	};
};

/** The first resumes of a file, as they will be. */
export function ImportPreview({ rows, total }: { rows: readonly PreviewedRow[]; total: number }) {
	return (
		<section aria-labelledby="preview">
			<h2 id="preview" className="mb-3 text-xl">
				{rows.length < total
					? `The first ${rows.length} of ${count(total, "resume")}`
					: "What will be added"}
			</h2>
			<TableFrame
				label="Resumes that will be added"
				columns={[
					{ number: "Row" },
					"Title",
					"Company",
					"Role",
					"Industry",
					"Level",
					"Tags",
					"File",
				]}
			>
				{rows.map(({ row, resume }) => (
					<tr key={row}>
						<td className="number w-18">{row}</td>
						<th scope="row" className="admin-words">
							{resume.title}
							{isFeaturedOf(resume) ? (
								<span className="text-sm text-amber"> Featured</span>
							) : resume.isFeatured ? (
								<span className="text-sm text-quiet"> Not featured without a file</span>
							) : null}
						</th>
						<td>{resume.company}</td>
						<td>{resume.role}</td>
						<td>{resume.industry}</td>
						<td className="whitespace-nowrap">{resume.experienceLevel}</td>
						<td className="admin-words">{resume.tags.join(", ")}</td>
						<td>{resume.fileUrl ? "Elsewhere" : "No file"}</td>
					</tr>
				))}
			</TableFrame>
		</section>
	);
}
