import type { Wanted } from "#app/domain/library/search/wanted.ts";

/**
 * Other words by which lines of resumes say the same: "cut costs" is "reduced spend". Written from what is known of
 * resumes in general, not from those of the library.
 */

/** Verbs in their base form that mean the same, each as good as the others; what no rule makes of it stands behind a colon. */
const sameVerbs = `lead:led manage head direct run:ran:running oversee:oversaw supervise coordinate
mentor coach train teach:taught onboard guide
increase grow:grew raise lift expand double triple rise:rose
reduce cut:cut:cutting lower decrease shorten halve shrink:shrank drop:dropped:dropping trim:trimmed:trimming
build:built create develop design make:made
launch release introduce ship:shipped:shipping
migrate move transfer convert port
redesign rework rebuild:rebuilt rewrite:rewrote overhaul
analyze study measure examine evaluate assess
negotiate renegotiate settle agree
present brief report pitch:pitched
organize host arrange coordinate
hire recruit
fix repair resolve solve correct
monitor track watch:watched
review check audit inspect
draft write:wrote prepare author
collaborate work partner
publish author
deploy release ship:shipped:shipping install
identify find:found discover`;

/** Of each line the first may be said by the others, but not the other way round: who improved latency has cut it. */
const wideVerbs = `improve increase raise lift better speed:sped shorten reduce cut:cut:cutting strengthen
save cut:cut:cutting reduce free avoid
speed:sped accelerate shorten cut:cut:cutting
optimize improve tune shorten cut:cut:cutting reduce
streamline simplify shorten standardize
spearhead lead:led drive:drove start
own run:ran:running manage lead:led
implement install introduce build:built deploy
launch start begin:began:beginning open deliver
automate script replace
build:built set:set:setting write:wrote
plan:planned:planning schedule budget forecast organize
research interview survey study
interview survey
test try pilot
win:won:winning earn receive
close sign win:won:winning sell:sold
support help assist serve advise
treat assess monitor
educate teach:taught explain train
ensure keep:kept check
handle process answer resolve
facilitate lead:led run:ran:running moderate
define set:set:setting write:wrote
generate bring:brought produce win:won:winning
administer give:gave
scale grow:grew extend
maintain keep:kept run:ran:running`;

/** Things, each as good as the others of its line. */
const things = `cost spend expense bill price
revenue sales income
customer client user buyer
employee staff colleague
executive leadership board management director
retention churn
engineer developer
student pupil
score rating satisfaction
error defect mistake
team group
budget spend
dashboard report
contract agreement
deal transaction
process workflow procedure
stakeholder executive leadership`;

/** What an amount is counted in, and what says how it compares. */
const units = new Set(["million", "thousand", "billion", "percent", "dollars"]);
const comparing = new Set(["over", "than", "more"]);

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** For each word all that are taken for the same, itself among them. */
function sameWords(): ReadonlyMap<string, ReadonlySet<string>> {
	if (known) return known;
	const same = new Map<string, Set<string>>();
	const put = (own: readonly string[], all: readonly string[]) => {
		for (const word of own) same.set(word, new Set([...(same.get(word) ?? []), ...all]));
	};
	for (const line of sameVerbs.split("\n")) {
		const forms = line.split(" ").map(formsOf);
		for (const own of forms) put(own, [...own, ...forms.flat()]);
	}
	for (const line of wideVerbs.split("\n")) {
		const [own = [], ...others] = line.split(" ").map(formsOf);
		put(own, [...own, ...others.flat()]);
	}
	for (const line of things.split("\n")) {
		const words = line.split(" ");
		for (const own of words) put([own, `${own}s`], words);
	}
	known = same;
	return same;
}

/** "lead:led" is lead, led and leading; the letter of the third person is the search's own. */
function formsOf(entry: string): string[] {
	const [base = "", past, ing] = entry.split(":");
	const stem = base.replace(/e$/u, "");
	const regular = /[^aeiou]y$/u.test(base) ? base.replace(/y$/u, "ied") : `${stem}ed`;
	return [...new Set([base, past ?? regular, ing ?? `${/ee$/u.test(base) ? base : stem}ing`])];
}

/** Whether a folded word has others that mean the same. */
export const hasOtherWords = (word: string): boolean => sameWords().has(word);

/** What a search of lines wants, each in any of its other words as well; amounts are left out. */
export function withOtherWords(wanted: readonly Wanted[]): {
	wanted: Wanted[];
	hasAmount: boolean;
} {
	const isAmount = ({ words }: Wanted) =>
		words.every((word) => /\d/u.test(word) || units.has(word));
	const hasAmount = wanted.some(isAmount);
	const isOfAmount = (each: Wanted) =>
		isAmount(each) || (hasAmount && each.words.every((word) => comparing.has(word)));
	const others = wanted.filter((each) => !isOfAmount(each));
	return {
		hasAmount,
		wanted: others.map((each) => {
			const [word = "", ...more] = each.words;
			const same = more.length === 0 ? sameWords().get(word) : undefined;
			return same ? { ...each, ways: [...each.ways, ...[...same].map((other) => [other])] } : each;
		}),
	};
}
