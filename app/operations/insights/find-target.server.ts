import type { Wants } from "#app/domain/insights/career/for-you.ts";
import { targetOfPosting } from "#app/domain/insights/career/posting-target.ts";
import { extractInSteps } from "#app/domain/insights/posting/extract-requirements.ts";
import { runInTurns } from "#app/integrations/pace.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * The company, the role and the level of a job posting, as far as it says them. Others have their turn meanwhile: one
 * that lists thousands of names takes a second.
 */
export async function findTarget({ search }: Uses<"search">, posting: string): Promise<Wants> {
	const [roles, companies] = await Promise.all([
		search.countEach("role"),
		search.countEach("company"),
	]);
	const requirements = await runInTurns(extractInSteps(posting, new Set()));
	const library = { roles: [...roles.keys()], companies: companies.keys() };
	return targetOfPosting(posting, library, requirements);
}
