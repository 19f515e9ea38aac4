import { PageTurner } from "#app/components/admin/page-turner.tsx";
import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { FileLink } from "#app/components/base/downloads/file-link.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { listAddress } from "#app/domain/admin/list-place.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { count } from "#app/domain/base/count.ts";

export type ShownError = { row: number; problem: string; says: string };

type ImportErrorsProps = {
	id: string;
	total: number;
	/** A page of them. */
	errors: readonly ShownError[];
	/** The row behind which the next page begins. */
	next: number | null;
	isFirst: boolean;
};

/** The rows of a file that cannot be added, what is wrong with each, and how to fix them. */
export function ImportErrors({ id, total, errors, next, isFirst }: ImportErrorsProps) {
	if (total === 0) return null;
	const page = `/admin/imports/${id}`;
	return (
		<section aria-labelledby="errors">
			<h2 id="errors" className="mb-3 text-xl">
				{count(total, "row")} with errors
			</h2>
			{errors.length === 0 && isFirst ? <p>{adminMessages.imports.rowsGone}</p> : null}
			{errors.length > 0 ? (
				<>
					<p className="mb-4 max-w-prose text-quiet">
						Correct them in the file that you can download here, then upload that file.
					</p>
					<p className="mb-4">
						<FileLink
							href={`${page}/errors.csv`}
							className={buttonVariants({ variant: "secondary" })}
						>
							Download the rows with errors
						</FileLink>
					</p>
					<TableFrame
						label="Rows with errors"
						columns={[{ number: "Row" }, "What is wrong", "What it says"]}
					>
						{errors.map(({ row, problem, says }) => (
							<tr key={row}>
								<td className="number w-18">{row}</td>
								<td className="admin-words">{problem}</td>
								<td className="admin-words text-quiet">{says}</td>
							</tr>
						))}
					</TableFrame>
				</>
			) : null}
			<PageTurner
				address={(after) => `${listAddress(page, { after })}#errors`}
				next={next === null ? null : String(next)}
				isFirst={isFirst}
			/>
		</section>
	);
}
