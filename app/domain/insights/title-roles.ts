import { foldText } from "./month-names.ts";
import { titleScore } from "./title-words.ts";

/** Which role of the library a title names, by its words. */

const rules: readonly (readonly [role: string | null, words: string])[] = [
	// Work that shares a word with a role of the library and is none of it.
	[
		null,
		"sales (?:engineer|development)|(?:civil|mechanical|electrical|chemical|structural|process|industrial|manufacturing|sound|audio|biomedical|environmental|geotechnical|petroleum|nuclear|marine|aerospace|hvac|building|stationary|locomotive|project|field|traffic|transportation|materials|mining|water|hydraulic|highway) engineer|bauingenieur|ingenieure? (?:civil|genie civil|mecanique|electrique|travaux)|ingenier[oa] (?:civil|mecanic[oa]|electric[oa]|industrial|de obra)|engenheir[oa] (?:civil|mecanic[oa]|eletric[oa]|de obra)|business develop|(?:real estate|curriculum|property|organizational|learning) developer|(?:interior|fashion|floral|landscape|lighting|set|costume|instructional|kitchen|garden) designer|librarian|(?:school|guidance|camp|career) counselor|school (?:psychologist|social|bus|secretary|nurse practitioner)|social work|yoga|fitness|ski instructor|driving instructor|swim|flight instructor|flugbegleiter|personal trainer|beauty|(?:hr|human resources|sap|erp|beauty|travel|leasing|recruit[a-z]+|lactation|sales|tax|environmental|safety|it) consultant|medical assistant|dental|veterinary|kitchen|restaurant|hotel|front office|store manager|assistant store|construction manager|project manager|public relations|funeral|flight operations|police operations|computer operator|machine operator|crane|tax|accountant|accounting|bookkeep|auditor|audit|buchhalt|comptable|contador|contable|accounts (?:payable|receivable)|payroll|child life|legal secretary|court reporter|sports? coach|football|soccer|assistant coach|head coach|nurse recruiter|nurser(?:y|ies)|teaching hospital",
	],
	["Teaching", "\\blecturer|\\bteacher|\\bprofessor\\b"],
	[
		"Machine Learning Engineer",
		"machine[- ]learning|\\bml\\b|\\bmle\\b|mlops|deep learning|computer vision|\\bnlp\\b|\\bai (?:engineer|researcher|developer)|maschinelles lernen|apprentissage automatique|aprendizaje automatico|aprendizado de maquina",
	],
	[
		"Data Scientist",
		"data scien|data analy|decision scien|statistic|business intelligence|\\bbi (?:analyst|developer)|analytics (?:analyst|lead|manager|consultant|intern)|insights analyst|quantitative researcher|biostat|datenanaly|datenwissenschaft|analyste? (?:de |des )?(?:donnees|datos|dados)|(?:cientista|cientific[oa]) de (?:datos|dados)",
	],
	[
		"Product Manager",
		"product (?:manager|management|owner|lead|intern|associate|analyst)|(?:head|director|vp|vice president|chief|manager|svp)(?: of|,)? product(?! (?:design|marketing))|chief product|\\bapm\\b|produktmanager|produktmanagement|chef(?:fe)? de produit|responsable produit|gerente de produto|jef[ea] de producto|product-manager",
	],
	[
		"Design",
		"\\bux\\b|\\bui\\b|(?:product|graphic|visual|interaction|web|motion|brand|communication|service|digital|experience|game|industrial|exhibition|senior|junior|lead|freelance|principal|staff|associate|content|editorial|packaging) designer|^designer|designer$|design (?:lead|manager|director|intern|ops|systems)|director of design|head of design|art director|creative director|illustrator|gestalter|grafik|graphiste|disenador|direction artistique|direct(?:eur|rice) artistique",
	],
	[
		"Marketing",
		"marketing|brand (?:manager|strategist|director|assistant)|\\bseo\\b|\\bsem\\b|social media|content (?:strategist|manager|marketer|specialist|creator)|growth|campaign|copywriter|community manager|demand gen|media (?:planner|buyer)|advertising|\\bcrm\\b|marketer|account planning",
	],
	[
		"Investment Banking",
		"investment bank|\\bm&a\\b|mergers|capital markets|leveraged finance|restructuring|coverage (?:analyst|associate)|banca de inversion|banque d.affaires",
	],
	[
		"Software Engineer",
		"software|developer|programmer|full[- ]?stack|front[- ]?end|back[- ]?end|site reliability|\\bsre\\b|devops|\\bios\\b|android|mobile engineer|firmware|embedded|\\bsdet\\b|\\bqa\\b|test automation|(?:data|security|cloud|infrastructure|platform|systems?|network|solutions|build|release|integration|database|graphics|web|api|reliability|automation|application|applications|production) engineer|engineering (?:manager|lead|director)|(?:director|head|vp|vice president|manager|svp)(?: of|,)? engineering|\\bcto\\b|chief technology|tech(?:nical)? lead|(?:^|senior |sr\\.? |staff |principal |lead |junior |distinguished |member of technical )(?:staff )?engineer(?: i{1,3}| iv)?(?:$|,)|entwickler|developpeu|desarrollador|desarrollo de software|desenvolvedor|ingenieure? (?:logiciel|d.etudes|systeme|informatique)|programador|ingenier[oa] de software|engenheir[oa] de software|informatik|web(?:master| producer)|development lead|infrastructure|\\bit (?:developer|engineer)",
	],
	[
		"Nursing",
		"nurse|nursing|\\brn\\b|\\blpn\\b|\\blvn\\b|\\bcna\\b|midwi|pflege|krankenschwester|hebamme|infirmi|aide-soignant|sage-femme|enfermer|transplant coordinator|patient care (?:services|technician|tech)",
	],
	[
		"Teaching",
		"teacher|teaching|professor|lecturer|\\btutor|educator|paraprofessional|paraeducator|faculty|lehrer|lehrkraft|enseignant|professeure?|institut(?:eur|rice)|docente|maestr[oa]|profesor|instructional|(?:head|principal|superintendent|dean|director)\\b.*\\b(?:schools?|students|academics|special education)|^(?:assistant |vice |deputy |interim )*principal(?:$|,? (?:elementary|middle|high|school))|^(?:deputy |assistant )?superintendent(?:$| (?:of schools|for teaching|for curriculum))|school leader|department chair|curriculum|practicum student|kindergarten|preschool|classroom|erzieher|direct(?:eur|rice) d.ecole|montessori|after-school|instructor",
	],
	[
		"Law",
		"attorney|lawyer|counsel\\b|paralegal|\\blegal\\b|solicitor|barrister|law clerk|litigation|juris|avocat|abogad|advogad|rechtsanwalt|rechtsreferendar|notar|judicial|public defender|prosecutor|\\blaw\\b",
	],
	[
		"Consultant",
		"management consult|strategy|(?:^|senior |sr\\.? |associate |principal |junior |business |strategy |lead |managing |summer )consultant|engagement manager|case team|unternehmensberat|consult(?:ant|or)(?:e|a)? (?:en|de) (?:strategie|estrategia|management|gestion|negocios)|consulting|business analyst",
	],
	[
		"Finance",
		"financ|fp&a|treasur|controller|\\bcfo\\b|equity (?:research|analyst)|portfolio|asset manag|wealth|credit (?:analyst|risk|officer)|risk (?:analyst|manager)|private equity|hedge fund|trader|investment (?:analyst|associate|manager|officer)|investments|corporate development|valuation|fund (?:analyst|accountant|manager)|pricing analyst|controlling|analista de (?:credito|riesgos|investimentos)",
	],
	[
		"Operations",
		"operations|supply chain|logisti|warehouse (?:manager|supervisor|lead)|plant manager|procurement|ful[fil]+ment|production (?:planner|manager|supervisor)|distribution|inventory|fleet|continuous improvement|lean|dispatch(?:er)?|demand planner|purchasing|buyer|planner|operaciones|operacoes|exploitation",
	],
];
const patterns = rules.map(([role, words]) => [role, new RegExp(words, "u")] as const);

