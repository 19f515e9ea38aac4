/** Something to do before a site is open for business. */
export type FirstStep = {
	title: string;
	/** What it is good for, or which variable does it. */
	hint: string;
	/** Where it is done, or where it shows. */
	to: string;
	isDone: boolean;
};

/** How the site is now. */
export type SiteState = {
	/** Published and invented. */
	inventedResumes: number;
	isNamed: boolean;
	hasSeller: boolean;
	/** Mail to its support arrives: the address is not the example that the code has. */
	hasSupport: boolean;
	/** Published and not invented. */
	realResumes: number;
	/** Claims that have no source. */
	openClaims: number;
	takesMoney: boolean;
	sendsMail: boolean;
	hasBackups: boolean;
};

/** What there is to do until a site is open for business, in the order in which it is done best. */
export const firstSteps = (state: SiteState): FirstStep[] => [
	{
		// Before all others: what was done until then goes with it.
		title: "Leave the demonstration",
		hint: "Start with DEMO=off on an empty DATA_DIR, or on an empty database and file store. What is invented is gone then, with everything that was changed here.",
		to: "/admin/resumes?provenance=demo",
		isDone: state.inventedResumes === 0,
	},
	{
		title: "Name the site",
		hint: "Its name and tagline stand on every page and in every email.",
		to: "/admin/words/brand",
		isDone: state.isNamed,
	},
	{
		title: "Say who runs it",
		hint: "Legal pages and receipts name the company.",
		to: "/admin/words/company",
		isDone: state.hasSeller,
	},
	{
		title: "Give an address for support",
		hint: "Every page and email names it. Until then it is an example, and what people write there is lost.",
		to: "/admin/words/company",
		isDone: state.hasSupport,
	},
	{
		title: "Publish a first resume",
		hint: "Drop files on the intake desk, or import a list.",
		to: "/admin/intake",
		isDone: state.realResumes > 0,
	},
	{
		title: "Give claims their sources",
		hint:
			state.openClaims > 0
				? `${state.openClaims} have none. A public site counts what it can and leaves the rest out.`
				: "Each has one.",
		to: "/admin/words/claims",
		isDone: state.openClaims === 0,
	},
	{
		title: "Take payments",
		hint: "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Until then plans are sold in the sandbox.",
		to: "/pricing",
		isDone: state.takesMoney,
	},
	{
		title: "Send emails",
		hint: "SMTP_URL and MAIL_FROM. Until then they lie in the mailbox of the demonstration.",
		to: "/dev/mailbox",
		isDone: state.sendsMail,
	},
	{
		title: "Make backups",
		hint: "BACKUP_DIR, or an S3 store.",
		to: "/admin/overview#backups",
		isDone: state.hasBackups,
	},
];
