import { countWords } from "#app/domain/base/count.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { type Job, jobsOf, type Person, wordsOf } from "./people.ts";

/** What a schema cannot say of a person in the judging set. */

const judgedMonth = "2026-11";
const fewestWords = 90;
const mostWords = 600;

/** What is wrong with a person, in sentences; empty when all is well. */
export function problemsOf(person: Person, knownRoles: ReadonlySet<string>): string[] {
	const words = countWords(wordsOf(person).join("\n"));
	const rules: [boolean, string][] = [
		[person.id.replace(/-\d+$/u, "") === person.field, "the id does not begin with the field"],
		[
			person.role === null || knownRoles.has(person.role),
			`no role "${person.role}" in the library`,
		],
		[areNeighbors(person.levels), "the two levels are not neighbors"],
		[jobsOf(person).length > 0, "no job"],
		[words >= fewestWords, `${words} words are too few`],
		[words <= mostWords, `${words} words are too many`],
		[emailsOf(person).every(isExample), "an email outside example.com, .org and .net"],
		[person.contact.every(isSafePhone), "a phone number outside the ranges kept for fiction"],
	];
	return [
		...rules.flatMap(([holds, problem]) => (holds ? [] : [problem])),
		...jobsOf(person).flatMap((job) =>
			problemsOfJob(job).map((problem) => `${job.title}: ${problem}`),
		),
	];
}

function areNeighbors(levels: Person["levels"]): boolean {
	if (!levels) return true;
	const [first = -1, second = -1] = levels.map((level) => experienceLevels.indexOf(level));
	return Math.abs(first - second) === 1;
}

const emailsOf = (person: Person): string[] =>
	wordsOf(person)
		.join("\n")
		.match(/\S+@\S+/gu) ?? [];
const isExample = (email: string): boolean =>
	/@(?:[\w-]+\.)*example\.(?:com|org|net)\b/iu.test(email);

/** The ranges that North America, Britain, Australia, Germany and France keep for fiction. */
const fictionalPhone =
	/55501\d\d|(?:0|44)(?:7700900|2079460|1614960|1632960)\d{3}$|(?:0|61)(?:[2378]5550\d{4}|491570(?:006|110|15[6-9]))$|(?:0|49)(?:3023125\d{3}|17139200\d\d)$|(?:0|33)(?:19900|63998)\d{4}$/u;

/** A line of contact with nine digits or more is a phone number. */
function isSafePhone(line: string): boolean {
	const digits = line.replace(/\D/gu, "");
	return digits.length < 9 || /@|https?:/u.test(line) || fictionalPhone.test(digits);
}

/** Where the months of a job disagree with the dates that its sheet shows. */
export function problemsOfJob({ dates, from, to, style, bullets }: Job): string[] {
	if (dates === null) return from || to ? ["months that the sheet does not show"] : [];
	if (from === null) return ["dates without a first month"];
	const isOver = to !== null;
	const months = from.length > 4 || (to?.length ?? 0) > 4;
	const rules: [boolean, string][] = [
		[(to ?? judgedMonth) >= from.slice(0, to?.length), "it ends before it begins"],
		[[from, to ?? from].every((month) => month <= judgedMonth), "a month after November 2026"],
		[showsMonth(dates, from), `"${dates}" does not show ${from}`],
		[!isOver || showsMonth(dates, to), `"${dates}" does not show ${to}`],
		[isOver || isOpen(dates), `"${dates}" does not say that it goes on`],
		[
			!isOver || !/present|current|heute|actual|aujourd|atual/iu.test(dates),
			"it goes on and has an end",
		],
		[months || !namesMonth(dates), `"${dates}" shows months`],
		[
			style !== "paragraph" || bullets.every((bullet) => /[.!?)”"]$/u.test(bullet)),
			"a sentence of a paragraph does not end",
		],
	];
	return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

const openWords =
	/present|current|now|today|ongoing|to date|since|still|heute|seit|aktuell|laufend|aujourd|depuis|actuel|présent|cours|actual|presente|desde|hoy|hoje|atual|curso|momento|jetzt|dato|till date/iu;
const isOpen = (dates: string): boolean =>
	openWords.test(dates) || /[-–—]\s*\)?$/u.test(dates.trim());

/** Beginnings of the months' names, each in English, German, French, Spanish and Portuguese. */
const monthNames = [
	"jan|jän|ene",
	"feb|fév|fev",
	"mar|mär|mrz",
	"apr|avr|abr",
	"may|mai",
	"jun|juin",
	"jul|juil",
	"aug|aoû|aou|ago",
	"sep|set",
	"oct|okt|out",
	"nov",
	"dec|dez|déc|dic",
];
/** The months in which a season or term may begin or end. */
const seasons: [RegExp, number[]][] = [
	[/spring|frühjahr|frühling|printemps|primavera/iu, [1, 2, 3, 4, 5, 6]],
	[/summer|sommer|été|verano|verão/iu, [5, 6, 7, 8, 9]],
	[/fall|autumn|herbst|automne|otoño|outono/iu, [8, 9, 10, 11, 12]],
	[/winter|hiver|invierno|inverno/iu, [11, 12, 1, 2, 3]],
];

function showsMonth(dates: string, month: string): boolean {
	const [year = "", number] = month.split("-");
	const short = `['’‘/.]\\s?${year.slice(2)}\\b`;
	if (!new RegExp(`${year}|${short}`, "u").test(dates)) return false;
	if (!number) return true;
	const index = Number(number);
	const named = new RegExp(`(?<!\\p{L})(?:${monthNames[index - 1]})`, "iu").test(dates);
	const counted = new RegExp(
		`(?<!\\d)0?${index}\\s?[./-]\\s?(?:\\d{4}|['’]?\\d\\d)(?!\\d)|\\d{4}[./-]${number}(?!\\d)`,
		"u",
	).test(dates);
	return (
		named || counted || seasons.some(([season, at]) => season.test(dates) && at.includes(index))
	);
}

const namesMonth = (dates: string): boolean =>
	new RegExp(`(?<!\\p{L})(?:${monthNames.join("|")})`, "iu").test(dates) ||
	/(?<!\d)(?:0?[1-9]|1[0-2])[./]\d{4}|\d{4}-(?:0[1-9]|1[0-2])(?!\d)/u.test(dates);
