import { type SectionKey, sectionTitles } from "#app/domain/reader/sheet/sections.ts";
import { foldText } from "./month-names.ts";
import { titleScore } from "./title-words.ts";

/** The headings of resumes in English, German, French, Spanish and Portuguese; the usual ones of those whose months are known as well. */

export type SectionKind = SectionKey | "activities" | "other";

export const isSectionKey = (kind: string): kind is SectionKey =>
	Object.hasOwn(sectionTitles, kind);

/** Words that may stand before or after what a section is called, and change nothing. */
const around = new Set(
	`professional work working relevant research teaching leadership industry other additional selected select
	technical corporate core key main top personal academic volunteer clinical nursing medical legal military early earlier
	previous prior past current recent further more paid freelance consulting business management practical hands
	on field related areas area of and in the my our a an i for with at to strongest main most qualifications
	formal continuing special community public special education classroom school creative design engineering
	software data product project projects sales kitchen restaurant hospital trade industrial international
	summer full part time employment career job jobs history background record summary profile experience skills
	tools training knowledge computer it digital soft hard language languages certifications certification
	licenses licensure credentials honors awards interests activities memberships affiliations
	coursework publications technologies
	berufliche beruflicher beruflichen und sonstige weitere meine wichtigste relevante fachliche it edv pc praktische
	akademische akademischer schulische schulischer besondere personliche educational present organizational
	technische kenntnisse fahigkeiten
	professionnelle professionnelles professionnel pro significatives et autres mes principales principaux informatiques
	linguistiques techniques cles competences
	laboral profesional profesionales y e otros otras mi principales tecnicas tecnicos academica academicas
	relevante complementaria pertinentes anterieures digitale digitales digitais
	informaticos complementares extracurriculares tecniche linguistiche informatiche
	profissional profissionais outros outras principais tecnicas academica complementar de del da do des dos das
	la las los les le el o os as`.split(/\s+/u),
);

