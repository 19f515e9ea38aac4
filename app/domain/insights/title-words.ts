import { foldText } from "./month-names.ts";

/** Whether some words name a job or who gave it, by the words that titles and employers are made of. */

const whole = (words: string): RegExp =>
	new RegExp(`(?<![\\p{L}\\d-])(?:${words.trim().split(/\s+/u).join("|")})(?![\\p{L}\\d-])`, "u");

/** Folded. Whole words that name what someone does. */
const titles = whole(`
	[\\p{L}-]*engineer [\\p{L}-]*developer programmer architect manager director head lead leader
	chair chairperson chairman chairwoman officer president vp svp avp evp ceo cto cfo coo cio cmo founder co-?founder owner partner principal chief
	supervisor foreman forewoman superintendent coordinator administrator admin analyst scientist researcher
	statistician economist actuary adjuster specialist consultant advisor adviser strategist planner buyer associate
	assistant aide intern internship trainee apprentice fellow resident clerk secretary receptionist cashier
	bookkeeper accountant auditor controller treasurer teller underwriter broker trader banker agent
	representative rep salesperson salesman saleswoman executive nurse rn lpn lvn cna np midwife physician doctor
	surgeon dentist hygienist pharmacist pharmacy.technician therapist psychologist psychiatrist counselor
	counsellor paramedic emt phlebotomist radiographer sonographer dietitian nutritionist optometrist
	veterinarian technician technologist caregiver carer teacher educator instructor lecturer professor tutor tutorin
	coach trainer faculty dean librarian paraprofessional paraeducator substitute designer illustrator artist
	animator photographer videographer filmmaker editor writer copywriter interviewer journalist reporter correspondent
	producer author translator interpreter attorney lawyer counsel paralegal solicitor barrister judge
	electrician plumber carpenter welder mechanic machinist operator driver pilot captain officer sailor cook
	chef sous[-\\s]chef baker barista bartender server waiter waitress host hostess dishwasher butcher farmer
	gardener landscaper cleaner janitor custodian housekeeper porter guard dispatcher firefighter policeman
	responder corpsman airman seaman infantryman medic private.first.class sergeant lieutenant corporal soldier marine surveyor inspector estimator drafter draftsman installer roofer
	painter mason laborer worker preventionist diagnostician bookkeeper caseworker handler picker packer stocker merchandiser stylist hairdresser barber
	esthetician nanny babysitter volunteer freelancer contractor sdet sre swe pm tpm recruiter generalist
	scrum.master product.owner biologist chemist physicist geologist ecologist astronomer postdoc student extern externship rotation clerkship placement practicum practicas ausbilder
	journeyman journeywoman foreperson linesman lineman rigger millwright glazier steward stewardess purser
	attendant concierge valet lifeguard conductor musician singer actor dancer tester liaison organizer
	evangelist marketer publicist curator archivist docent expediter scheduler proctor grader
	[\\p{L}-]*(?:ingenieur|entwickler|berater|leiter|mitarbeiter|assistent|arbeiter|lehrer|pfleger|krankenpfleger|techniker|mechaniker|elektriker|verkaufer|forscher|redakteur|gestalter|betreuer|sachbearbeiter|kaufer|planer|meister|fuhrer|therapeut|analyst|buchhalter|prufer|anwalt|arzt|informatiker|programmierer|disponent|referent|vertreter|fahrer|kellner|backer|koch|tischler|schlosser|monteur|erzieher)(?:in|innen)?
	[\\p{L}-]*(?:kaufmann|kauffrau|fachkraft|hilfskraft|schwester|pflegefachfrau|pflegefachmann|praktikant|praktikantin|werkstudent|werkstudentin|praktikum|auszubildende|auszubildender|azubi|volontar|volontarin|geschaftsfuhrer|geschaftsfuhrerin|aushilfe|leitung|referendar|referendarin)
	ingenieure? developpeur developpeuse chef cheffe charge chargee responsable directeur directrice gestionnaire
	infirmier infirmiere enseignant enseignante professeur professeure institutrice instituteur stagiaire alternant
	alternante apprenti apprentie vendeur vendeuse conseiller conseillere assistante adjoint adjointe redacteur
	redactrice comptable juriste avocat avocate analyste technicien technicienne animateur animatrice formateur
	formatrice consultante commercial commerciale serveur serveuse cuisinier cuisiniere employe employee ouvrier
	educateur educatrice graphiste secretaire infographiste acheteur acheteuse controleur aide-soignant
	aide-soignante coordinateur coordinatrice coordonnateur soignante pharmacien pharmacienne medecin
	ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora responsable coordinador
	coordinadora enfermero enfermera auxiliar docente maestro maestra profesor profesora becario becaria
	practicante pasante asistente asesor asesora vendedor vendedora tecnico tecnica analista contador contadora
	contable abogado abogada consultor consultora programador programadora disenador disenadora administrativo
	administrativa encargado encargada cocinero cocinera camarero camarera redactor redactora periodista
	supervisor supervisora cajero cajera dependiente operario ejecutivo ejecutiva subdirector subdirectora
	engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora enfermeiro
	enfermeira professor professora estagiario estagiaria assistente tecnico assessor assessora advogado advogada
	projetista contadora vendedor atendente supervisor lider chefe encarregado encarregada cozinheiro cozinheira
	jornalista monitor monitora estagio trainee
`);

