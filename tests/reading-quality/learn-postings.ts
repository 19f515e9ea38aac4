import { writeFileSync } from "node:fs";
import { learnPostings } from "./label-postings.ts";
import { packWeights } from "./learn-weights.ts";
import { librarySkills } from "./posting-figures.ts";
import { readTaughtPostings } from "./postings.ts";

/**
 * Learns from the seen postings what a part of a posting tells, and what makes a name a skill or a certificate, and
 * writes what the site reads postings with: `npm run learn:postings`. Those that are kept aside teach nothing.
 */

const { names, parts } = learnPostings(readTaughtPostings(), librarySkills());
const file = new URL("../../app/domain/insights/posting/learned-weights.json", import.meta.url);
const packed = { names: packWeights(names), parts: packWeights(parts) };
writeFileSync(file, `${JSON.stringify(packed, null, "\t")}\n`);
