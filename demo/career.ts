import { tryProfessional } from "./career-of-professionals.ts";
import { planGraduate, planStudent } from "./career-of-students.ts";
import type { Career, FurtherStudy, LevelIndex } from "./career-plan.ts";
import type { Month } from "./months.ts";
import type { Random } from "./random.ts";

/**
 * The dates and levels of a life up to `writtenIn`, without a word of content. Draws until the dates agree with
 * the level; throws if they never do, which would be a fault of the tables below.
 */
export function planCareer(
	random: Random,
	level: LevelIndex,
	writtenIn: Month,
	further: FurtherStudy | null,
): Career {
	if (level === 0) return planStudent(random, writtenIn, further !== null);
	if (level === 1 && random.chance(0.45)) return planGraduate(random, writtenIn, further);
	for (let attempt = 0; attempt < 500; attempt++) {
		const career = tryProfessional(random, level, writtenIn, further);
		if (career) return career;
	}
	throw new Error(`No career of level ${level} fits`);
}