/** Folded. Words that name who gives work. */
const employers = whole(`
	inc incorporated llc llp ltd limited corp corporation co company companies gmbh ag kg ug se ev sa sas sarl sl
	srl ltda plc bv nv oy ab group groupe grupo gruppe holdings? partners associates bank banco banque sparkasse
	credit.union capital ventures fund trust insurance hospital klinikum klinik krankenhaus clinic clinique
	clinica hopital hospice medical.center cent(?:er|re)s? centro health healthcare care pharmacy apotheke
	university universitat universite universidad universidade college school schule ecole escuela escola
	gymnasium grundschule lycee institute institut instituto academy academie academia kindergarten kita district
	isd usd county city town state department ministry ministerio agency agence agencia bureau office foundation
	stiftung fundacion fundacao association society council church museum library theat(?:er|re) labs? laboratory
	laboratories studios? works systems solutions technologies technology tech software consulting advisory
	services industries manufacturing logistics freight energy power electric electrical construction builders
	contractors contracting properties realty hotel hotels resort inn restaurant restaurante bistro cafe grill
	kitchen bakery bar diner brewery farms? market markets foods stores? shop retail airlines airways air army navy
	force guard marines press media times news tribune gazette journal magazine publishing records network
	networks telecom motors automotive aerospace pharma pharmaceuticals biotech therapeutics diagnostics
	cooperative coop union ymca startup hq brothers bros sons & verlag werke stadtwerke praxis kanzlei gesellschaft
	bundesagentur amt behorde cabinet mairie laboratoire maison societe compania empresa prefeitura secretaria
	colegio consultora despacho tienda loja freelance self-employed selbststandig freiberuflich independent
	independant autonomo
`);

const lastWordOfTitle = /\p{L}{2,}(?:ist|ician|eer|yst|ant|tor|ter|ner|ger|ler|ker|rer|der)$/u;

/** Above 0 the words look like a title, below like an employer; 0 says nothing. */
export function titleScore(words: string): number {
	const text = foldText(words);
	const head = headOf(text);
	let score = 0;
	if (namesTitle(head) || titles.test(lastOf(phraseOf(text)))) score += 3;
	else if (titles.test(text)) score += 2;
	else if (lastWordOfTitle.test(head)) score += 1;
	// A dairy is one as well.
	else if (/\bco-?op$/u.test(head)) score += 1.5;
	else if (/^freelance \p{L}/u.test(head)) return 2;
	const [last = ""] = head.split(" ").slice(-1);
	const [piece = ""] = text.split(",");
	if (employers.test(last) && !titles.test(last)) score -= 3;
	else if (score < 3 && employers.test(text)) score -= 2;
	if (firstWords.test(text)) score += 1;
	if (grades.test(text)) score += 1;
	if (firms.test(piece)) score -= 3;
	return houseFirst.test(text) ? score - 2 : score;
}

/** These stand before other nouns as often: "Student Pantry", "Marine Supply". */
const besideNouns = /(?<!\p{L})(?:student|marine)(?= \p{L})/gu;
const namesTitle = (head: string): boolean => titles.test(head.replace(besideNouns, ""));

const lastOf = (words: string): string => words.split(" ").at(-1) ?? "";
/** "Equipment and Logistics Coordinator": what is joined by "and" is one. */
const phraseOf = (folded: string): string =>
	(folded.split(/[,(/:\t|]| [–—-] | (?:of|for|in|at) /u)[0] ?? folded).trim();

const firstWords =
	/^(?:senior|sr\.?|junior|jr\.?|lead|head|chief|principal|deputy|acting|assistant|associate|graduate|registered|licensed|certified)\b/u;
const grades = /(?<![\p{L}\d])(?:i{1,3}|iv|m\/w\/d|w\/m\/d|f\/m|h\/f)\)?$/u;
const firms = /\b(?:(?:coast|national) guard|inc|llc|llp|ltd|gmbh|corp|plc|s\.a|ltda|isd)\b\.?$/u;
const houseFirst =
	/^(?:the|university|universitat|college|hospital|hopital|klinikum|bank|banco|city|county|st\.?|freelance$|self-employed$)(?= |$)/u;

