import { startThrowAwayPostgres } from "#tests/helpers/postgres-setup.ts";
import { createSearchLibrary } from "./search-library.ts";
import { inventVocabulary } from "./invented-resumes.ts";
const pg = await startThrowAwayPostgres();
process.on("SIGTERM", async () => { await pg.stop(); process.exit(); });
const vocabulary = inventVocabulary();
for (const count of process.argv.slice(2).map(Number)) {
	const lib = await createSearchLibrary(pg.url, { count, vocabulary, now: new Date() });
	console.log(lib);
}
await new Promise(() => setInterval(() => {}, 1e6));
