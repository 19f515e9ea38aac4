import { Link } from "react-router";
import { TableFrame } from "#app/components/admin/table-frame.tsx";

export type DeskLine = {
	id: string;
	fileName: string;
	title: string;
	company: string;
	state: string;
	/** Why it cannot be read, what to look at. */
	remark: string | null;
	isFailed: boolean;
	when: string;
	/** Its person has sent it. */
	isContributed: boolean;
	/** It is the earlier version of a published resume. */
	isEarlier: boolean;
};

/** The drafts of the desk, in the order in which they are worked on. */
export const DraftTable = ({ drafts }: { drafts: readonly DeskLine[] }) => (
	<TableFrame label="Drafts" columns={["File", "Title", "Company", "State", "Came in"]}>
		{drafts.map(
			({
				id,
				fileName,
				title,
				company,
				state,
				remark,
				isFailed,
				when,
				isContributed,
				isEarlier,
			}) => (
				<tr key={id} className="border-t border-hairline">
					<td className="min-w-48 wrap-anywhere">
						<Link
							to={`/admin/intake/${id}`}
							className="admin-link inline-flex min-h-6 items-center"
						>
							{fileName}
						</Link>
						{isContributed ? (
							<span className="block text-sm text-quiet">
								{isEarlier ? "An earlier version, from its person" : "Contributed by its person"}
							</span>
						) : null}
					</td>
					<td>{title}</td>
					<td>{company}</td>
					<td className={isFailed ? "text-danger" : undefined}>
						{state}
						{remark ? <span className="block text-sm text-quiet">{remark}</span> : null}
					</td>
					<td className="whitespace-nowrap text-quiet">{when}</td>
				</tr>
			),
		)}
	</TableFrame>
);
