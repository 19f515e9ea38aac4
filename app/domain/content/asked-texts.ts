import { foldWords } from "#app/domain/library/search/fold.ts";

/** What a text says that it answers: questions by the section in which the answer stands, or of "all" of it. */
export type Answers = Readonly<Record<string, readonly string[]>>;
export const wholeText = "all";

/** A guide or an article, as far as questions are answered by it. */
export type AskableText = {
	title: string;
	roles: readonly string[];
	tags?: readonly string[];
	sections: readonly { id: string; title: string }[];
	answers: Answers;
};

type Place<Text> = {
	text: Text;
	/** Null for the whole text. */
	section: { id: string; title: string } | null;
};
type Topic<Text> = { words: ReadonlySet<string>; place: Place<Text> };

export type AskedIndex<Text> = {
	/** What the texts say that they answer, with all words of these answers of the text. */
	answers: readonly (Topic<Text> & { near: ReadonlySet<string> })[];
	/** What their titles, tags and headings are about. */
	names: readonly Topic<Text>[];
	roles: ReadonlySet<string>;
	/** How telling a word is: the fewer texts have it among their answers, the more. */
	weights: ReadonlyMap<string, number>;
	/** What a word weighs that one text alone has. */
	heaviest: number;
};

/** Words that say how something is asked, and not what. */
const asking = new Set(
	`a about actually add adding advice also am an and answer answering any anything application are as at bad be
	been being belong belongs best better can could cv dead did do does doing done dont during each effective else
	ever example examples explain for from give go going good got great guide had has have having help here hide how
	i ideal if im important in include including into is it its just keep know let like list listing low make making
	me mention month months more most must my necessary need needed needs not of off ok okay on only or our out
	outdated over per please properly put really required resume resumes right say should show so some someone
	something still tell than that the their them then there these they thing things this those time times tip tips
	to under up use used using versus via vs want was way ways we were what whats when where whether which who whom
	why will with worth would write writing wrong year years you your`.split(/\s+/u),
);
/** Words, by their stems, that mean another one. */
const same: ReadonlyMap<string, string> = new Map(
	Object.entries({
		1: "one",
		2: "two",
		3: "three",
		begin: "start",
		break: "gap",
		certificat: "certify",
		certific: "certify",
		colour: "color",
		customiz: "tailor",
		find: "get",
		freelancer: "freelance",
		grad: "graduate",
		headshot: "photo",
		kid: "children",
		land: "get",
		layoff: "laid",
		length: "long",
		lied: "lie",
		lying: "lie",
		match: "tailor",
		multipl: "two",
		open: "start",
		pictur: "photo",
		salari: "pay",
		several: "two",
		typefac: "font",
		without: "no",
	}),
);

/** "negotiating" and "negotiate" are one word. */
const cutEnding = (word: string): string =>
	word
		.replace(/(?<=..[^s])s$/u, "")
		.replace(/(?<=...)(?:ing|ed|ation|e)$/u, "")
		.replace(/y$/u, "i");

function stemOf(word: string): string {
	const stem = cutEnding(word);
	const other = same.get(stem);
	return other ? cutEnding(other) : stem;
}

const topicOf = (text: string): Set<string> =>
	new Set(
		foldWords(text)
			.filter((word) => !asking.has(word) && !/^20\d\d$/u.test(word))
			.map(stemOf),
	);

