/** The words that titles and employers are made of. Folded. */

/** Whether one of some words stands in a text. A word with signs is a pattern, after "…" of endings. */
type Words = { test: (text: string) => boolean };

function whole(list: string): Words {
	const words = list.trim().split(/\s+/u);
	const plain = new Set(words.filter((word) => /^[\p{L}\d-]+$/u.test(word)));
	const endings = words.filter((word) => word.startsWith("…")).map((word) => word.slice(1));
	const patterns = words.filter((word) => !plain.has(word) && !word.startsWith("…"));
	const ending = endings.length > 0 ? new RegExp(`(?:${endings.join("|")})$`, "u") : null;
	const pattern =
		patterns.length > 0
			? new RegExp(`(?<![\\p{L}\\d-])(?:${patterns.join("|")})(?![\\p{L}\\d-])`, "u")
			: null;
	const isOne = (word: string) => plain.has(word) || ending?.test(word) === true;
	return {
		test: (text) =>
			text.match(/[\p{L}\d-]+/gu)?.some(isOne) === true || pattern?.test(text) === true,
	};
}

/** Folded. Whole words that name what someone does. */
export const titles = whole(`
	…engineer …developer programmer architect manager director head lead leader
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
	scrum.master product.owner biologist chemist physicist geologist ecologist astronomer postdoc post-?doc(?:torat|toral|torant|torante|torando)? doktorand doktorandin doctorant doctorante ater maitresse student extern externship rotation clerkship placement practicum practicas ausbilder
	journeyman journeywoman foreperson linesman lineman rigger millwright glazier steward stewardess purser
	attendant concierge valet lifeguard conductor musician singer actor dancer tester liaison organizer
	evangelist marketer publicist curator archivist docent expediter scheduler proctor grader
	accompanist agronomist allocator ambassador anesthetist appraiser arborist archaeologist assembler assessor
	audiologist auctioneer bagger bailiff barback bellhop biostatistician boilermaker bookseller bricklayer
	broadcaster busser busboy cabinetmaker caddie caller canvasser caretaker caterer chaplain choreographer
	chiropractor cinematographer clinician columnist commander constable conservator copyeditor cosmetologist
	deckhand detailer detective digger diver doorman dramaturg dressmaker embalmer enumerator entrepreneur
	epidemiologist examiner fabricator facilitator farmhand finisher fireman fisherman fitter florist forecaster
	forester forwarder fundraiser gaffer greeter groundskeeper groundsman handyman harvester helper historian
	homemaker horticulturist hydrologist investigator ironworker jeweler jeweller joiner keyholder
	labou?rer legislator linguist loader locksmith logger longshoreman machinist magistrate maid maitre masseuse
	mathematician mediator mentor meteorologist microbiologist miner missionary mixologist moderator mortician mover
	negotiator notary optician orderly pastor pathologist patroller patrolman payroller phlebotomist
	physiotherapist pianist pipefitter plasterer policewoman practitioner presenter priest processor prosecutor
	provost ranger registrar repairman reviewer roofer roughneck roustabout roadie runner scaffolder scout
	screenwriter sculptor seamstress seller sheriff shopper sitter skipper sociologist sommelier sorter
	speechwriter splicer spokesperson spotter stagehand stablehand stenographer stonemason storekeeper storeman
	tailor telemarketer tiler toolmaker trimmer trustee typist upholsterer usher vendor violinist vocalist warden
	warehouseman weaver webmaster winemaker woodworker zookeeper zoologist au.pair practicante enlisted gunner
	yardman yardmaster mate nqt ect bosun dependienta derrickman flagger hauler trucker chauffeur courier postman bricklayer shipfitter tinner
	…(?:ingenieur|entwickler|berater|leiter|mitarbeiter|assistent|arbeiter|lehrer|pfleger|krankenpfleger|techniker|mechaniker|elektriker|verkaufer|forscher|redakteur|gestalter|betreuer|sachbearbeiter|kaufer|planer|meister|fuhrer|therapeut|analyst|buchhalter|prufer|anwalt|arzt|informatiker|programmierer|disponent|referent|vertreter|fahrer|kellner|backer|koch|tischler|schlosser|monteur|erzieher)(?:in|innen)?
	…(?:kaufmann|kauffrau|fachkraft|hilfskraft|schwester|pflegefachfrau|pflegefachmann|praktikant|praktikantin|werkstudent|werkstudentin|praktikum|auszubildende|auszubildender|azubi|volontar|volontarin|geschaftsfuhrer|geschaftsfuhrerin|aushilfe|leitung|referendar|referendarin)
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
	manoeuvre manœuvre conducteur conductrice livreur livreuse preparateur preparatrice caissier caissiere patissier patissiere
	boulanger boulangere coiffeur coiffeuse chauffeur macon menuisier plombier electricien soudeur soudeuse
	magasinier receptionniste hote hotesse maquettiste journaliste interprete traducteur traductrice bibliothecaire
	psychologue orthophoniste kinesitherapeute sage-femme aide-cuisinier plongeur plongeuse
	vacataire surveillant surveillante tuteur tutrice benevole
	albanil fontanero electricista carpintero soldador mecanico cadete repartidor repartidora peon monitor monitora
	limpiador limpiadora recepcionista traductor traductora interprete fisioterapeuta psicologo psicologa matrona
	medico medica farmaceutico farmaceutica dentista veterinario veterinaria arquitecto arquitecta delineante
	panadero panadera pastelero pastelera mozo moza teleoperador teleoperadora gestor gestora tutor tutora
	investigador investigadora tecnologo ayudante aprendiz socorrista voluntario voluntaria educador educadora
	engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora enfermeiro
	enfermeira professor professora estagiario estagiaria assistente tecnico assessor assessora advogado advogada
	projetista contadora vendedor atendente supervisor lider chefe encarregado encarregada cozinheiro cozinheira
	jornalista monitor monitora estagio trainee psicologo psicologa farmaceutica motorista auxiliar pedreiro
	eletricista garcom garconete caixa operador operadora recepcionista tradutor tradutora pesquisador pesquisadora
	bolsista aprendiz gerente voluntaria cuidador cuidadora
	…(?:pfleger|helfer|macher|maurer|zimmerer|maler|schreiner|gartner|backer|konditor|friseur|schneider|optiker|laborant|zeichner|trainer|coach|dozent|tutor|lektor|ubersetzer|dolmetscher|psychologe|psychologin|apotheker|hebamme|sanitater|soldat|feuerwehrmann|hausmeister|reiniger|lagerist|logistiker|kommissionierer|einkaufer|anlagenfuhrer|dreher|fraser|schweisser|bauleiter|polier|statiker|biologe|biologin|chemiker|physiker|jurist|steuerberater|volontar|zivildienstleistender)(?:in|innen)?
	…(?:mechatroniker|elektroniker|industriemechaniker|heilerziehungspfleger|sozialarbeiter|sozialpadagoge)(?:in)? bundesfreiwilligendienst zivildienst werkstudententatigkeit fsj bfd
`);