/** The roles that titles are known of, for when nothing was learned from a library yet. */
export const titleRoles: readonly string[] = [
	...new Set(rules.flatMap(([role]) => (role === null ? [] : [role]))),
];

/** Titles that say a rank and no work; and those of jobs beside a school or before a career. */
const rankOnly =
	/^(?:(?:senior|sr\.?|junior|jr\.?|lead|assistant|associate|executive|managing|summer|student|part-time|vice|senior vice|assistant vice|first|regional|general|deputy|program|research|graduate|trainee|intern|practicum|staff|principal) )*(?:analyst|associate|manager|director|president|vice president|avp|vp|svp|assistant|intern|internship|trainee|partner|principal|fellow|coordinator|specialist|consultant|freelancer|contractor|founder|co-?founder|owner|lead|officer|member|supervisor|administrator|extern|aide|clerk|research assistant)(?: i{1,3})?$/u;
const casual =
	/barista|cashier|waite?r|waitress|server|host(?:ess)?\b|barback|bartender|crew member|lifeguard|camp counselor|babysit|nanny|retail|sales (?:associate|assistant|clerk)|store (?:associate|clerk)|stock(?:er)?\b|dishwasher|busser|delivery|driver|front desk|receptionist|usher|shelver|\bpage\b|bookseller|dog walker|tutor$|gallery attendant|ski instructor|survival job|camarer|serveu|kellner|aushilfe|monitor[a]? de|volunteer|voluntari|benevol|freiwillig|zivildienst|attendant|mandatory service|warehouse associate|shift lead|server assistant|play director|after-school/u;

