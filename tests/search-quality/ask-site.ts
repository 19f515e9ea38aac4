import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServices } from "#app/compose-services.server.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { readEnvironment } from "#app/env.server.ts";
import { findResumes } from "#app/operations/library/find-resumes.server.ts";
import type { Services } from "#app/services.ts";
import { fillDemonstrationLibrary } from "#demo/fill.ts";
import { createLog } from "#server/log.ts";
import type { JudgedResume, JudgedSearch } from "./condition.ts";
import { judgedAnswers } from "./judge.ts";
import { judgedDay } from "./library.ts";

/** Fills an empty, migrated database with the demonstration library, and hands its site to `use`. */
export async function withJudgedSite<T>(
	databaseUrl: string,
	use: (services: Services) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "offerfolio-search-"));
	const services = createServices({
		env: readEnvironment({ DATA_DIR: folder }),
		log: createLog("silent"),
		databaseUrl,
		publicUrl: "http://localhost",
		clock: () => judgedDay,
		stripe: { secretKey: "sk_test_nobody", webhookSecrets: ["whsec_nobody"] },
	});
	try {
		await fillDemonstrationLibrary({ services, now: judgedDay });
		return await use(services);
	} finally {
		await services.close();
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Asks the site's own search as the browse page does when a visitor types and presses Enter.
 * @returns the first answers to a search, and behind them what is shown as close to it
 */
export async function askSite(
	services: Services,
	library: readonly JudgedResume[],
	searches: readonly JudgedSearch[],
): Promise<(search: string) => readonly JudgedResume[]> {
	const byId = new Map(library.map((resume) => [resume.id, resume]));
	const answers = new Map<string, JudgedResume[]>();
	for (const { search: asked } of searches) {
		const query = parseResumeQuery(new URLSearchParams({ q: asked }));
		const { page, close } = await findResumes(services, query, null, judgedAnswers);
		answers.set(
			asked,
			[...page.resumes, ...(close?.resumes ?? [])]
				.map(({ id }) => byId.get(id))
				.filter((resume) => resume !== undefined),
		);
	}
	return (search) => answers.get(search) ?? [];
}