/** Folded. Titles where they stand last, as in "Crew Member" and "Tax Senior", and nothing elsewhere. */
export const lastTitles = whole(`
	member senior junior sales crew hand keeper guide master maker minister player dealer temp companion collector
	cutter setter tech techs staff deputy rater sister matron temping internships residency fellowship associateship
	apprenticeship secondment assistantship consultancy
`);
/** Folded. Ways to learn a trade, with what was learned behind them. */
export const learning =
	/^(?:stage(?= (?:de|d['’]|en|chez)|$)|pasantia|alternance|apprentissage|service civique|volontariat|ausbildung|praktikum|freiwillig\p{L}+|practicas?|estagio|famulatur|menor aprendiz|jovem aprendiz|servicio social|apprenticeship|internship|residency|fellowship|traineeship|placement|(?:clinical |field |student )?(?:field experience|practicum))(?!\p{L})/u;

/** Folded. Words that name who gives work. */
export const employers = whole(`
	inc incorporated llc llp ltd limited corp corporation co company companies gmbh mbh ohg gbr ag kg ug se ev sa sas sarl sl
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

/** Folded. Words that houses have in their names, and titles and departments at times. */
export const likeHouses = whole(`
	refining refinery mills? dairy ranch orchards? nursery greenhouses? vineyards? winery distillery brewing creamery
	roasters coffee tavern pub saloon lounge cantina taqueria pizzeria pizza osteria trattoria steakhouse deli donuts
	catering diners? lodge suites hostel spa salon barbershop gym fitness studio playhouse opera symphony orchestra
	ballet philharmonic cinema gallery church parish diocese ministries temple mosque synagogue chapel cathedral abbey
	court courts senate assembly commission authority embassy consulate borough township village nhs infirmary
	residence shelter pantry mission alliance coalition federation league club guild zoo aquarium gardens dental
	dentistry orthodontics veterinary optical eyecare imaging wireless broadband aviation airport shipping shipyard
	trucking transit railway railroad express haulers haulage storage warehouse distributors wholesale supply hardware
	lumber timber steel metals foundry plastics chemicals petroleum mining minerals utilities renewables recycling
	plumbing heating hvac roofing paving concrete masonry landscaping homes housing estates apartments realtors
	mortgage lending securities investments advisors advisers mutual savings robotics semiconductor devices instruments
	electronics interactive games entertainment pictures films productions radio television tv broadcasting books
	bookstore apparel clothing outfitters shoes footwear jewelers furniture interiors appliances toys auto autos tire
	garage supermarket grocery mart boutique restaurants? kitchens families hospitals schools theat(?:er|re)s clients
	farm barn stables brewers bros navy corps marines battalion regiment infantry fleet squadron brigade division
	bataillon bundeswehr kaserne kanzlei baeckerei backerei metzgerei autohaus gasthaus gasthof restaurante hof werk
	werft bau handel markt spedition verein verband kirche gemeinde landratsamt stadt kreis landkreis ministerium
	diakonie caritas kreuz lebenshilfe ville mairie departement conseil academie boulangerie patisserie garage clinique
	ehpad chu creche cabinet etablissements entreprise agence editions librairie association ayuntamiento clinica
	taller panaderia biblioteca libreria bufete estudio agencia distribuciones transportes construcciones hermanos
	editorial fundacion colegio universidad prefeitura clinica padaria livraria escritorio editora construtora
	transportadora hospital fundacao usina mercado supermercado colegio
`);
/** Folded. German houses in one word with what they are for: "Behindertenwohnheim". */
export const houseEnds =
	/\p{L}{3,}(?:schule|klinik|klinikum|krankenhaus|wohnheim|pflegeheim|kindergarten|gesellschaft|verlag|kanzlei|apotheke|akademie|gymnasium|stiftung|verein)$/u;
/** "Solicitors", "Architects": several of one title are a firm. */
export const plural =
	/^(?:architect|solicitor|consultant|engineer|accountant|surveyor|electrician|realtor|attorney|planner|designer|painter|plumber|carpenter|roofer|caterer|broker|auctioneer|chemist|optician|dentist|veterinarian|florist|tailor|grocer|baker|builder|contractor|developer|publisher|printer|brewer|grower|outfitter|insurer)s$/u;

/** "Front Desk", "Accounts Payable": some are called by where they stand. Folded. */
export const functions =
	/^(?:(?:overnight|night|senior|junior|it|retail|hotel|general|customer|technical|tech|client) )*(?:front (?:desk|end|of house)|back of house|(?:help|service) ?desk|(?:guest|customer|client|patient) (?:services?|success|support|relations|care)|(?:tech|technical) support|accounts (?:payable|receivable)|human resources|loss prevention|data entry|quality (?:control|assurance)|night audit|shipping(?: and receiving)?|general labor|housekeeping|(?:floor|sales) support|reservations|payroll|child ?care|room service|bar staff|(?:first|second|third) (?:violin|viola|cello|horn)|artist-in-residence|writer-in-residence|teach for \p{L}+)$/u;
export const lastWordOfTitle =
	/\p{L}{4,}(?:man|woman|person)$|\p{L}{3,}(?:ienne|euse|trice|logue|therapeute|[oó]log[oa]|ista|adora?|edora?)$|\p{L}{2,}(?:ist|ician|eer|yst|ant|tor|ter|ner|ger|ler|ker|rer|der)$/u;
