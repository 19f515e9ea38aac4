import { Link } from "react-router";
import { CompanyMark } from "#app/components/library/company-mark.tsx";
import { StarButton } from "#app/components/reader/star-button.tsx";
import { comparing } from "#app/domain/base/messages/comparing.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import { compareAddress } from "#app/domain/reader/compare-address.ts";
import type { SideColumn } from "#app/domain/reader/side-by-side.ts";

type HeadProps = { ids: readonly string[]; columns: readonly SideColumn[]; isByLine: boolean };

/** Whose column it is: the company stays in view while the rows are read. */
export const SideBySideHead = ({ ids, columns, isByLine }: HeadProps) => (
	<>
		<thead>
			<tr>
				<td />
				{columns.map((column) => (
					<th key={column.id} scope="col">
						<Company column={column} />
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			<tr>
				<th scope="row">Resume</th>
				{columns.map((column) => (
					<td key={column.id}>
						<Title column={column} />
						{ids.length > 1 ? (
							<Link
								to={compareAddress(
									ids.filter((id) => id !== column.id),
									isByLine,
								)}
								preventScrollReset
								className="link-quiet text-fine"
							>
								Remove<span className="sr-only">: {nameOf(column)}</span>
							</Link>
						) : null}
					</td>
				))}
			</tr>
		</tbody>
	</>
);

const nameOf = (column: SideColumn): string =>
	column.state === "there"
		? column.preview.title
		: column.state === "withdrawn"
			? "a withdrawn resume"
			: "an unknown resume";

function Company({ column }: { column: SideColumn }) {
	if (column.state !== "there") {
		return column.state === "withdrawn" ? "Withdrawn" : "Unknown";
	}
	const { company, title } = column.preview;
	return (
		<span className="side-company">
			<CompanyMark company={company} />
			<span>
				{company}
				<span className="sr-only">: {title}</span>
			</span>
		</span>
	);
}

function Title({ column }: { column: SideColumn }) {
	if (column.state !== "there") {
		return <p>{column.state === "withdrawn" ? refusing.withdrawn : comparing.unknown}</p>;
	}
	const { id, title } = column.preview;
	return (
		<>
			<Link to={`/resumes/${id}`} className="side-title">
				{title}
			</Link>
			<StarButton id={id} title={title} />
		</>
	);
}