/** A question, or what is said of one's own resume. */
const question =
	/^\W*(?:whats|do|does|did|is|are|am|can|could|when|where|who|whom|must|will|would)\s|\?\s*$|\b(?:how|what|why|which|should|my|me|or not?)\b|\bi \w|\b(?:i['’]?m|i['’]?ve|dont|don['’]t|didnt|didn['’]t|cant|can['’]t)\b/iu;
/** A question about the library: "are there resumes without a degree". */
const ofLibrary =
	/\b(?:are there|do you have|can i (?:find|see|read)|show me|where|which|how many)\b.*\b(?:resumes|cvs)\b/iu;
/** Words that stand where advice is asked for, but also elsewhere: "resume writer", "google or meta". */
const advice =
	/^\W*(?:a |the |best )?(?:resume|résumé|cv|cover letters?)\s(?!for\b)|\b(?:on|in|for) (?:an? |the |your )?(?:resume|résumé|cv|application)\W*$|\bcover letters?\W*$|\b(?:tips|advice|help|mistakes|questions?|answers?|meaning)\b|\b(?:or|vs|versus)\b/iu;
/** What is asked for where nothing else is said: "resume tips", but not "resume examples". */
const help = /\b(?:tips|advice|help|guide|writ(?:e|ing)|mak(?:e|ing))\b/iu;
/** How a resume is written, whatever else is said of it: "how should a welder write a resume". */
const howToWrite =
	/\b(?:writ(?:e|ing)|mak(?:e|ing)|creat(?:e|ing)|build(?:ing)?|start(?:ing)?) (?:(?:a|an|my|the|your|good|great|strong|first) )*(?:resume|résumé|cv)\b(?! (?!for\b|as\b|after\b|with\b|when\b))|\b(?:resume|résumé|cv) (?:writing )?(?:tips|advice|help) (?:for|as|after)\b/iu;
/** What is asked of others: "what does a photo editor do", "who hires welders". */
const ofOthers =
	/^(?!.*\b(?:i|im|my|me)\b)\W*(?:who|which)\s|^\W*what do(?:es)?\s.*\sdo\W*$|\bhow much\b|\bbecome\b|\bdifference between\b(?!.*\b(?:resume|cv)\b)/iu;
const oneDocument = /\b(?:resume|résumé|cv)\b/iu;

/** Built once for each state of the texts. */
export function indexAsked<Text extends AskableText>(texts: readonly Text[]): AskedIndex<Text> {
	const answers: (Topic<Text> & { near: Set<string> })[] = [];
	const names: Topic<Text>[] = [];
	for (const text of texts) {
		const near = topicOf(Object.values(text.answers).flat().join(" "));
		for (const [id, questions] of Object.entries(text.answers)) {
			const section = text.sections.find((one) => one.id === id) ?? null;
			for (const asked of questions) {
				answers.push({ words: topicOf(asked), near, place: { text, section } });
			}
		}
		const ofText = topicOf([text.title, ...(text.tags ?? [])].join(" "));
		names.push({ words: ofText, place: { text, section: null } });
		for (const section of text.sections) {
			const words = new Set([...topicOf(section.title), ...ofText]);
			names.push({ words, place: { text, section } });
		}
	}
	const roles = topicOf(texts.flatMap((text) => text.roles).join(" "));
	const having = new Map<string, Set<Text>>();
	for (const { words, place } of answers) {
		for (const word of words) having.set(word, (having.get(word) ?? new Set()).add(place.text));
	}
	const weights = new Map(
		[...having].map(([word, { size }]) => [word, Math.log(texts.length / size)]),
	);
	return { answers, names, roles, weights, heaviest: Math.log(texts.length) };
}

/**
 * A person who tells a story asks in it for one thing: an answer counts that is nearly as telling as a word
 * that one text alone has.
 */
const telling = 0.95;

/** Links to more than two texts would be a list of its own. */
const mostOffered = 2;

/**
 * The texts that answer a search which is a question or asks for advice; none for any other search.
 * An answer must be about nearly all that is asked: a wrong one is worse than none.
 */
export function answersTo<Text extends AskableText>(
	search: string,
	index: () => AskedIndex<Text>,
): Place<Text>[] {
	const isQuestion = question.test(search);
	if ((!isQuestion && !advice.test(search)) || ofLibrary.test(search)) return [];
	const asked = topicOf(search);
	if (asked.size === 0 && !isQuestion && !help.test(search)) return [];
	const namesDocument = oneDocument.test(search) ? 1 : 0;
	const { answers, names, roles, weights, heaviest } = index();
	const said = answers.filter(({ words, near }) => {
		if (!isWithin(words, asked)) return false;
		if (!isQuestion) return words.size === asked.size;
		const beyond = [...asked].filter((word) => !words.has(word) && !near.has(word)).length;
		return beyond < words.size + namesDocument;
	});
	if (said.length > 0) {
		const most = Math.max(...said.map(({ words }) => words.size));
		return ofDifferentTexts(said.filter(({ words }) => words.size === most));
	}
	// What a role does, and who has it, is answered by its resumes.
	const isOfTitles =
		isQuestion && asked.size + namesDocument > 1 && (namesDocument || !isWithin(asked, roles));
	const titled = isOfTitles ? names.filter(({ words }) => isWithin(asked, words)) : [];
	if (titled.length > 0) return ofDifferentTexts(titled);
	if (isQuestion && !ofOthers.test(search)) {
		const weigh = ({ words }: Topic<Text>) =>
			[...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
		const parts = answers.filter(({ words }) => isWithin(words, asked));
		const most = Math.max(0, ...parts.map(weigh));
		if (most >= telling * heaviest)
			return ofDifferentTexts(parts.filter((part) => weigh(part) === most));
	}
	if (!howToWrite.test(search)) return [];
	return ofDifferentTexts(answers.filter(({ words }) => words.size === 0));
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
	[...some].every((word) => all.has(word));

/** One place of each text: where several of its sections are about it, the text as a whole. */
function ofDifferentTexts<Text>(topics: readonly Topic<Text>[]): Place<Text>[] {
	const places = new Map<Text, Place<Text>>();
	for (const { place } of topics) {
		const { text, section } = place;
		const isOther = places.has(text) && places.get(text)?.section !== section;
		places.set(text, isOther ? { text, section: null } : place);
	}
	return [...places.values()].slice(0, mostOffered);
}
