import { Link } from "react-router";
import { TableFrame } from "#app/components/admin/table-frame.tsx";

export type UploadLine = {
	id: string;
	name: string;
	kind: string;
	size: string;
	state: "waiting" | "read" | "unreadable" | "reviewed";
	/** The day on which it is deleted. */
	until: string;
	when: string;
};

const states: Record<UploadLine["state"], string> = {
	waiting: "Being read",
	read: "To be looked at",
	unreadable: "Cannot be read",
	reviewed: "May be published",
};

/** The files that wait to be published. */
export function UploadTable({ uploads }: { uploads: readonly UploadLine[] }) {
	return (
		<TableFrame
			label="Files waiting"
			columns={["File", "Kind", "Size", "State", "Uploaded", "Kept until"]}
		>
			{uploads.map(({ id, name, kind, size, state, when, until }) => (
				<tr key={id}>
					<td>
						<Link to={`/admin/uploads/${id}`} className="admin-link">
							{name}
						</Link>
					</td>
					<td>{kind.toUpperCase()}</td>
					<td className="whitespace-nowrap tabular-nums">{size}</td>
					<td className="whitespace-nowrap">{states[state]}</td>
					<td className="whitespace-nowrap tabular-nums">{when}</td>
					<td className="whitespace-nowrap">{until}</td>
				</tr>
			))}
		</TableFrame>
	);
}
