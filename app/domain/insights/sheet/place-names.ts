import { foldText } from "../month-names.ts";
import { titleScore } from "../title-words.ts";

/** Whether some words name a place, or say how someone was employed. */

const inState =
	/^\p{Lu}[\p{L}.'’ -]{1,30}, (?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT)(?:(?: \d{5})?,? (?:USA?|United States))?(?: ?(?:remote|hybrid|\((?:remote|hybrid)[^()]{0,24}\)?))?$/u;
/** "Meyn Stores Boise, ID" is a house with its town; few towns have so many words. */
const housed = /^(?!.*\b(?:City|Town|County)\b)[^ ,]+ [^ ,]+ [^ ,]+[^,]*,/u;
/** "25548 Uslar" */
const behindCode = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .'’/-]{2,30}$/u;
const lands =
	"usa?|united states|uk|united kingdom|england|scotland|wales|(?:northern )?ireland|canada|ontario|quebec|alberta|british columbia|australia|new zealand|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|france|belgium|belgique|spain|espana|portugal|italy|italia|netherlands|nederland|poland|polska|sweden|norway|denmark|finland|mexico|colombia|argentina|chile|peru|uruguay|ecuador|brazil|brasil|india|pakistan|philippines|kenya|nigeria|ghana|south africa|egypt|israel|turkey|japan|china|(?:s\\. ?)?korea|republic of korea|vietnam|singapore|hong kong|uae|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|afghanistan|albania|algeria|angola|armenia|azerbaijan|bahrain|bangladesh|belarus|benin|bhutan|bolivia|bosnia|bosnia and herzegovina|botswana|bulgaria|cambodia|cameroon|costa rica|croatia|cuba|cyprus|czech republic|czechia|democratic republic of the congo|dominican republic|el salvador|eritrea|estonia|ethiopia|fiji|gambia|georgia|greece|guatemala|guinea|guyana|haiti|honduras|hungary|iceland|indonesia|iran|iraq|ivory coast|cote d'ivoire|jamaica|jordan|kazakhstan|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|liberia|libya|lithuania|luxembourg|madagascar|malawi|malaysia|mali|malta|mauritius|moldova|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|nicaragua|niger|north macedonia|oman|palestine|panama|papua new guinea|paraguay|puerto rico|qatar|romania|russia|rwanda|saudi arabia|senegal|serbia|sierra leone|slovakia|slovenia|somalia|south korea|sri lanka|sudan|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|turkiye|turkmenistan|uganda|ukraine|united arab emirates|uzbekistan|venezuela|yemen|zambia|zimbabwe";
/** "PwC, Singapore" is a house and its place: there are no towns in a city. */
const inLand = new RegExp(
	`^[\\p{L}][\\p{L}.'’ -]{1,30}, ?(?!singapore|hong kong|new york$)(?:${lands})(?: ?\\((?:remote|hybrid)\\))?$`,
	"u",
);
const landOnly = new RegExp(`^(?:${lands})$`, "u");
const remote =
	/^(?:remote|hybrid|on-?site|homeoffice|teletravail|teletrabajo)(?: ?[,(/].{0,24}| (?:in|from|since|us|usa|uk|eu|based|first|work|only)\b.{0,24})?$/u;
const usualPlaces =
	/^(?:berlin|hamburg|munchen|munich|koln|frankfurt(?: am main)?|stuttgart|leipzig|dusseldorf|dresden|bremen|hannover|nurnberg|wien|vienna|zurich|basel|bern|paris|lyon|marseille|lille|nantes|toulouse|bordeaux|strasbourg|rennes|grenoble|montpellier|geneve|bruxelles|montreal|quebec|madrid|barcelona|valencia|sevilla|malaga|bilbao|zaragoza|ciudad de mexico|cdmx|monterrey|guadalajara|bogota|medellin|lima|quito|santiago|buenos aires|cordoba|rosario|montevideo|lisboa|porto|coimbra|braga|sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|recife|salvador|brasilia|florianopolis|campinas|fortaleza|london|manchester|leeds|dublin|new york(?: city)?|nyc|brooklyn|queens|(?:the )?bronx|manhattan|staten island|buffalo|rochester|albany|syracuse|yonkers|ithaca|boston|chicago|seattle|austin|denver|portland|atlanta|houston|dallas|philadelphia|san francisco|los angeles|indianapolis|nashville|milwaukee|albuquerque|sacramento|kansas city|minneapolis|pittsburgh|cincinnati|san diego|san antonio|san jose|st\.? louis|st\.? paul|salt lake city|new orleans|honolulu|baltimore|cleveland|detroit|tampa|raleigh|omaha|tucson|memphis|toronto|vancouver|sydney|melbourne|cardiff|belfast|liverpool|leicester|nottingham|sheffield|newcastle|spokane|tulsa|charlotte|columbus|louisville|richmond|tel aviv|bangalore|bengaluru|mumbai|new delhi|delhi|hyderabad|chennai|pune|kolkata|karachi|lahore|dhaka|manila|jakarta|kuala lumpur|bangkok|hanoi|tokyo|osaka|seoul|beijing|shanghai|shenzhen|taipei|dubai|abu dhabi|riyadh|cairo|lagos|nairobi|accra|johannesburg|cape town|istanbul|ankara|athens|rome|milan|turin|copenhagen|stockholm|oslo|helsinki|warsaw|krakow|prague|budapest|bucharest|sofia|kyiv|rotterdam|the hague|utrecht|antwerp|ghent|brussels|geneva|lausanne|halifax|winnipeg|brisbane|perth|adelaide|auckland|edinburgh|glasgow|birmingham|bristol|calgary|ottawa|edmonton|singapore|amsterdam)$/u;

/** "Tulsa, OK", "Berlin", "Remote". */
export const isPlace = (text: string): boolean => {
	const plain = text.trim().replace(/^\(|\)$/gu, "");
	if (plain.length > 45) return false;
	if (/^[A-Z]{2}(?:(?:, | and |\/)[A-Z]{2})+$/u.test(plain)) return true;
	if (inState.test(plain)) return !housed.test(plain) || titleScore(plain.replace(/,.*/u, "")) > -2;
	if (behindCode.test(plain)) return true;
	// "Boise, ID & Tulsa, OK"
	const [one = "", other = ""] = plain.split(/ (?:&|and|\/) /u);
	if (other !== "" && inState.test(one) && inState.test(other)) return true;
	if (usualPlaces.test(foldText(plain).replace(/,.*$/u, ""))) return true;
	const folded = foldText(plain);
	return (
		remote.test(folded) || landOnly.test(folded) || (inLand.test(folded) && titleScore(plain) <= 0)
	);
};

/** A town by its name alone, where a house may stand before the comma: "Quillwork, New York". */
export const isKnownTown = (text: string): boolean => usualPlaces.test(foldText(text.trim()));

/** "Engineering Machine Shop · Lansing, MI", "Cascadia Storage – Seattle", "Law Office, Halden, Georgia": a house stands before it. */
export const endsWithPlace = (text: string): boolean =>
	isPlace(
		text
			.split(/\t|\s[|·•–—-]\s/u)
			.slice(1)
			.at(-1) ?? "",
	) || isPlace(text.split(/,\s+/u).slice(1).slice(-2).join(", "));

/** "Full-time", "Contract": says how, and neither what nor for whom. */
export const isTerms = (text: string): boolean =>
	/^\(?(?:full|part)[- ]?time\)?$|^\d{1,2} ?(?:hrs?|hours)\.? ?(?:\/|per|a) ?(?:week|wk)$|^\(?(?:contract|temporary|temp|seasonal|permanent|per diem|freelance|vollzeit|teilzeit|befristet|cdi|cdd|temps (?:plein|partiel)|(?:\d+ ?)?(?:years?|yrs?|months?|mos?)(?: .*)?|\d+ ?(?:weeks?|jahre?|monate?|wochen?|ans?|annees?|mois|semaines?|anos?|mes(?:es)?|semanas?))\)?$/u.test(
		foldText(text.trim()),
	);
