import { foldText } from "../month-names.ts";
import type { ReadLanguage } from "../resume-reading.ts";

/** The language of a text: by its letters where they belong to one language, else by small words that it cannot do without. */

/** Folded, with words of headings, as a list of tools has few small ones; "und" has those of languages without a row here. */
const smallWords: Record<string, string> = {
	en: "the and of to for with in on from by at a an as that into per who their was were our",
	de: "und der die das mit von fur bei im zur zum den dem des auf als sowie uber einer eines nach seit aus durch ausbildung berufserfahrung kenntnisse werdegang heute sprachen deutsch englisch",
	fr: "et de la le les des du pour avec dans une un sur aux au par chez en ses plus ainsi depuis formation competences langues francais anglais",
	es: "y de la el los las del con para por en una un al sobre desde mas como sus entre experiencia formacion idiomas espanol ingles actualidad",
	pt: "e de da do dos das com para por em uma um ao na no sobre desde mais como nas nos pela experiencia formacao idiomas portugues ingles atual",
	it: "e di del della dei delle degli il lo gli la le con per una un in al alla nel nella da dal che presso sono ed esperienza istruzione formazione competenze lingue italiano inglese oggi",
	nl: "de het een en van voor in met op bij naar aan als door te tot over is zijn werkervaring opleiding heden vaardigheden talen nederlands engels",
	ca: "i de la el els les amb per a en una un del dels al als mes formacio anys idiomes catala angles",
	ro: "si de la in cu pe pentru din al a ale care prin unui unei sau este un o experienta educatie limbi competente prezent romana engleza",
	sv: "och att som av pa i for med till en ett den det jag har hos inom ar fran samt utbildning arbetslivserfarenhet sprak svenska engelska",
	da: "og at som af pa i for med til en et den det jeg har hos er fra samt ved uddannelse erhvervserfaring sprog dansk engelsk",
	no: "og som av pa i for med til en et den det jeg har hos er fra samt ved utdanning arbeidserfaring sprak norsk engelsk",
	fi: "ja on ei seka olen oli kanssa kuten myos vuotta vuoden tyokokemus koulutus kielitaito osaaminen suomi englanti",
	pl: "i w z na do oraz dla przez od ds o po ze we za przy jest jako pracy doswiadczenie wyksztalcenie umiejetnosci jezyki obecnie polski angielski",
	cs: "a v na se s z do pro od ve ze o k po i pri nebo jako jsem vzdelani praxe zkusenosti dovednosti jazyky dosud cestina anglictina",
	sk: "a v na sa s z do pre od vo zo o k po i pri alebo ako som vzdelanie prax skusenosti zrucnosti jazyky sucasnost slovensky anglicky",
	hu: "a az es egy hogy nem is vagy mint altal valamint magyar tapasztalat tanulmanyok vegzettseg nyelvtudas jelenleg nyelvek angol",
	tr: "ve ile icin bir olarak bu da de olan egitim deneyimi deneyim universitesi bolumu dil iyi lisans yabanci yetenekler halen turkce ingilizce",
	vi: "va cua cho cac trong voi la duoc tai cong ty nam ky nang kinh nghiem hoc viec",
	id: "dan yang di dengan untuk dari pada dalam ke sebagai saya tahun pendidikan pengalaman perusahaan kemampuan karyawan sekarang keahlian universitas staf teknik kelamin bahasa inggris",
	ms: "dan yang di dengan untuk dari pada dalam ke sebagai saya tahun pendidikan pengalaman syarikat kemahiran pekerja sijil sekarang kini universiti peribadi jawatan bahasa inggeris",
	und: "u i na za od sa te je kao iz ili danas radno iskustvo obrazovanje ter kot ir bei ning ja dhe nga ar un uz gada agus eta og vid",
};
const rows = Object.entries(smallWords).map(
	([language, words]) => [language, new Set(words.split(" "))] as const,
);

