import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { mostCounted, type Named, type SharedTraits } from "#app/domain/intake/desk/meter.ts";
import { tiers } from "#app/domain/library/evidence.ts";

/** So many resumes of a role are looked through, the newest first: in a larger library the count is too low. */
const mostLookedAt = 5_000;

/**
 * How many published resumes have all of these traits, up to `mostCounted`. Of an industry that is said instead of
 * a name, only those count of whose houses the library knows it: the count is never too high. It is for the owner alone:
 * a person who asks again and again would read employers, schools and months of locked resumes off it.
 * @param onlyReal invented people hide nobody
 */
export async function countSharing(
	connection: Connection,
	{ role, houses, schools, month }: SharedTraits,
	onlyReal: boolean,
): Promise<number> {
	const has = (part: "work" | "education", entry: object) =>
		sql`d.document @> ${JSON.stringify({ [part]: [entry] })}::jsonb`;
	const conditions: SQL[] = [
		...houses.map((house) =>
			"name" in house
				? sql`(r.company = ${house.name} or ${has("work", { name: house.name })})`
				: sql`(r.industry = ${house.kind} or exists (
					select from jsonb_array_elements(d.document->'work') job
						join resumes known on known.company = job->>'name'
					where known.industry = ${house.kind} and known.withdrawn_at is null))`,
		),
		...schools.map((institution) => has("education", { institution })),
		...(month ? [sql`d.document->'work'->0->>'startDate' = ${month}`] : []),
	];
	const { rows } = await connection.execute<{ count: number }>(sql`
		select count(*)::int as count from (
			select 1 from (
				select id, company, industry from resumes
				where role = ${role} and withdrawn_at is null ${realOnly(onlyReal)}
				order by created_at desc limit ${mostLookedAt}) r
			join resume_documents d on d.resume_id = r.id
			where ${sql.join([sql`true`, ...conditions], sql` and `)}
			limit ${mostCounted}) found`);
	return rows[0]?.count ?? 0;
}

/**
 * How many published resumes have the role and the company, or the industry, of an offer, up to `mostCounted`. It asks
 * for nothing that their previews do not show: so a person may be told.
 */
export async function countOffers(
	connection: Connection,
	{ role, house }: { role: string; house: Named },
	onlyReal: boolean,
): Promise<number> {
	const offer = "name" in house ? sql`company = ${house.name}` : sql`industry = ${house.kind}`;
	const { rows } = await connection.execute<{ count: number }>(sql`
		select count(*)::int as count from (
			select 1 from resumes
			where role = ${role} and ${offer} and withdrawn_at is null ${realOnly(onlyReal)}
			limit ${mostCounted}) found`);
	return rows[0]?.count ?? 0;
}

const realOnly = (onlyReal: boolean): SQL => {
	const given = sql.param(tiers.map(({ provenance }) => provenance));
	return onlyReal ? sql`and provenance = any(${given}::text[])` : sql``;
};

/** The industry that most resumes of each company have, and of each role; by name. */
export async function findIndustries(
	connection: Connection,
	names: { companies: readonly string[]; role: string },
): Promise<{ ofCompany: ReadonlyMap<string, string>; ofRole: string | null }> {
	const { rows } = await connection.execute<{ company: string | null; industry: string }>(sql`
		select company, mode() within group (order by industry) as industry from resumes
		where company = any(${sql.param([...names.companies])}::text[]) and withdrawn_at is null group by company
		union all select null, industry from (
			select mode() within group (order by industry) as industry from resumes
			where role = ${names.role} and withdrawn_at is null) usual where industry is not null`);
	const ofCompany = new Map(
		rows.flatMap(({ company, industry }) =>
			company === null ? [] : [[company, industry] as const],
		),
	);
	return { ofCompany, ofRole: rows.find(({ company }) => company === null)?.industry ?? null };
}

/** Every role of the library. */
export async function findRoles(connection: Connection): Promise<string[]> {
	const { rows } = await connection.execute<{ role: string }>(
		sql`select distinct role from resumes where withdrawn_at is null order by role limit 500`,
	);
	return rows.map(({ role }) => role);
}