/** What a section is called; the first that fits counts. Folded, whole words. */
const names: readonly (readonly [SectionKind, string])[] = [
	[
		"activities",
		"volunteer(?:ing|ism)?|volunteer (?:work|experience|roles?|service)|activities|(?:extra|co) ?curriculars?(?: activit(?:y|ies))?|positions? of responsibility|activites extra ?professionnelles|community (?:service|involvement|work|engagement)|leadership(?: (?:and|&) (?:activities|service|involvement))?|community|outreach|for free|pro bono(?: work)?|unpaid(?: work)?|boards?|board (?:service|memberships?|roles)|campus|campus (?:life|involvement|activities|leadership)|student life|student (?:activities|involvement|organizations)|(?:leadership|community) (?:and|&) (?:service|community|campus)|civic (?:life|engagement|service)|clubs(?: (?:and|&) (?:activities|societies))?|public service|memberships?|(?:professional )?(?:affiliations|associations)|service|giving back|ehrenamt(?:liches engagement|liche tatigkeit(?:en)?)?|aktivitaten|(?:soziales )?engagement|engagements? associatifs?|benevolat|vie associative|voluntariado|voluntariados|actividades|atividades|trabajo voluntario|trabalho voluntario",
	],
	[
		"summary",
		"(?:executive |career |professional )?summary(?: of qualifications)?|(?:career |professional |personal )?(?:profile|objective|goal|statement|overview|highlights)|about(?: me)?|bio|introduction|in (?:short|brief)|at a glance|who i am|hello|hi|kurzprofil|profil|uber mich|zusammenfassung|profil professionnel|a propos(?: de moi)?|objectif(?: professionnel)?|perfil(?: (?:profesional|profissional))?|resumen(?: profesional)?|resumo(?: profissional)?|sobre (?:mi|mim)|acerca de mi|objetivos?(?: (?:profesional|profissional))?|extracto|presentacion|apresentacao|profilo(?: professionale)?|profiel|over mij|podsumowanie(?: zawodowe)?|profil zawodowy|o mnie|cel zawodowy|kariyer hedefi|ozet|hakkimda|sammanfattning|om mig",
	],
	[
		"work",
		"experiences?|employment|employment (?:history|record)|(?:work|career|job|professional|employment) (?:history|experience|background|record|path|timeline)|career|career (?:so far|to date|path|progression)|jobs?|jobs held|positions?(?: held)?|posts(?: held)?|fieldwork|military|(?:past|selected|previous|recent|earlier) (?:roles|positions|jobs|work)|roles(?: held)?|appointments|engagements|contracts|(?:selected )?(?:clients|assignments|engagements)|work|work life|working life|the work|my work|work ive done|work so far|places? ive worked|where i(?:(?: ha)?ve)? (?:worked|been|taught|served|cooked|practiced|led)|what i(?: ha)?ve (?:done|been doing|built)|my (?:work|career|jobs|path|story)(?: so far)?|(?:my |career )?journey(?: so far)?|track record|earlier(?: career)?|previously|before that|military service|service history|residenc(?:y|ies)|internships?|rotations|clinical (?:rotations|practice|placements)|placements|stints|(?:berufs)?erfahrung(?:en)?|nebenjobs?|werdegang|beruflicher werdegang|berufliche[rs]? (?:erfahrung(?:en)?|stationen|laufbahn|praxis|tatigkeit(?:en)?|entwicklung)|berufspraxis|research and teaching|teaching and (?:research|leadership)|field placements?(?: and work)?|praxis|praxiserfahrung(?:en)?|arbeitserfahrung(?:en)?|berufstatigkeit|beschaftigung(?:en)?|stationen|praktika|praktikum|tatigkeiten|laufbahn|experiences? (?:professionnelles?|de travail)|professional (?:journey|exposure)|nebentatigkeit(?:en)?|beruflicher lebenslauf|freelance(?: (?:work|experience|projects))?|parcours|parcours professionnel|emplois?|carriere|stages?|experiencias?(?: (?:laboral(?:es)?|profesional(?:es)?|profissional|profissionais|de trabajo|de trabalho))?|historial (?:laboral|profesional)|trayectoria(?: (?:laboral|profesional))?|empleos?|vida laboral|historico profissional|trajetoria(?: profissional)?|percurso profissional|atuacao profissional|carreira|empregos?|esperienz[ae](?: (?:lavorativ[ae]|professional[ei]))?|werkervaring|loopbaan|arbeidsverleden|doswiadczenie(?: zawodowe)?|przebieg kariery|historia zatrudnienia|praktyki|(?:is|mesleki|profesyonel) (?:deneyim(?:i|leri)?|tecrube(?:si)?)|deneyim(?:ler)?|(?:arbetslivs|arbets|yrkes)?erfarenhet(?:er)?|anstallningar",
	],
	[
		"certificates",
		"certifications?|certificates?|certs|(?:driving )?licen[sc]es?|licensures?|credentials|registrations?|bar admissions?|admissions?|endorsements|zertifikate|zertifizierungen|certificats|certificaciones|certificados|certificacoes|permis|fuhrerschein|certificazioni|patente|certificaten|rijbewijs|certyfikaty|prawo jazdy|sertifikalar|certifikat|korkort",
	],
	[
		"education",
		"education|educational background|schooling|studies|degrees?|qualifications?|academics?|academic (?:background|history|record|qualifications)|school|schools|coursework|courses|training|professional development|where i (?:studied|learned|went to school)|learning|educational qualifications?|scholastics?|academia|(?:berufs|schul|hochschul)?ausbildung|(?:hochschul)?studium|studien|bildung|bildungsweg|bildungsgang|bildungsabschlusse|schulbildung|schullaufbahn|hochschulbildung|(?:akademische[rs]?|schulische[rs]?) (?:werdegang|laufbahn)|aus und weiterbildung|weiterbildung(?:en)?|fortbildung(?:en)?|schule|formations?|etudes|diplomes?|scolarite|cursus(?: (?:scolaire|universitaire))?|parcours (?:academique|scolaire)|formation (?:academique|initiale|continue)|educacion|formacion(?: academica)?|estudios|estudios (?:realizados|cursados)|cursos|capacitacion(?:es)?|formacao(?: academica)?|educacao|escolaridade|habilitacoes(?: literarias)?|opleiding(?:en)?|scholing|istruzione|formazione|istruzione e formazione|titoli di studio|wyksztalcenie|edukacja|kursy|szkolenia|egitim(?: (?:bilgileri|durumu))?|ogrenim|utbildning(?:ar)?",
	],
	[
		"languages",
		"languages?(?: (?:spoken|skills))?|sprachen|sprachkenntnisse|sprachkompetenz(?:en)?|fremdsprachen|langues|idiomas|linguas|lenguas|lingue|talen(?:kennis)?|jezyki(?: obce)?|(?:yabanci )?dil(?:ler)?|sprak(?:kunskaper)?",
	],
	[
		"skills",
		"skills?|skills? summary|summary of skills|skill set|skillset|competenc(?:y|ies|e)|competencias|competences|technolog(?:y|ies)|tools?|tech(?: stack)?|stack|tool(?:box|kit|s)|expertise|strengths?|specialt(?:y|ies)|proficienc(?:y|ies)|abilities|software|systems|equipment|methods|capabilities|(?:what )?i can do|what (?:i (?:know|use|bring|do|do well)|im good at)|things (?:i (?:know|use)|im good at)|good at|kenntnisse|(?:zusatz)?qualifikation(?:en)?|qualificacoes|programmiersprachen|edv|competenze|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|starken|werkzeuge|savoir faire|savoir etre|outils|logiciels|informatique|atouts|habilidades|aptitudes|conocimientos|herramientas|destrezas|informatica|conhecimentos|ferramentas|aptidoes|competencias|vaardigheden|competenties|umiejetnosci|yetenekler|yetkinlikler|beceriler|bilgisayar(?: (?:becerileri|bilgisi))?|kompetens(?:er)?|fardigheter|kunskaper|datakunskaper",
	],
	[
		"projects",
		"projects?|projects? details?|portfolio|side projects?|open source|projekte|progetti|projets?|reali[sz]ations|proyectos|projetos|productions|shows|exhibitions",
	],
	[
		"awards",
		"awards?|hono(?:u)?rs?|achievements?|accomplishments|recognition|prizes|scholarships|grants|fellowships|(?:(?:external|grant) )?funding|distinctions?|auszeichnungen|preise|prix|premios|reconocimientos|logros|premiacoes|reconhecimentos|conquistas",
	],
	[
		"interests",
		"interests?|hobb(?:y|ies|ys)|passions|(?:what|things) i (?:love|like|enjoy)|outside (?:of )?work|off (?:the clock|duty)|when im not working|away from work|interessen|interets|interessi|freizeit|cent(?:er|re)s? dinterets?|loisirs|intereses|aficiones|interesses|passatempos|zainteresowania|hobiler|ilgi alanlari|intressen",
	],
	[
		"other",
		"(?:pre)?publications?|preprints?|seminars?|seminaires?|exposes|communications|conferences|vortrage|ponencias|palestras|patents?|papers|writings?|personal|elsewhere|research interests|references?(?:(?: (?:are )?(?:available|furnished|provided))? (?:up)?on request)?|referees|contact(?: (?:details|information|info|me))?|details|talks|presentations|speaking|press|kontakt(?:daten)?|personliche (?:daten|angaben)|personal (?:details|information|data)|coordonnees|informations personnelles|contacto|datos personales|contato|dados pessoais|availability|additional information|other|misc(?:ellaneous)?|notes|sonstiges|divers|otros|otros datos|outros|informacoes adicionais|declaration|informacion adicional|(?:otros )?datos de interes|personliches|auslands(?:erfahrung|aufenthalt)e?(?:n)?|pubblicazioni|publikationen|veroffentlichungen|publicaciones|publicacoes|referenzen|referencias|career break|resume|curriculum vitae|cv|lebenslauf|referenties|personalia|persoonlijke gegevens|referencje|referanslar|kisisel bilgiler|ozgecmis|referenser|personuppgifter|dati personali|informazioni personali",
	],
];
const patterns = names.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`, "u")] as const);

/** "EXPERIENCE" of "E X P E R I E N C E": headings are often set with white between their letters. */
export function withoutLetterSpacing(line: string): string {
	const text = line.trim();
	if (!/^(?:[\p{L}&]{1,2}\s+){3,}[\p{L}&]{1,2}[:]?$/u.test(text))
		return line.length > longestSpaced
			? line
			: line.replace(spacedTime, (spaced) => wholeTime(spaced));
	const singles = text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];
	if (singles.length < 4) return line;
	// Wider white parts the words, where it was kept.
	return text
		.split(/\t|\s{2,}/u)
		.map((word) => word.replace(/\s+/gu, ""))
		.join(" ");
}

/** A time is short, and of each letter of a long line the pattern would read the rest again. */
const longestSpaced = 200;
const spacedTime = /(?<!\S)(?:[\p{L}\d–—-]\.? ){7,}\d(?!\S)/gu;

/** "OKT. 2021 – MAI 2024" of "O K T . 2 0 2 1 – M A I 2 0 2 4"; without a year it may be anything. */
function wholeTime(spaced: string): string {
	const glued = spaced.replaceAll(" ", "");
	return /(?:19|20)\d\d/u.test(glued)
		? glued.replace(/(?<=[\p{L}.])(?=\d)|(?<=\d)(?=[\p{L}–—-])|(?<=[–—-])/gu, " ")
		: spaced;
}

/** Latin letters and single spaces, folded: "Work Experience:", "— WORK  EXPERIENCE —", and with its name in Chinese. */
const wordsOf = (line: string): string =>
	foldText(withoutLetterSpacing(line))
		.replace(/['’]/gu, "")
		.replace(/\|/gu, "&")
		.replace(/[^\p{Script=Latin}&+/]+/gu, " ")
		.replace(/(?<! )(?=[&+/])|(?<=[&+/])(?! )/gu, " ")
		.replace(/^[ &+/]+|[ &+/]+$/gu, "");

/** The same without any space, for words that letter spacing has glued together. */
const glued = new Map<string, SectionKind>(
	(
		[
			[
				"work",
				"workexperience professionalexperience workhistory employmenthistory careerhistory relevantexperience clinicalexperience teachingexperience experienceprofessionnelle experiencesprofessionnelles experiencialaboral experienciaprofesional experienciaprofissional beruflicherwerdegang professionalbackground",
			],
			[
				"skills",
				"technicalskills keyskills coreskills corecompetencies skillstools skillsandtools technicalexpertise areasofexpertise",
			],
			[
				"education",
				"educationandtraining educationtraining academicbackground formationacademique formacionacademica formacaoacademica educationcertifications",
			],
			[
				"summary",
				"professionalsummary careersummary executivesummary aboutme uebermich sobremi sobremim careerobjective professionalprofile",
			],
			[
				"certificates",
				"licensesandcertifications certificationsandlicenses licensescertifications certificationslicenses",
			],
			["activities", "volunteerwork volunteerexperience communityservice"],
			["awards", "honorsandawards awardsandhonors honorsawards awardshonors"],
		] as const
	).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/**
 * "skills" of "Technical Skills:", "work" of "Beruflicher Werdegang" and of "Where I've worked", "other" of a
 * usual heading of another kind, else null.
 */
export function sectionKindOf(heading: string): SectionKind | null {
	// With a time beside it, it is the head of something.
	if (heading.length > 80 || /[\t|–—-].*(?:19|20)\d\d/u.test(heading)) return null;
	const text = wordsOf(heading);
	if (text === "" || text.length > 48 || text.split(" ").length > 7) return null;
	const letters = text.replace(/[^\p{L}]/gu, "");
	const apart = text.includes(" ") || letters.length < 10 ? null : unglued(letters);
	return (
		nameOf(text) ?? glued.get(letters) ?? (apart ? nameOf(apart) : null) ?? kindOfMisspelt(text)
	);
}

/** Long words of headings that are often misspelt, and the letter or the two that may be wrong in them. */
const wellSpelt = words(
	`experience experiences education professional employment history qualifications certifications certificates
	achievements accomplishments languages publications references activities responsibilities volunteer competencies
	ausbildung berufserfahrung kenntnisse werdegang sprachkenntnisse professionnelle professionnelles formation
	competences experiencia educacion formacion conocimientos experiencias profissional formacao`,
);

/** "Work Experiance", "Eduction", "Employement Histroy". */
function kindOfMisspelt(text: string): SectionKind | null {
	const parts = text.split(" ");
	if (parts.length > 3) return null;
	const spelt = parts.map((word) =>
		word.length < 7 || headingWords.has(word)
			? word
			: (wellSpelt.find((right) => isMisspelt(word, right)) ?? word),
	);
	const whole = spelt.join(" ");
	return whole === text ? null : nameOf(whole);
}

/** One letter is wrong, missing or too many, or two stand in each other's place. What ends otherwise is another word. */
function isMisspelt(word: string, right: string): boolean {
	if (Math.abs(word.length - right.length) > 1) return false;
	let start = 0;
	while (start < word.length && word[start] === right[start]) start++;
	let end = 0;
	const most = Math.min(word.length, right.length) - start;
	while (end < most && word.at(-1 - end) === right.at(-1 - end)) end++;
	const [odd, even] = [word.length - start - end, right.length - start - end];
	const isTurned = odd === 2 && even === 2 && word[start] === right[start + 1];
	return start > 0 && end > 0 && ((odd < 2 && even < 2) || isTurned);
}

function words(list: string): string[] {
	return list.split(/\s+/u);
}

const headingWords = new Set([
	...around,
	...names.flatMap(([, words]) => words.match(/[a-z]{4,}/gu) ?? []),
	..."student life work school service care health field other clinical library".split(" "),
]);

/** "student life" of "STUDENTLIFE": the words of a heading whose spaces were lost; the longest words first. */
function unglued(letters: string): string | null {
	if (letters === "") return "";
	for (let end = Math.min(letters.length, 20); end > 0; end--) {
		const word = letters.slice(0, end);
		if (end < 3 ? !["of", "to", "y", "e", "et", "a"].includes(word) : !headingWords.has(word))
			continue;
		const rest = unglued(letters.slice(end));
		if (rest !== null) return rest === "" ? word : `${word} ${rest}`;
	}
	return null;
}

const voluntary = /volunt\p{L}*|ehrenamt\p{L}*|benevol\p{L}*/u;

/** Of several names the first counts: "Education & Certifications". */
function nameOf(text: string): SectionKind | null {
	// "Hospital Volunteer" is a title, and "Grants Management" is a skill or begins the heading of a career.
	if (/. volunteer$|^(?:grants|funding) [^&afh]/u.test(text)) return null;
	if (voluntary.test(text) && isVoluntary(text)) return "activities";
	const whole = wholeName(text);
	if (whole) return whole;
	if (/^(?:leadership|management) (?:and|&) (?:leadership|management) experience$/u.test(text))
		return "work";
	for (const part of text.split(/ (?:and|und|et|y|e|[&+/]) /u)) {
		const found = wholeName(part) ?? lastName(part);
		if (found) {
			// "Registered and licensed nurse" names nothing: the rest must be usual as well.
			const others = text.split(" ").filter((word) => word.length > 1 && !part.includes(word));
			return others.every((word) => around.has(word) || wholeName(word)) ? found : null;
		}
	}
	return null;
}

/** What stands beside it says how or where, and is no title. */
const isVoluntary = (text: string): boolean => {
	const words = text.split(" ");
	return (
		words.length < 5 &&
		titleScore(text.replace(voluntary, "")) <= 0 &&
		(/^(?:volunt|ehrenamt|benevol)/u.test(text) ||
			words.every((word) => voluntary.test(word) || around.has(word) || word === "&"))
	);
};

/** Whether it is called so, without a word around it: "Tools", and not "Tool design". */
export const isSectionName = (text: string): boolean => wholeName(wordsOf(text)) !== null;

const wholeName = (text: string): SectionKind | null =>
	patterns.find(([, pattern]) => pattern.exec(text)?.[0] === text)?.[0] ?? null;

/** Every other word must be one that stands around a name, so that "Project Manager" is no heading. */
function lastName(text: string): SectionKind | null {
	const words = text.split(" ");
	if (words.length < 2) return null;
	for (let from = 1; from < words.length; from++) {
		const kind = wholeName(words.slice(from).join(" "));
		if (kind && words.slice(0, from).every((word) => around.has(word))) return kind;
	}
	for (let to = words.length - 1; to > 0; to--) {
		const kind = wholeName(words.slice(0, to).join(" "));
		if (kind && words.slice(to).every((word) => around.has(word))) return kind;
	}
	return null;
}
