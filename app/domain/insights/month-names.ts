/** The months in ten languages, as they stand on resumes, without accents; and the seasons. */

const months = [
	"january januar janner janvier enero janeiro gennaio januari stycznia styczen ocak jan janv ene gen sty",
	"february februar fevrier febrero fevereiro febbraio februari lutego luty subat feb febr fevr fev lut",
	"march marz maerz mars marzo marco maart marca marzec mart mar mrz mrt",
	"april avril abril aprile kwietnia kwiecien nisan apr avr abr kwi",
	"may mai mayo maio maggio mei maja maj mayis mag",
	"june juni juin junio junho giugno czerwca czerwiec haziran jun giu cze",
	"july juli juillet julio julho luglio lipca lipiec temmuz jul juil lug lip",
	"august aout agosto augustus augusti sierpnia sierpien agustos aug ago sie",
	"september septembre septiembre setembro settembre wrzesnia wrzesien eylul sept sep set wrz",
	"october oktober octobre octubre outubro ottobre pazdziernika pazdziernik ekim oct okt out ott paz",
	"november novembre noviembre novembro listopada listopad kasim nov lis",
	"december dezember decembre diciembre dezembro dicembre grudnia grudzien aralik dec dez dic gru",
];
const seasons = [
	[2, "spring fruhjahr fruhling printemps primavera"],
	[5, "summer sommer ete verano verao estate"],
	[8, "fall autumn herbst automne otono outono autunno"],
	[11, "winter hiver invierno inverno"],
	// Terms at German universities.
	[3, "sommersemester sose"],
	[9, "wintersemester wise ws"],
] as const;

const parts = [
	[0, "early anfang debut principios inicio inicios"],
	[5, "mid mitte mi mediados meados"],
	[9, "late ende fin fines finales fim"],
] as const;

/** The place of a month in the year by its name, from 0. */
export const monthByName: ReadonlyMap<string, number> = new Map(
	months.flatMap((names, month) => names.split(" ").map((name) => [name, month] as const)),
);
/** The first month of a season. */
export const monthBySeason: ReadonlyMap<string, number> = new Map(
	seasons.flatMap(([month, names]) => names.split(" ").map((name) => [name, month] as const)),
);

/** The first month of a part of a year: "late 2019". */
export const monthByPart: ReadonlyMap<string, number> = new Map(
	parts.flatMap(([month, names]) => names.split(" ").map((name) => [name, month] as const)),
);

/** Small letters without accents, each in its old place. */
export const foldText = (text: string): string =>
	isPlain.test(text) ? text.toLowerCase() : foldLetters(text);

/** These have no letter below their sign. */
const whole: Record<string, string> = { ł: "l", ı: "i", đ: "d", ø: "o" };
const isPlain = /^[\0-\x7f]*$/u;
const foldLetters = (text: string): string =>
	text.normalize("NFC").replace(/[A-Z\u0080-\u{10ffff}]/gu, (letter) => {
		const plain = whole[letter.toLowerCase()] ?? letter.normalize("NFD").charAt(0).toLowerCase();
		return plain.length === letter.length ? plain : letter;
	});
