import type { SignupStatus } from "#app/domain/account/newsletter.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { TableFrame } from "./table-frame.tsx";

export type ShownSignup = {
	id: string;
	email: string;
	source: string;
	status: SignupStatus;
	/** ISO. */
	createdAt: string;
};

export function SignupsTable({ signups }: { signups: readonly ShownSignup[] }) {
	return (
		<TableFrame label="Email signups" columns={["Email", "Source", "Status", "Created At"]}>
			{signups.map(({ id, email, source, status, createdAt }) => (
				<tr key={id}>
					<td className="min-w-56 break-all">{email}</td>
					<td>{source}</td>
					<td>
						<span className={`badge ${status === "active" ? "badge-tag" : "badge-bad"}`}>
							{status}
						</span>
					</td>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
					</td>
				</tr>
			))}
		</TableFrame>
	);
}
