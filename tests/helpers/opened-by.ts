import type { Person } from "#app/domain/base/viewer.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import type { TestSite } from "./site.ts";

/** Opens a resume as a person: says by which right, or why not. */
export async function openedBy(
	{ services }: Pick<TestSite, "services">,
	person: Person,
	resume: string,
	now = services.clock(),
): Promise<string> {
	const result = await openResume(services, person, resume, now);
	return result.success ? result.data.by : result.reason;
}