/** Alphabets, and the language that each is most often of; "Han" is of Japanese with some letters of its own between. */
const alphabets =
	"el:Grek he:Hebr ar:Arab ru:Cyrl hi:Deva zh:Han ja:Hira ko:Hang th:Thai ka:Geor hy:Armn bn:Beng ta:Taml te:Telu gu:Gujr pa:Guru kn:Knda ml:Mlym si:Sinh km:Khmr lo:Laoo my:Mymr und-Ethi:Ethi"
		.split(" ")
		.map((pair) => {
			const [language = "", script = ""] = pair.split(":");
			return { language, letter: new RegExp(`\\p{scx=${script}}`, "gu") };
		});

/** What tells languages of one alphabet apart; the first that stands there often counts. */
const kin: Record<string, readonly (readonly [string, RegExp])[]> = {
	ar: [
		["und-Arab", /[\u0695\u069a\u06b5\u06c6\u06ce\u06d0]/gu],
		["ur", /[\u0679\u0688\u0691\u06ba\u06d2]/gu],
		["fa", /[\u067e\u0686\u0698\u06af\u06cc]/gu],
		["ar", /\p{L}/gu],
	],
	ru: [
		["und-Cyrl", /[\u0452\u0453\u0455\u0458-\u045c\u045e\u045f\u0492-\u04ff]/giu],
		["uk", /[\u0454\u0456\u0457]/giu],
		["ru", /[\u044b\u044d\u0451]/giu],
		["bg", /\u044a/giu],
	],
	hi: [
		["mr", /\u0906(?:\u0923\u093f|\u0939\u0947)/gu],
		[
			"hi",
			/(?<![\p{L}\p{M}])(?:\u0915[\u0947\u0940]|\u092e\u0947\u0902|\u0914\u0930|\u0939\u0948)(?![\p{L}\p{M}])/gu,
		],
	],
};
const often = 2;
/** Whether the headings and titles of resumes in it are known. */
export const isOutlined = (language: ReadLanguage): boolean =>
	["en", "de", "fr", "es", "pt"].includes(language);

/** Words more than any other language. */
const least = 2;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language of some lines. Names, schools and headings in another one change nothing; English where little tells.
 * "und" is a language that has no name here, with its alphabet behind it where that is known.
 */
export function languageOf(lines: readonly string[]): ReadLanguage {
	const text = lines.join("\n").normalize("NFKC");
	const words = foldText(text).match(/\p{Script=Latin}+/gu) ?? [];
	const counts = rows.map(([language, small]) => ({
		language,
		count: words.filter((word) => small.has(word)).length,
	}));
	const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
	const alphabet = alphabetOf(text);
	const letters = words.join("").length;
	const share = alphabet.letters / (alphabet.letters + letters || 1);
	// A resume full of the names of tools has hardly a small word in Latin letters.
	if (share > 0.5 || (share > 0.12 && best.count < words.length * 0.08)) return alphabet.language;
	if (best.language !== "en" && best.count >= Math.max(4, words.length / 50)) {
		// Two that are close to each other have the same small words.
		const isClose = counts.some((one) => one !== best && one.count > best.count - least);
		return isOutlined(best.language) || !isClose ? best.language : "und";
	}
	const english = counts[0]?.count ?? 0;
	const accents = countOf(text, /(?=\P{ASCII})\p{Script=Latin}/gu);
	return english < words.length / 50 && accents > letters * 0.03 ? "und" : "en";
}

/** The alphabet beside the Latin one that most letters are of, and how many Latin letters say as much. */
function alphabetOf(text: string): { language: ReadLanguage; letters: number } {
	const others = text.replace(/\p{Script=Latin}|\P{L}/gu, "");
	const counts = alphabets.map(({ language, letter }) => ({
		language,
		letters: countOf(others, letter),
	}));
	const { language, letters } = counts.reduce((a, b) => (b.letters > a.letters ? b : a));
	const kana = countOf(others, /[\p{sc=Hira}\p{sc=Kana}]/gu);
	if (language === "zh" || language === "ja")
		return { language: kana > letters * 0.05 ? "ja" : "zh", letters: others.length * 2.5 };
	const named = kin[language]?.find(([, pattern]) => countOf(text, pattern) >= often);
	const known = kin[language] ? (named?.[0] ?? unnamed[language] ?? "und") : language;
	return { language: known, letters: letters * (language === "ko" ? 2 : 1) };
}
const unnamed: Record<string, string> = { ru: "und-Cyrl", hi: "und-Deva" };
