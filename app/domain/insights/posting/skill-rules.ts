import { verbOf } from "./verbs.ts";

/** What an applicant is and cannot prove in a list of skills, and what is no skill. */
const trait =
	/\b(?:team(?: |-)?(?:player|work|oriented)|self-|attention|detail|communicat(?:or|ive|ion skills)|interperson\w*|organi[sz](?:ed|ation(?:al)? skills|ational)|punctual|reliab\w+|motivat(?:ed|ion)|passion\w*|enthusias\w*|flexib\w+|adaptab\w+|proactive|positiv\w*|creativ\w+|curio\w+|humou?r|energ\w+|empath\w*|patien(?:ce|t$)|kind\w*|honest\w*|integrity|calm|resilien\w+|independent\w*|initiative|multi-?task\w*|deadlines|pressure|problem(?:-| )solv\w*|analytical|work ethic|attitude|commit\w*|willing\w*|eager\w*|love|mindset|personality|weekends?|evenings?|nights?|shifts?|travel\w*|lift(?:ing)?|stand(?:ing)?|pounds|lbs|kg|heights|right to work|work permit|visa|DBS|background check|drug|vaccin\w*|portfolio|reel|references?|résumé|resume|CV|cover letter|car|vehicle|transport|smartphone|laptop|availab\w+|authori[sz]ation|years? old|age|physically|fit|nice|friendly|smile|thick skin|common sense|dogs?|salary|hours|week|degree|diploma|steel toe|boots|judgment|discretion|confidential\w*|professionalism|sense|stamina|steady|hands$|tools$|appearance|eligib\w*|live|located|reside|rota|overtime|day|days|weather|criminal|conviction|clearance|interest|related|equivalent|something|anything|whatever|someone|somebody|everything|other|others|similar|place|thing|things|people who|ability|similar tools?|equal|field|fields|discipline|accuracy|listener|leader$|thinker|player|self|ego|opinion\w*|taste)\b/iu;

/** What is left of a sentence and names nothing. */
const filler =
	/^(?:and|or|the|an?|it|that|this|you|we|us|more|some|years?|yrs?|minimum|required|preferred|experience|knowledge|skills?|certified|licensed|certification|yes|no|not|both|either|plus|bonus|must|nice|ideally|etc|english|degree|role|job|position|work|business|tools?|software|understanding|background|training|practice|proficien\w+|good|great|strong|basic|similar|equivalent|relevant|applied|at|in|of|to|for|on|with|current|part|time|full|here|there|then|well|also|too|so|one|two|three|four|five|several|many|if|ready|qualification|qualified|accredited|level|C1|B2|spoken|written|fluent|native|designation|track|spell|active|admitted|admission|graduation|incl|inc|min|e\.g|helpful|useful|handy|desirable|essential|advantage|asset|impeccable|better|conversational|bilingual|passed|registered|finished|completed|enrolled|standard|advanced|internships?|school|education|agency|company|companies|industry|industries|bank|firm|group|team|course|courses|university|college|looking|remote|applications?|people|department|customers?|clients?|reading|writing|speaking|listening|measure|way|name|home|get|pay|look|hire|put|past|terms|health|course|helps|pull|track record|seven|carries|act|graduating|literate|considered\)?|toward|towards|w|lic|UK|EU|US|USA|Canada|Germany|France|London|such|access|fine|half|like|apply|closing|closing date|status|first|second|third|ability|abilities|any|valid|clean|familiarity|fluency|mastery|working knowledge|a year|year|months?|internship|vocational training|studies|hard|each person|meetings|email|phone|expertise|comfort|expert|even better|welcome|advantagous|success|mentorship|little|spent|above|paid|volunteer|logic|statement|experience .*|evidence|w\/|client interviews|compact state|state of .*|instructor status|lead|which|program|major|club|clinic|jurisdiction|within .*|better .*|working|training|midwife|particularly .*|two of .*|graduation.*|seven|three|ours|heat|teens|kids|people management skills|all .*|learnt|equally good)$/iu;
const begins =
	/^(?:of|at|by|from|as|is|are|was|were|has|have|had|be|been|may|can|will|would|should|could|isn't|aren't|because|since|but|so|than|with|in|on|for|to|about|around|like|very|more|most|less|only|just|even|still|once|every|each|any|some|all|such|during|through|under|over|into|until|after|before|between|within|without|half|however|though|although|while|where|why|please|sorry|you|we|it|they|there|that|this|if|our|your|not|no|never|who|what|how|when|don't|a|'|\d+\+?\s)(?:\s|$)/iu;
/** A word that only a sentence has. */
const told =
	/\s(?:is|are|was|were|has|have|may|can|will|need|needs|want|wants|enrolled|pending|considered|instead|employer|lends|helps?|gives?|funds|upwards|focused|encouraged|holidays)\b/iu;
/** "Project management" begins with no verb. */
const nounToo =
	/^(?:account|audit|balance|brief|budget|care|case|change|code|contract|control|cost|cross|data|design|finance|food|forecast|group|issue|lead|log|market|model|motion|network|order|plan|price|print|process|procure|program|project|quality|record|release|report|research|risk|safeguard|service|sign|source|stage|stock|structure|study|supply|support|survey|tender|test|time|trade|train|triage|user|vendor|volunteer)$/iu;

const mostWords = 5;
const mostLetters = 45;

/** Whether a few words of a requirement can be the name of a tool, a method or a subject, by their form. */
export function isSkillName(text: string): boolean {
	const words = text.split(/\s+/u);
	const [first = ""] = words;
	if (words.length > mostWords || text.length > mostLetters || !/\p{L}/u.test(text)) return false;
	if (text.length < 2 && !/^[RC]$/u.test(text)) return false;
	if (/[$€£%!?]|\d{4,}|\s{2}|=$|^Level \d/u.test(text)) return false;
	if (filler.test(text) || trait.test(text) || begins.test(text) || told.test(text)) return false;
	if (/^\p{Ll}+(?:ly|ed)$/u.test(text)) return false;
	// "contribute to our scheme" asks to do something.
	return verbOf(first) !== first || nounToo.test(first);
}
