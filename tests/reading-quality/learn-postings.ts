import { writeFileSync } from "node:fs";
import { labelNames, learnNames, packNames } from "./learn-names.ts";
import { librarySkills } from "./posting-figures.ts";
import { readTaughtPostings } from "./postings.ts";

/**
 * Learns from the seen postings what tells a skill and a certificate from other words, and writes what the site reads
 * postings with: `npm run learn:postings`. Those that are kept aside teach nothing.
 */

const known = librarySkills();
const weights = learnNames(readTaughtPostings().map((posting) => labelNames(posting, known)));
const file = new URL("../../app/domain/insights/posting/learned-names.json", import.meta.url);
writeFileSync(file, `${JSON.stringify({ weights: packNames(weights) }, null, "\t")}\n`);
