import { groupBy } from "#app/domain/base/group-by.ts";
import { isExam } from "./asked-degrees.ts";
import type { FoundRequirement, MarkedRequirement, Piece } from "./requirement.ts";

/** Things of which a posting takes one: "Spanish or French", a degree in one of three subjects. */

type Joint = "or" | "comma" | "none";

/** How one thing is joined to the next one. Degrees of one clause stand in one place. */
function jointOf(one: FoundRequirement, next: FoundRequirement, { text, start }: Piece): Joint {
	if (one.kind !== next.kind || one.must !== next.must) return "none";
	if (one.start === next.start && one.end === next.end)
		return isExam.test(one.text) ? "none" : "or";
	const between = text.slice(one.end - start, next.start - start);
	if (/^,?\s*(?:and\/)?or\s+(?:an?\s+)?$/iu.test(between)) return "or";
	return /^,\s*$/u.test(between) ? "comma" : "none";
}

/** What is found in a part, where all of one "or" clause have the same `choice`. */
export function withChoices<Found extends FoundRequirement>(
	found: readonly Found[],
	part: Piece,
): Found[] {
	const choices = new Map<Found, number>();
	const things = found
		.filter(({ kind }) => kind !== "duty" && kind !== "years")
		.sort((a, b) => a.start - b.start);
	let clause: Found[] = [];
	let before: Joint = "none";
	for (const [at, one] of things.entries()) {
		const next = things[at + 1];
		const joint = next ? jointOf(one, next, part) : "none";
		clause.push(one);
		// "Python or R, SQL": the clause ends with what stands behind its "or".
		if (joint === "none" || (joint === "comma" && before === "or")) {
			const [first] = clause;
			if (first && before === "or") for (const member of clause) choices.set(member, first.start);
			clause = [];
		}
		before = joint;
	}
	return found.map((one) => {
		const choice = choices.get(one);
		return choice === undefined ? one : { ...one, choice };
	});
}

const order = ["proved", "named", "missing"];

/** Each clause as one requirement: the best mark of its members is its own, because one of them is enough. */
export function joinChoices(marked: readonly MarkedRequirement[]): MarkedRequirement[] {
	const clauses = groupBy(marked, (one) => one.choice ?? one);
	return [...clauses.values()].flatMap((members) => {
		const [first] = members;
		const [best] = members.toSorted((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark));
		if (!first || !best || members.length === 1) return members;
		const { mark, line } = best;
		const options = members.map(({ text }) => text);
		const end = Math.max(...members.map(({ end }) => end));
		return [{ ...first, text: nameOfChoice(options), end, mark, line, options }];
	});
}

/** "bachelor's in law, economics or history": what a degree has in common is said once. */
function nameOfChoice(options: readonly string[]): string {
	const levels = options.map((option) => /^.+? in /u.exec(option)?.[0] ?? "");
	const names = options.map((option, at) =>
		levels[at] === levels[at - 1] ? option.slice(levels[at]?.length) : option,
	);
	return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
