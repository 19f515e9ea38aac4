import { writeFileSync } from "node:fs";
import { packLearned } from "./label-postings.ts";
import { librarySkills } from "./posting-figures.ts";
import { readTaughtPostings } from "./postings.ts";
import { packWideNames } from "./wide-names.ts";

/**
 * Learns from the seen postings what a part of a posting tells, which of its clauses are something to do, and what
 * makes a name a skill or a certificate, and writes what the site reads postings with: `npm run learn:postings`. Those
 * that are kept aside teach nothing. The names that are widely known are written as well.
 */

const write = (name: string, packed: unknown) =>
	writeFileSync(
		new URL(`../../app/domain/insights/posting/${name}.json`, import.meta.url),
		`${JSON.stringify(packed, null, "\t")}\n`,
	);

write("wide-names", packWideNames());
write("learned-weights", packLearned(readTaughtPostings(), librarySkills()));
