/** What people do at work, in any field. */
const bases = new Set(
	`accept access account achieve act adapt address adjust administer advise advocate agree align allocate analyse
	analyze answer appear apply appraise appoint approve argue arm arrange assemble assess assign assist attend audit
	author automate balance be bid book bring brief build buy calculate calibrate call capture care carry case chair champion
	change chase check clean clear close coach code collaborate collect combine communicate compare compile complete
	conduct confirm connect consult contribute control convert cook coordinate co-ordinate cost counsel cover craft create
	cut deal debug decide define deliver demo demonstrate deploy design determine develop diagnose direct discharge
	dispatch do document draft draw drive edit educate enforce engage ensure enter escalate establish estimate evaluate
	examine execute expand explain explore extend facilitate feed file find fit fix follow forecast foster fund gather
	generate get give grade graph greet grow guide hand handle have help hire hit hold host identify implement improve
	influence inform initiate innovate inspect install instruct integrate interpret interview introduce investigate
	invent issue iterate join judge keep label launch lay lead learn lecture leverage liaise lift listen litigate load
	lobby lodge log look lower maintain make manage map mark market match measure mediate meet mend mentor merge migrate
	mix model modernise modernize monitor motivate move negotiate nurture observe obtain offer onboard open operate
	optimise optimize order organise organize oversee own pack paint participate partner perform pick pilot pitch place
	plan play plumb post practise practice prepare present prevent price prioritise prioritize process procure produce
	program project promote propose protect prototype prove provide prune publish pull purchase push raise read rebuild
	receive recommend reconcile record recruit redesign reduce refactor refer refine register renegotiate repair replace
	report represent research resolve respond restock restore retire review revise rewrite roll rotate run safeguard
	scale schedule scope screen script secure see segment select sell send serve service set set-up shape share shepherd
	ship shoot show sign simplify sit solve source specify speak staff standardise standardize start steer stock
	structure study submit supervise supply support survey synthesise tag take talk teach tender terminate test tie tend
	test-drive track trace train transcribe transfer transform translate travel treat triage trouble-shoot troubleshoot
	tune turn tutor uncover understand undertake update upgrade upskill use validate verify visit walk wash watch
	weld wire work wrangle wrap write underwrite second-chair staff structure co-lead hedge price evidence uphold
	ventilate balance cross-check quote invoice bill level mount bend cut drill sharpen plate season bake storyboard butcher laminate rig tack hunt weed mind rely threat-model
	listen screen sort sew iron grind strip lock patrol escort bathe dress groom redline tidy peel spot count bring refinance fulfil fulfill reach attract attain solicit retain
	encourage enhance strengthen deputise deputize accompany embed chase shadow stay sign hand pass scale dose titrate
	absorb accelerate acquire activate advance aim align amend annotate anticipate archive assure augment authorize
	await award back barter blend block blog boost braise brew budget bundle canvass cascade categorize cement certify
	chart chill circulate clarify classify cleanse clinch collate commission compose conceive condense configure connect
	conserve consolidate construct contest contextualize contract convene convey cooperate correct correspond craft
	critique cultivate curate customize date deepen defend delegate delight depose derive detect dictate differentiate
	digitize dig disclose discover discuss dismantle display disseminate distill distribute diversify divide dress drop
	earn elaborate elevate eliminate elicit empower enable encrypt endorse enhance enrich enrol enroll enumerate equip
	excavate exceed exhibit experiment export expose express fabricate familiarize fasten fetch field fill film filter
	finalise finalize flag float focus fold formulate frame fry furnish garnish gauge glaze govern grasp grease harden
	harvest heal highlight honor house hunt illustrate imagine import incorporate increase index infer inject innovate
	inquire insert insulate insure intake intervene inventory investigate involve itemize join juggle keep kick kit
	knead layer lend lessen license localise localize locate machine mail manufacture marshal master maximise maximize
	medicate memorialize migrate mill minimise minimize mobilise mobilize moderate mould navigate network normalise
	normalize notarize notify number nurse offset orchestrate orient originate outline outsource overcome overhaul own
	page pair pave pay penetrate perfect personalise personalize persuade photograph pioneer pipe placate plaster
	position pour power practise preach predict preserve preside press probe proofread prosecute publicise publicize
	pump punch push qualify quantify query question queue quantify rank rate react reason reassess reassure rebalance
	rebuild recall recap recondition reconfigure recover rectify recycle redirect refill refresh refurbish regulate
	rehearse reinforce reject relate release relieve remediate remind remodel remove render renew renovate reorder
	replenish replicate reply reposition request rescue reserve reset resettle reshape retrieve return reuse reveal rewire
	rinse roast root route sample sand sanitise sanitize satisfy save scan scout scrub sculpt season section seek seal
	seed service settle sharpen shelve shorten show sift signpost simulate sketch slice smooth solder source speak
	spearhead spec spin splice sponsor spray squash stabilise stabilize stage stain steam sterilise sterilize stitch
	store strategise strategize stream streamline strengthen stress stretch subcontract summarise summarize surface
	survey sustain swab sweep tabulate tackle tailor tally target taste tend time title top touch tour trade transition
	transport trawl trim trust type uncover undo unload unlock unpack upload upsell usher vaccinate value vary vet view
	voice volunteer waive warn waterproof weave weigh welcome widen win wind wipe withdraw witness word woodwork
	admit discharge rotate restock plate portion bill reconcile accrue audit hedge`.split(/\s+/u),
);

const doubled = /(?<letter>[bdglmnprt])\k<letter>$/u;

/** The base form that a word can be of ("planning", "carries"); null for one that is no such verb. */
export function verbOf(given: string): string | null {
	const word = given.toLowerCase();
	const forms = [word];
	for (const ending of ["ing", "es", "s"]) {
		if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
		const stem = word.slice(0, -ending.length);
		forms.push(
			stem,
			`${stem}e`,
			stem.replace(doubled, "$1"),
			stem.replace(/i$/u, "y"),
			stem.replace(/y$/u, "ie"),
		);
	}
	return forms.find((form) => bases.has(form)) ?? null;
}

export type VerbForm = "base" | "s" | "ing";

/** In which form a word is a verb; null for what is none. */
export function formOf(word: string): VerbForm | null {
	if (verbOf(word) === null) return null;
	if (bases.has(word.toLowerCase())) return "base";
	return /ing$/iu.test(word) ? "ing" : "s";
}
