import type pg from "pg";

/** What has to be so of a database before the site can work in it. */
export type Fitness = {
	/** As the server says it: "18.4". */
	version: string;
	major: number;
	encoding: string;
	/** Where the user's tables are made; null: nowhere. */
	schema: string | null;
	dates: string;
	/** Whether the extension is there, or may be made. */
	hasTrigrams: boolean;
};

const leastMajor = 16;

/** The site cannot work in this database. */
export class UnfitDatabaseError extends Error {
	override name = "UnfitDatabaseError";
}

export async function readFitness(client: Pick<pg.Client, "query">): Promise<Fitness> {
	const { rows } = await client.query<Omit<Fitness, "major">>(
		`select split_part(current_setting('server_version'), ' ', 1) as version,
			current_setting('server_encoding') as encoding, current_schema() as schema,
			current_setting('datestyle') as dates,
			exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams"`,
	);
	const [row] = rows;
	if (!row) throw new Error("The server did not answer.");
	return { ...row, major: Number.parseInt(row.version, 10) };
}

/** What hinders the site, each with what to do about it. */
export function findUnfit(found: Fitness): { says: string; advice: string }[] {
	const { version, major, encoding, schema, dates, hasTrigrams } = found;
	const problems: [boolean, string, string][] = [
		[
			major < leastMajor,
			`is Postgres ${version}`,
			`The site needs Postgres ${leastMajor} or newer.`,
		],
		[
			encoding !== "UTF8",
			`keeps its text as ${encoding}, not as UTF8`,
			"Make another: create database … encoding 'UTF8' template template0",
		],
		[
			schema !== "public",
			`makes tables in ${schema ?? "no schema"}, not in public`,
			"Of its role, and of the database: alter … set search_path = public",
		],
		[!dates.startsWith("ISO"), `writes dates as ${dates}`, "alter role … set datestyle = 'ISO'"],
		[!hasTrigrams, "has no pg_trgm", "Install the contrib package of your Postgres."],
	];
	return problems.filter(([is]) => is).map(([, says, advice]) => ({ says, advice }));
}

/** @throws UnfitDatabaseError before anything is written that would be left half made */
export async function refuseUnfit(client: Pick<pg.Client, "query">): Promise<void> {
	const problems = findUnfit(await readFitness(client));
	if (problems.length === 0) return;
	const lines = problems.map(
		({ says, advice }) => `The database of DATABASE_URL ${says}. ${advice}`,
	);
	throw new UnfitDatabaseError(lines.join("\n"));
}
