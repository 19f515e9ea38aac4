/** What a part of a posting tells: the work, what is asked, what is wished for, or nothing that can be proved. */
export type Section = "duty" | "must" | "wish" | "skip" | "intro";

/** Headings that are all of their line, and begin like others that say something else. */
const whole: readonly [Section, RegExp][] = [
	[
		"skip",
		/^(?:(?:company|employer|firm|agency|organi[sz]ation|business|team|school|hospital)(?: description| overview| profile| background)?|the (?:agency|organi[sz]ation|employer|university|hospital|bank|department|council|charity|studio|programme?)|about (?:this |the )?(?:programme?|team|employer)|our (?:mission|promise|purpose|vision|story|clients|approach|offer)(?: to you)?|we (?:bring|offer you)|what we (?:bring|give back|do)|us|we(?:'ll)? (?:bring|propose|can offer|give)(?: you)?|(?:our )?(?:range of )?services|your advantages|(?:this is )?what (?:you can (?:look forward to|expect)(?: from us)?|awaits you (?:with|at) .+)|(?:apply now|(?:are you )?interested\??|(?:have we|did we) .+interest\??|does that sound good\??)|recruitment(?: process)?|(?:privacy|safeguarding|equality|transparency)(?: notice| statement)?|(?:additional|further|more|practical|important|other) (?:information|details)|(?:things|what) (?:you )?(?:need|should|have) to know|practical(?:ities)?|(?:quick|key|the) facts|at a glance|life (?:here|with us)|working here|what it's like to work here|behaviou?rs|not (?:on the list|required|needed|necessary)|physical .+|travel(?:ling)?|supervision(?: received| exercised)?|the (?:good stuff|boring (?:bit|stuff)|fine print)|legal(?: stuff| notice)?|pre-employment .+|background checks?|checks|disclaimer|health (?:and|&) safety|accommodations?|departments?|recruiters|agencies|relocation|visas?|unions?|shifts?|(?:terms|conditions) of employment|grade|division|employment type|job type|type|reports? to|requisition.*|job (?:id|code|number|title)|title|position|organi[sz]ation|flsa status|status)$/iu,
	],
	[
		"duty",
		/^(?:(?:essential|key|main|core|primary|typical|principal) (?:job )?(?:functions|duties|tasks|activities|responsibilities)|about (?:the|this) (?:opportunity|opening|post|posting|vacancy|assignment|placement|internship)|(?:the|this) (?:post|opportunity|vacancy|assignment|internship)|(?:job|general|position|role|post) (?:description|summary|overview|outline|statement|content)|overview(?: of (?:the )?(?:role|post|position|job|duties))?|(?:in (?:this|the|your) .+ )?you(?:'ll| will| would)(?: also)?(?: be)?(?: in charge of| responsible for)?|(?:in|within|during|over|after) (?:your|the) first .+|in year one.*|your first .+|what (?:(?:does|do|will) )?(?:a|an|your|the) (?:typical |next |first |average )?.*(?:day|days|week|weeks|month|months|year)(?: will)?(?: looks?)?(?: like)?\??|how you(?:'ll| will| can)? (?:make|have|spend|contribute|help) .+|(?:this is )?(?:how|where) you (?:make|come in).*|(?:your )?fields? of activit(?:y|ies)|areas? of (?:activity|responsibility|work)|day[- ]to[- ]day|terms of reference|(?:the )?projects?|what (?:is|are) the (?:job|role|tasks)\??|(?:this is )?what awaits you)$/iu,
	],
	[
		"must",
		/^(?:you (?:do |really |also |will )?need|bring us|(?:our )?expectations?(?: (?:towards|of|from) you)?|(?:is this|could this be|sound like|sounds like|does this (?:sound like|describe)|do you recogni[sz]e|are you) (?:you|yourself|the one).*|you(?:'ll| will| might| may| could| are)?(?: probably| likely| also)? (?:(?:be|feel) .*|thrive|enjoy|love|fit|like|succeed|do well)\b.*\bif(?: you)?|this (?:is|could be|might be) for you if.*|(?:to|for you to) (?:succeed|be successful|thrive|do well|excel)\b.*|(?:your )?background|(?:conditions|requirements) (?:of|for) (?:entry|admission|appointment)|the right (?:person|candidate|fit)|who can apply|abilit(?:y|ies)(?: to)?|(?:you|who) (?:we need|we want)|what makes you (?:a |the )?.+)$/iu,
	],
	[
		"wish",
		/^(?:additional (?:qualifications|skills|experience)|(?:also )?valued|(?:what|it) (?:sets|will set|would set|makes) you (?:apart|special|shine)|merits?|meriting|(?:a )?(?:further|added|extra) (?:plus|advantage|merit)s?|(?:would be )?(?:useful|helpful)(?: but .+)?)$/iu,
	],
];

const rules: readonly [Section, RegExp][] = [
	[
		"skip",
		/(?:not|n't|no longer|without) (?:need|require|have to|care|looking|after|ask|mind)|\bnot needed|\banti-|^about (?:us|our|the (?!role|job|position|work|person)|(?!you\b|the\b|this\b|your\b)\p{L})|^(?:who|what) (?:we are$|are we|is \p{L}+$)|^why|benefits|\bperks|(?:we|the|our) (?:offer|package|deal|culture|company|firm|people|story|team|school|trust|business|clients?)$|in it for you|look after you|life at|meet the|what's on offer|logistics|practicalit|small print|\bterms\b|\brate\b|data protection|accessib|vetting|how we (?:hire|work|recruit)|interview|next steps|\bcontact|deadline|closing|\bdates?$|report(?:s|ing) to|stuff we|don't care|good to know before|we(?:'ll)? (?:give|pay|provide)|you(?:'ll| will)? (?:get|receive|learn)\b|in return|compensation|salary|\bpay\b|remuneration|reward|diversity|inclusion|equal|\beeo|values|physical demand|work(?:ing)? (?:environment|arrangement|condition)|conditions|how to apply|to apply|applying|selection p|application|procedure|the process|community|schedule|\bhours\b|^location|^where|^when|salary|^start|contract|^package|^money|proud of|fine print|for you|^notes?\b|other information|support(?:ed)?$/iu,
	],
	["duty", /essential (?:functions|duties)|minimum duties/iu],
	[
		"wish",
		/\bicing|cherry|beneficial|stand out|distinguish|gold star|favou?r|useful|secondary|if you also|not essential|we'd love|would love|also like|bit extra|brownie|prefer|desir|nice|bonus|\bplus(?:es)?\b|\basset|(?:great|good|lovely|helpful|useful) (?:if|to have)|would (?:be|make|help|like)|(?:be|be even) (?:great|lovely|good|delighted)|extras?\b|advantage|optional|delighted|even better|ideally|welcome|^bonus|we'd (?:love|like) to see|brownie|what helps|smile|^helpful|perhaps|set you apart|points$|joy/iu,
	],
	[
		"must",
		/prerequisite|eligib|non-negotiable|attributes|capabilit|your (?:toolkit|strengths|skills|experience|tools|kit)|tech(?:nical)? stack|^(?:our |the )?stack|technolog|we're after|we hope|we want|fits?\b|match if|who should apply|what (?:matters|counts|it takes)|^(?:the )?basics|^minimums?$|^languages?$|^tools|we'd like you to have|you'd (?:have|bring|need)|you (?:already|must|may|might) |requir|qualif|you(?:'ll| will| should| must| might)? (?:have|bring|need|offer|are|know|should)|(?:your|our ideal|preferred) background|(?:we|we'd|we'll) (?:need|ask|like|expect|want|look|look for|imagine)|\bmusts?\b|skills|experience|education|profile|about you|looking for|seeking|seek$|who you|criteria|essential|knowledge|competenc|the person|person spec|candidate|toolbox|show us|need to see|who gets in|^you$|^have$|^need(?:ed|s)?$|possess|we ask|certificat|licen[cs]e|\babilities|training and|what it takes/iu,
	],
	[
		"duty",
		/working on|your mission|the gig|spend your (?:time|day|week)|impact|typical (?:day|week|month)|day in the life|job (?:purpose|summary)|role (?:purpose|summary)|principal|deliverable|objectives|the challenge|needs doing|on the job|assignment|contribution|activities|to do$|your (?:days|weeks|week|work|to-do)|week (?:looks|might|in)|ask (?:of )?you to|we'll ask|you'd be|be responsible|the brief|projects|respons|\bduties|^duty$|\bday (?:with|in|at)\b|typical day|^what \p{L}+ do$|you(?:'ll| will) be$|you(?:'ll|'d| will| would| get to)?(?: be)? (?:do|doing|own|work on)\b|(?:the|your|about the|main|a?bout this|nature of) (?:day |whole )?(?:work|role|job|position|tasks?|plate|mission|opportunity|task)|your (?:first )?(?:year|day|days|tasks|impact)|(?:you'll|you will|you'd|will|shall|and then be expected to)\s*(?:…|\.\.\.)?$|^tasks|functions|scope|accountab|key (?:tasks|areas)|day to day|in this (?:role|position)|awaits|work performed|success looks|what the (?:work|job|role|position)|job involves|^what you|purpose|^off days|^game day|the subject/iu,
	],
];

/** What a heading announces; null for one that says nothing of that. */
export function sectionOfHeading(heading: string): Section | null {
	const words = heading
		.replace(/[\s:?!.…_#*=-]+$/u, "")
		.replace(/\bu\b/giu, "you")
		.trim();
	return [...whole, ...rules].find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
