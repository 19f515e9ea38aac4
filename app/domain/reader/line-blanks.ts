/** The structure of a line, with blanks for what is its author's own. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that say how the parts of a sentence belong together. */
const joints = wordsOf(
	"about above across after against ahead along among and around as at because before behind below between beyond but " +
		"by during for from in inside into of off on onto or out over per since so than that through throughout to toward " +
		"towards under until up upon via when where which while who with within without",
);

/** Words after which a verb may stand. */
const beforeVerbs = wordsOf("and or by after while before then but");

/** Past forms that do not end as most do; a verb wherever a verb may stand. */
const pastVerbs = wordsOf(
	"began bought brought built caught chose cut drew drove fed fought found gave got grew held kept laid led left lent " +
		"lost made met outgrew oversaw paid put ran read rebuilt redrew reset rewrote rose sent set shot sold spent split " +
		"spoke spun stood taught thought told took underwrote went won wrote",
);

/** Present forms: a verb at the beginning of a line and after "to"; elsewhere most may be nouns. */
const presentVerbs = wordsOf(
	"act add advise analyze answer approve assess bring build buy chair charge check close coach compare complete convert " +
		"coordinate cover create cut define deliver design develop direct draft draw drive edit explain file fix forecast " +
		"give grow guide handle help hire identify improve inspect introduce keep launch lead maintain make manage map measure " +
		"mentor model monitor move negotiate open operate organize oversee own plan prepare present price produce propose " +
		"provide publish raise recommend reconcile record recruit reduce remove replace report represent research resolve " +
		"review run schedule sell serve set ship show source staff steer summarize supervise support teach test track train " +
		"translate treat triage turn use verify work write",
);

export const blank = "___";

/** A structure of fewer kept words teaches nothing. */
const leastKept = 2;

/**
 * "Cut ___ from ___ to ___ by batching ___" of "Cut p95 latency from 480 ms to 95 ms by batching ledger writes":
 * verbs and the words between the parts stay, and everything else is a blank.
 * @returns null for a line without a verb, without a blank, or with too little besides
 */
export function structureOf(line: string): string | null {
	const words = line.trim().split(/\s+/u);
	const pieces: string[] = [];
	let kept = 0;
	let verbs = 0;
	let previous: string | null = null;
	for (const word of words) {
		const { core, after } = partsOf(word);
		const isJoint = joints.has(core);
		const isVerb = !isJoint && isVerbAfter(previous, core);
		if (isJoint || isVerb) {
			pieces.push(word);
			kept++;
			if (isVerb) verbs++;
		} else if (pieces.at(-1) !== blank) pieces.push(blank + after);
		else if (after) pieces.splice(-1, 1, blank + after);
		previous = /[;,:.]$/u.test(after) ? "and" : core;
	}
	const hasBlank = pieces.some((piece) => piece.startsWith(blank));
	return verbs > 0 && hasBlank && kept >= leastKept ? pieces.join(" ") : null;
}

/** A word in small letters, and the sign that follows it where a part of the sentence ends. */
function partsOf(word: string): { core: string; after: string } {
	const core = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
	return { core, after: /[,;:]$/u.exec(word)?.[0] ?? "" };
}

/** Whether a word is a verb behind another one; null at the beginning of the line. */
function isVerbAfter(previous: string | null, word: string): boolean {
	if (previous === null || previous === "to") {
		if (presentVerbs.has(word)) return true;
	}
	if (previous !== null && !beforeVerbs.has(previous)) return false;
	return pastVerbs.has(word) || /^\p{L}{3,}(?:ed|ing)$/u.test(word);
}
