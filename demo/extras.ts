import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { RoleBank } from "./bank.ts";
import type { Career, LevelIndex } from "./career-plan.ts";
import type { LineDrawer } from "./line-drawer.ts";
import { type Month, writeMonth } from "./months.ts";
import type { Random } from "./random.ts";
import type { ComposedJob } from "./work-history.ts";

type Certificates = NonNullable<ResumeDocument["certificates"]>;
type Awards = NonNullable<ResumeDocument["awards"]>;
type Languages = NonNullable<ResumeDocument["languages"]>;

const forProfessionals =
	/Chartered|\(CPA\)|\(PMP\)|\(FRM\)|\(PStat\)|\(OSCP\)|Series|Black Belt|Level II\b|Professional$|Accredited|Certified Management|Certified Treasury|FPAC|Certified Marketer|Pragmatic|Kubernetes|DevOps|SAFe/;

/** Certificates and awards of a single speciality, with the themes they go with. */
const specialities: readonly (readonly [name: RegExp, themes: string])[] = [
	[/Treasury/, "treasury"],
	[/FPAC/, "fpa"],
	[/\(CPA\)/, "fpa treasury corporate-development private-equity"],
	[/\(FRM\)/, "risk treasury quant-trading"],
	[/\(CAIA\)/, "private-equity asset-management"],
	[/Quantitative Finance/, "quant-trading risk"],
	[/Equity Research/, "equity-research asset-management"],
	[/Trading Competition/, "quant-trading"],
	[/Email|Braze/, "lifecycle"],
	[/Category Analyst/, "trade brand"],
	[/Google Ads/, "growth brand content product-marketing"],
	[/Product Marketing/, "product-marketing"],
	[/Content Marketing|Inbound/, "content lifecycle product-marketing"],
	[/Newsletter/, "content lifecycle"],
	[/\(OSCP\)/, "security"],
	[/\(CKA\)|DevOps/, "cloud-reliability developer-infrastructure"],
	[/Terraform/, "cloud-reliability developer-infrastructure backend security"],
	[/Java SE/, "backend payments"],
	[/incident response/, "cloud-reliability backend payments storage security"],
	[/distributed data/, "storage backend payments"],
	[/CUDA/, "inference vision speech"],
	[/inference and retrieval/, "inference recommendation language"],
	[/Deal of the Year/, "mergers technology healthcare sponsors"],
	[/Supply Chain|Six Sigma/, "operations consumer"],
];

const goesWith = (name: string, theme: string): boolean =>
	specialities.every(
		([pattern, themes]) => !pattern.test(name) || themes.split(" ").includes(theme),
	);

/** What certificates and awards depend on. */
export type About = {
	bank: RoleBank;
	theme: string;
	level: LevelIndex;
	career: Career;
	history: readonly ComposedJob[];
	writtenIn: Month;
};

/** One certificate, rarely two, from the years of work or the end of the studies. */
export function composeCertificates(random: Random, about: About): Certificates {
	const { bank, theme, level, career, writtenIn } = about;
	const suited = bank.certificates.filter(
		({ name }) => (level >= 2 || !forProfessionals.test(name)) && goesWith(name, theme),
	);
	const firstJob = career.jobs.findLast((job) => job.kind === "full-time");
	const earliest = Math.max(
		firstJob ? firstJob.start + 3 : (career.studies.at(-1)?.end ?? writtenIn) - 18,
		writtenIn - 72,
	);
	return (
		random
			.sample(suited, random.chance(0.25) ? 2 : 1)
			// Two steps of one examination are one entry.
			.filter(({ name }, at, all) => at === 0 || !sameLadder(name, all[0]?.name ?? ""))
			.map(({ name, issuer }) => ({
				name,
				issuer,
				date: writeMonth(random.int(Math.min(earliest, writtenIn - 2), writtenIn - 1)),
			}))
			.sort((a, b) => b.date.localeCompare(a.date))
	);
}

const sameLadder = (a: string, b: string): boolean =>
	["CFA", "Lean Six Sigma", "Kubernetes", "AWS Certified", "Databricks"].some(
		(ladder) => a.includes(ladder) && b.includes(ladder),
	);

/** Student prizes stay undated; those from work fall into a job of their level. */
export function composeAwards(random: Random, drawer: LineDrawer, about: About): Awards {
	const { bank, theme, level, history, writtenIn } = about;
	const suited = bank.awards.filter(
		({ title, levels }) => levels[0] <= level && level <= levels[1] && goesWith(title, theme),
	);
	const won = random
		.sample(suited, random.int(1, 2))
		// A prize with a figure ("9th of 2,140 teams") was won by one person.
		.filter((award) => !/\d/.test(award.title) || drawer.fresh(award, () => award.title));
	return won.map(({ title, awarder, levels }) => {
		const job = history.find(
			({ plan, role }) =>
				plan.kind === "full-time" &&
				role === bank.role &&
				levels[0] <= plan.level &&
				plan.level <= levels[1],
		);
		const end = job?.plan.end ?? writtenIn;
		const dated = levels[0] > 0 && job && end - job.plan.start > 6;
		return {
			title,
			...(awarder && { awarder }),
			...(dated && { date: writeMonth(random.int(job.plan.start + 5, end - 1)) }),
		};
	});
}

const learned = ["French", "Spanish", "German", "Italian", "Portuguese", "Mandarin", "Japanese"];

export function composeLanguages(random: Random, home: string | undefined): Languages {
	const languages: Languages = [];
	if (home && random.chance(0.55)) {
		languages.push({
			language: home,
			fluency: random.pick(["Native", "Fluent", "Native", "Professional"]),
		});
	}
	if (random.chance(languages.length > 0 ? 0.15 : 0.14)) {
		languages.push({
			language: random.pick(learned.filter((each) => each !== home)),
			fluency: random.pick(["Conversational", "Intermediate", "Fluent", "Working proficiency"]),
		});
	}
	return languages;
}

const pastimes = [
	"Trail running",
	"Ceramics",
	"Club chess",
	"Open-water swimming",
	"Choral singing",
	"Bread baking",
	"Rock climbing",
	"Film photography",
	"Crossword construction",
	"Jazz piano",
	"Community gardening",
	"Bicycle touring",
	"Amateur astronomy",
	"Volleyball league",
	"Youth soccer coaching",
	"Woodworking",
	"Board game design",
	"Birdwatching",
	"Half-marathons",
	"Letterpress printing",
	"Improv theater",
	"Historical maps",
	"Sailing",
	"Table tennis",
	"Stand-up paddling",
	"Knitting",
	"Science fiction",
	"Classical guitar",
	"Cross-country skiing",
	"Pickup basketball",
	"Restoring old radios",
	"Food pantry volunteering",
	"Salsa dancing",
	"Backcountry camping",
	"Calligraphy",
	"Rowing",
	"Bridge",
	"Documentary film",
	"Squash",
	"Mechanical watches",
	"Home coffee roasting",
	"Orienteering",
	"Archery",
	"Regional cooking",
	"Debate judging",
	"Fencing",
	"Kite building",
	"Public libraries",
] as const;

export const composeInterests = (random: Random): string[] =>
	random.sample(pastimes, random.int(2, 4));
