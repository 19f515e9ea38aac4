/** The built-in Postgres cannot be used; the message says why and what to do. */
export class LocalPostgresError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(`${message} Or set DATABASE_URL to a Postgres of your own.`, options);
		this.name = "LocalPostgresError";
	}
}

const explanations: [RegExp, (match: RegExpMatchArray, folder: string) => string][] = [
	[
		/No space left on device|Disk quota exceeded/u,
		(_match, folder) => `The disk is full: Postgres needs about 100 MB under ${folder}.`,
	],
	[
		/initialized by PostgreSQL version (\d+)/u,
		(match, folder) =>
			`${folder} was made by Postgres ${match[1]}, and cannot be used by the version that runs now. Name that version in LOCAL_POSTGRES_BIN, export the database with it, or move the folder away.`,
	],
	[
		/could not (?:create|resize|map) (?:anonymous )?shared memory|could not create semaphores/u,
		() => "The system gives Postgres too little shared memory.",
	],
	[
		/error while loading shared libraries: ([^\s:]+)|Library not loaded: (\S+)/u,
		(match) => `The system lacks a library that Postgres needs: ${match[1] ?? match[2]}.`,
	],
	[
		/Permission denied|Operation not permitted|wrong ownership/u,
		(_match, folder) => `This user may not use ${folder}.`,
	],
];

/**
 * Turns what Postgres said before it gave up into an error that a person can act on.
 * @param said the end of its log
 * @param folder where its data stand
 */
export function explainFailure(said: string, folder: string): LocalPostgresError {
	for (const [pattern, explain] of explanations) {
		const match = said.match(pattern);
		if (match) return new LocalPostgresError(explain(match, folder), { cause: said });
	}
	const end = said.trim().split("\n").slice(-5).join("\n");
	return new LocalPostgresError(`The built-in Postgres did not start:\n${end}\n`, { cause: said });
}
