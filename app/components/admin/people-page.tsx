import { Link } from "react-router";
import { listAddress } from "#app/domain/admin/list-place.ts";
import { type PeopleQuery, peoplePlans } from "#app/domain/admin/people-query.ts";
import type { PersonFile } from "#app/domain/admin/person-file.ts";
import { ListFilter } from "./list-filter.tsx";
import { PageTurner } from "./page-turner.tsx";
import { TableFrame } from "./table-frame.tsx";

export type ShownPerson = Pick<
	PersonFile,
	"id" | "email" | "plan" | "joined" | "isConfirmed" | "lastSeen" | "opened"
>;

type PeoplePageProps = {
	query: PeopleQuery;
	/** Why the search could not be made. */
	problem: string | null;
	people: readonly ShownPerson[];
	next: string | null;
	isFirst: boolean;
};

const planOptions = Object.entries(peoplePlans).map(([value, label]) => ({ value, label }));

/** All users, the newest first. */
export function PeoplePage({ query, problem, people, next, isFirst }: PeoplePageProps) {
	const { search, plan } = query;
	const address = (after: string | null) =>
		listAddress("/admin/people", { q: search, plan, after });
	return (
		<>
			<h1 className="text-2xl">People</h1>
			<ListFilter
				list="/admin/people"
				fields={[
					{
						kind: "email",
						label: "Part of the email address, or an ID",
						name: "q",
						value: search,
						error: problem,
					},
					{ kind: "choice", label: "Plan", name: "plan", value: plan, options: planOptions },
				]}
			/>
			{people.length > 0 ? (
				<PeopleTable people={people} />
			) : (
				<p className="admin-empty">{problem ?? "Nobody matches."}</p>
			)}
			<PageTurner address={address} next={next} isFirst={isFirst} />
		</>
	);
}

function PeopleTable({ people }: { people: readonly ShownPerson[] }) {
	return (
		<TableFrame
			label="People"
			columns={["Email", "Plan", "Joined", "Confirmed", "Last seen", { number: "Opened" }]}
		>
			{people.map((person) => (
				<tr key={person.id}>
					<td className="min-w-56 wrap-anywhere">
						<Link to={`/admin/people/${person.id}`} className="admin-link">
							{person.email}
						</Link>
					</td>
					<td className="min-w-36">{person.plan}</td>
					<td className="whitespace-nowrap tabular-nums">{person.joined}</td>
					<td>{person.isConfirmed ? "Yes" : "No"}</td>
					<td className="whitespace-nowrap tabular-nums">{person.lastSeen ?? "Never"}</td>
					<td className="number">{person.opened}</td>
				</tr>
			))}
		</TableFrame>
	);
}
