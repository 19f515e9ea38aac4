import { findDisagreements, readComparables, readPairs } from "./judge.ts";

/** How often the rule of similar resumes agrees with a person: `npm run measure:similar` */

const pairs = readPairs();
const disagreements = findDisagreements(pairs, readComparables());
const agreed = pairs.length - disagreements.length;
console.log(`The rule agrees in ${agreed} of ${pairs.length} pairs. It does not in:\n`);
for (const { liked, better, other, why } of disagreements) {
	console.log(`${liked}: ${better} before ${other}. ${why}.`);
}