export type TitleRole =
	/** A role by its name in the library. */
	| { kind: "role"; role: string }
	/** Work that the library has no role for. */
	| { kind: "other" }
	/** A rank alone, or work beside a school: it says nothing of the role. */
	| { kind: "silent" };

/** @param labels the roles of the library, among them those that its owner has typed */
export function roleOfTitle(title: string, labels: readonly string[]): TitleRole {
	const text = foldText(title).trim();
	const typed = labels.filter((label) => !patterns.some(([role]) => role === label));
	const own = typed.find((label) =>
		new RegExp(`(?<!\\p{L})${escapeRegExp(foldText(label))}(?!\\p{L})`, "u").test(text),
	);
	if (own && !patterns[0]?.[1].test(text)) return { kind: "role", role: own };
	const rule = patterns.find(([, pattern]) => pattern.test(text));
	if (rule && rule[0] !== null)
		return isDepartment(text, rule) ? { kind: "other" } : { kind: "role", role: rule[0] };
	if (isCasual(title)) return { kind: "silent" };
	if (rule) return { kind: "other" };
	return rankOnly.test(headOf(text)) || titleScore(title) < 2
		? { kind: "silent" }
		: { kind: "other" };
}

const headOf = (text: string): string => text.split(/[,(–]/u)[0]?.trim() ?? "";

/** Every house has operations: behind the title of another work they are a department. */
function isDepartment(text: string, [role, words]: (typeof patterns)[number]): boolean {
	const head = headOf(text);
	const isOther = head.includes(" ") && !words.test(head) && !rankOnly.test(head);
	return role === "Operations" && head !== text && isOther && titleScore(head) >= 2;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** Work beside a school or before a career. */
export const isCasual = (title: string): boolean => casual.test(foldText(title));

const families: readonly (readonly string[])[] = [
	["Software Engineer", "Machine Learning Engineer", "Data Scientist"],
	["Finance", "Investment Banking", "Consultant"],
];

/** How far time in one role counts for another: 1 for the same. */
export function kinship(one: string, other: string): number {
	if (one === other) return 1;
	return families.some((family) => family.includes(one) && family.includes(other)) ? 0.9 : 0.4;
}
