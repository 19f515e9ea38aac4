import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { Project, Theme } from "./bank.ts";
import type { Career, LevelIndex } from "./career-plan.ts";
import type { LineDrawer } from "./line-drawer.ts";
import type { Random } from "./random.ts";

type Projects = NonNullable<ResumeDocument["projects"]>;

/** How many projects a resume shows: students need them, others rarely do. */
export function projectCount(random: Random, career: Career, level: LevelIndex): number {
	if (career.standing === "student") return random.int(career.jobs.length > 1 ? 1 : 2, 2);
	if (career.standing === "graduate") return random.int(1, 2);
	return random.chance([0, 0.7, 0.22, 0.1, 0.08][level] ?? 0) ? 1 : 0;
}

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
			name: repeated ? plainName(random, project, career, projects) : project.name,
			description: project.description,
			highlights,
		});
	}
	return projects;
}

/** Names of several words say what was done and may recur; a single word is a product's name. */
function plainName(
	random: Random,
	project: Project,
	career: Career,
	others: readonly { name: string }[],
): string {
	if (/ .* | (Case|Competition|Challenge|Fund|Model|Study|Plan|Group)\b/.test(project.name)) {
		return project.name;
	}
	const names =
		career.standing === "professional"
			? ["Personal project", "Side project", "Weekend project"]
			: ["Course project", "Personal project", "Semester project", "Team project"];
	return random.pick(names.filter((name) => others.every((other) => other.name !== name)));
}