/** What stands behind the first comma, "of" or "in" narrows a title and names no other. */
const headOf = (folded: string): string =>
	(
		folded.split(
			/[,(/:\t|]| [–—-] | (?:of|for|in|at|bei|chez|en|em|de|du|der|fur|und|and|&) /u,
		)[0] ?? folded
	).trim();

/** Whether what stands before the first comma names a job. */
export const beginsWithTitle = (words: string): boolean => {
	const [piece = ""] = foldText(words).split(/[,(/:\t|]| [–—-] /u);
	return titles.test(piece);
};

const inState =
	/^\p{Lu}[\p{L}.'’ -]{1,30}, [A-Z]{2}(?: ?(?:remote|hybrid|\((?:remote|hybrid)[^()]{0,24}\)?))?$/u;
const lands =
	"usa?|united states|uk|united kingdom|england|scotland|wales|(?:northern )?ireland|canada|ontario|quebec|alberta|british columbia|australia|new zealand|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|france|belgium|belgique|spain|espana|portugal|italy|italia|netherlands|nederland|poland|polska|sweden|norway|denmark|finland|mexico|colombia|argentina|chile|peru|uruguay|ecuador|brazil|brasil|india|pakistan|philippines|kenya|nigeria|ghana|south africa|egypt|israel|turkey|japan|china|korea|vietnam|singapore|hong kong|uae|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|afghanistan|albania|algeria|angola|armenia|azerbaijan|bahrain|bangladesh|belarus|benin|bhutan|bolivia|bosnia|bosnia and herzegovina|botswana|bulgaria|cambodia|cameroon|costa rica|croatia|cuba|cyprus|czech republic|czechia|democratic republic of the congo|dominican republic|el salvador|eritrea|estonia|ethiopia|fiji|gambia|georgia|greece|guatemala|guinea|guyana|haiti|honduras|hungary|iceland|indonesia|iran|iraq|ivory coast|cote d'ivoire|jamaica|jordan|kazakhstan|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|liberia|libya|lithuania|luxembourg|madagascar|malawi|malaysia|mali|malta|mauritius|moldova|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|nicaragua|niger|north macedonia|oman|palestine|panama|papua new guinea|paraguay|puerto rico|qatar|romania|russia|rwanda|saudi arabia|senegal|serbia|sierra leone|slovakia|slovenia|somalia|south korea|sri lanka|sudan|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|turkiye|turkmenistan|uganda|ukraine|united arab emirates|uzbekistan|venezuela|yemen|zambia|zimbabwe";
const inLand = new RegExp(
	`^[\\p{L}][\\p{L}.'’ -]{1,30}, ?(?:${lands})(?: ?\\((?:remote|hybrid)\\))?$`,
	"u",
);
const landOnly = new RegExp(`^(?:${lands})$`, "u");
const remote =
	/^(?:remote|hybrid|on-?site|homeoffice|teletravail|teletrabajo)(?: ?[,(/].{0,24}| (?:in|from|since|us|usa|uk|eu|based|first|work|only)\b.{0,24})?$/u;
const usualPlaces =
	/^(?:berlin|hamburg|munchen|munich|koln|frankfurt(?: am main)?|stuttgart|leipzig|dusseldorf|dresden|bremen|hannover|nurnberg|wien|vienna|zurich|basel|bern|paris|lyon|marseille|lille|nantes|toulouse|bordeaux|strasbourg|rennes|grenoble|montpellier|geneve|bruxelles|montreal|quebec|madrid|barcelona|valencia|sevilla|malaga|bilbao|zaragoza|ciudad de mexico|cdmx|monterrey|guadalajara|bogota|medellin|lima|quito|santiago|buenos aires|cordoba|rosario|montevideo|lisboa|porto|coimbra|braga|sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|recife|salvador|brasilia|florianopolis|campinas|fortaleza|london|manchester|leeds|dublin|new york(?: city)?|nyc|brooklyn|boston|chicago|seattle|austin|denver|portland|atlanta|houston|dallas|philadelphia|san francisco|los angeles|indianapolis|nashville|milwaukee|albuquerque|sacramento|kansas city|minneapolis|pittsburgh|cincinnati|san diego|san antonio|san jose|st\.? louis|st\.? paul|salt lake city|new orleans|honolulu|baltimore|cleveland|detroit|tampa|raleigh|omaha|tucson|memphis|toronto|vancouver|sydney|melbourne|cardiff|belfast|liverpool|leicester|nottingham|sheffield|newcastle|spokane|tulsa|charlotte|columbus|louisville|richmond|tel aviv|bangalore|bengaluru|mumbai|new delhi|delhi|hyderabad|chennai|pune|kolkata|karachi|lahore|dhaka|manila|jakarta|kuala lumpur|bangkok|hanoi|tokyo|osaka|seoul|beijing|shanghai|shenzhen|taipei|dubai|abu dhabi|riyadh|cairo|lagos|nairobi|accra|johannesburg|cape town|istanbul|ankara|athens|rome|milan|turin|copenhagen|stockholm|oslo|helsinki|warsaw|krakow|prague|budapest|bucharest|sofia|kyiv|rotterdam|the hague|utrecht|antwerp|ghent|brussels|geneva|lausanne|halifax|winnipeg|brisbane|perth|adelaide|auckland|edinburgh|glasgow|birmingham|bristol|calgary|ottawa|edmonton|singapore|amsterdam)$/u;

/** "Tulsa, OK", "Berlin", "Remote". */
export const isPlace = (text: string): boolean => {
	const plain = text.trim().replace(/^\(|\)$/gu, "");
	if (plain.length > 45) return false;
	if (/^[A-Z]{2}(?:(?:, | and |\/)[A-Z]{2})+$/u.test(plain)) return true;
	if (inState.test(plain)) return true;
	if (usualPlaces.test(foldText(plain).replace(/,.*$/u, ""))) return true;
	const folded = foldText(plain);
	return (
		remote.test(folded) || landOnly.test(folded) || (inLand.test(folded) && titleScore(plain) <= 0)
	);
};

/** "Engineering Machine Shop · Lansing, MI", "Cascadia Storage – Seattle": what stands before it is a house. */
export const endsWithPlace = (text: string): boolean =>
	isPlace(
		text
			.split(/\t|\s[|·•–—-]\s/u)
			.slice(1)
			.at(-1) ?? "",
	);

/** "Full-time", "Contract": says how, and neither what nor for whom. */
export const isTerms = (text: string): boolean =>
	/^\(?(?:full|part)[- ]?time\)?$|^\d{1,2} ?(?:hrs?|hours)\.? ?(?:\/|per|a) ?(?:week|wk)$|^\(?(?:contract|temporary|temp|seasonal|permanent|per diem|freelance|vollzeit|teilzeit|befristet|cdi|cdd|temps (?:plein|partiel)|(?:\d+ ?)?(?:years?|yrs?|months?|mos?)(?: .*)?)\)?$/u.test(
		foldText(text.trim()),
	);

const schoolWords =
	/(?<!\p{L})(?:doctor of|bachelor of|b\.?s\.?c?|b\.?a|m\.?s\.?c?|m\.?a|mba|bba|bfa|mfa|bsn|msn|adn|jd|j\.d|llm|llb|phd|ph\.d|dr|md|edd|m\.?ed|b\.?ed|aas?|a\.a\.?s?|ged|diploma|degree|bachelor'?s?|master'?s?|associate'?s? (?:degree|of|in)|doctorate|minor|major|gpa|coursework|graduated|graduat(?:e|ion) (?:certificate|diploma)|certificate|high school|abitur|ausbildung|studium|diplom|staatsexamen|realschulabschluss|fachhochschule|licence|licenciatura|licenciad[oa]|bachillerato|grado en|graduacao|bacharelado|bacharel|mestrado|mestre|doutorado|maestria|master|baccalaureat|bac|bts|dut|tecnologo|ensino medio|formacion|magister)(?![\p{L}])/u;
const schools =
	/(?<!\p{L})(?:university|universitat|universite|universidad|universidade|college|institute|instituto|institut|school|hochschule|schule|lycee|ecole|escuela|escola|academy|polytechnic|faculdade|facultad|iut|fh|tu|eth|mit)(?!\p{L})/u;

/** Whether a line speaks of a school or a degree, and not of work at one. */
export function isSchoolLine(line: string): boolean {
	// "MA" behind a comma is a state.
	const text = foldText(line.replace(/, [A-Z]{2}(?![\p{L}.])/gu, ""));
	if (schoolWords.test(text))
		return titleScore(line) < 3 || /degree|bachelor|master|gpa/u.test(text);
	return schools.test(text) && titleScore(line) <= 0;
}
