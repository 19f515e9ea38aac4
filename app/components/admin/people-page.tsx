import { Form, Link, useNavigation } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { listAddress, type PeopleQuery, peoplePlans } from "#app/domain/admin/people-query.ts";
import { PageTurner } from "./page-turner.tsx";
import { TableFrame } from "./table-frame.tsx";

export type ShownPerson = {
	id: string;
	email: string;
	plan: string;
	joined: string;
	isConfirmed: boolean;
	lastSeen: string | null;
	opened: number;
};

type PeoplePageProps = {
	query: PeopleQuery;
	/** Why the search could not be made. */
	problem: string | null;
	people: readonly ShownPerson[];
	next: string | null;
	isFirst: boolean;
};

/** All users, the newest first. */
export function PeoplePage({ query, problem, people, next, isFirst }: PeoplePageProps) {
	const { search, plan } = query;
	const address = (before: string | null) =>
		listAddress("/admin/people", { q: search, plan, before });
	return (
		<>
			<h1 className="text-2xl">People</h1>
			<PeopleFilter key={address(null)} query={query} problem={problem} />
			{people.length > 0 ? (
				<PeopleTable people={people} />
			) : (
				<p className="admin-empty">{problem ?? "Nobody fits."}</p>
			)}
			<PageTurner first={isFirst ? null : address(null)} next={next && address(next)} />
		</>
	);
}

function PeopleFilter({ query, problem }: { query: PeopleQuery; problem: string | null }) {
	const busy = useNavigation().state === "loading";
	return (
		<Form className="admin-filter">
			<Field
				label="Part of the email address, or an id"
				name="q"
				defaultValue={query.search}
				autoCapitalize="none"
				spellCheck={false}
				error={problem ?? undefined}
			/>
			<label className="admin-select">
				Plan
				<select name="plan" defaultValue={query.plan ?? ""}>
					<option value="">All</option>
					{Object.entries(peoplePlans).map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</select>
			</label>
			<Button type="submit" variant="secondary" busy={busy}>
				Find
			</Button>
			{query.search || query.plan ? (
				<Link to="/admin/people" className="link-quiet">
					Clear
				</Link>
			) : null}
		</Form>
	);
}

function PeopleTable({ people }: { people: readonly ShownPerson[] }) {
	return (
		<TableFrame label="People">
			<thead>
				<tr>
					<th scope="col">Email</th>
					<th scope="col">Plan</th>
					<th scope="col">Joined</th>
					<th scope="col">Confirmed</th>
					<th scope="col">Last seen</th>
					<th scope="col" className="number">
						Opened
					</th>
				</tr>
			</thead>
			<tbody>
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
			</tbody>
		</TableFrame>
	);
}
