import type { ResumeDocument } from "#app/domain/resume-document.ts";
import type { Project, RoleBank, Theme } from "./bank.ts";
import type { Career, LevelIndex } from "./career.ts";
import type { LineDrawer } from "./line-drawer.ts";
import { type Month, writeMonth } from "./months.ts";
import type { Random } from "./random.ts";
import type { ComposedJob } from "./work-history.ts";

type Projects = NonNullable<ResumeDocument["projects"]>;
type Certificates = NonNullable<ResumeDocument["certificates"]>;
type Awards = NonNullable<ResumeDocument["awards"]>;
type Languages = NonNullable<ResumeDocument["languages"]>;

/**
 * Projects with lines that nobody else has. A project that stands in another resume already comes without its
 * proper name, so that no two people have made the same thing.
 */
export function composeProjects(
	random: Random,
	drawer: LineDrawer,
	theme: Theme,
	level: LevelIndex,
	career: Career,
	count: number,
): Projects {
	const left = new Set(
		theme.projects.filter(({ levels }) => levels[0] <= level && level <= levels[1]),
	);
	const projects: Projects = [];
	while (projects.length < count && left.size > 0) {
		const project = random.weighted([...left].map((each) => [each, drawer.rarity(each)] as const));
		left.delete(project);
		const repeated = drawer.rarity(project) < 1;
		const highlights = project.highlights
			.map((write) => drawer.fresh(write, () => write(random)))
			.filter((text) => text !== null);
		if (highlights.length === 0) continue;
		drawer.countUse(project);
		projects.push({
			name: repeated ? plainName(random, project, career) : project.name,
			description: project.description,
			highlights,
		});
	}
	return projects;
}

function plainName(random: Random, project: Project, career: Career): string {
	// Names of several words say what was done; a single word is a product's name.
	if (/ .* | (Case|Competition|Challenge|Fund|Model|Study|Plan|Group)\b/.test(project.name)) {
		return project.name;
	}
	return career.standing === "professional"
		? random.pick(["Personal project", "Side project", "Weekend project"])
		: random.pick(["Course project", "Personal project", "Semester project", "Team project"]);
}

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

export function composeCertificates(
	random: Random,
	bank: RoleBank,
	theme: string,
	level: LevelIndex,
	career: Career,
	writtenIn: Month,
	count: number,
): Certificates {
	const suited = bank.certificates.filter(
		({ name }) => (level >= 2 || !forProfessionals.test(name)) && goesWith(name, theme),
	);
	const firstJob = career.jobs.findLast((job) => job.kind === "full-time");
	const earliest = Math.max(
		firstJob ? firstJob.start + 3 : (career.studies.at(-1)?.end ?? writtenIn) - 18,
		writtenIn - 72,
	);
	const chosen = random
		.sample(suited, count)
		// Two steps of one examination are one entry.
		.filter(({ name }, at, all) => at === 0 || !sameLadder(name, all[0]?.name ?? ""));
	return chosen
		.map(({ name, issuer }) => ({
			name,
			issuer,
			date: writeMonth(random.int(Math.min(earliest, writtenIn - 2), writtenIn - 1)),
		}))
		.sort((a, b) => b.date.localeCompare(a.date));
}

const sameLadder = (a: string, b: string): boolean =>
	["CFA", "Lean Six Sigma", "Kubernetes", "AWS Certified", "Databricks"].some(
		(ladder) => a.includes(ladder) && b.includes(ladder),
	);

/** Student prizes stay undated; those from work fall into a job of their level. */
export function composeAwards(
	random: Random,
	bank: RoleBank,
	theme: string,
	level: LevelIndex,
	jobs: readonly ComposedJob[],
	writtenIn: Month,
	count: number,
): Awards {
	const suited = bank.awards.filter(
		({ title, levels }) => levels[0] <= level && level <= levels[1] && goesWith(title, theme),
	);
	return random.sample(suited, count).map(({ title, awarder, levels }) => {
		const job = jobs.find(
			({ plan }) => plan.kind === "full-time" && levels[0] <= plan.level && plan.level <= levels[1],
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
