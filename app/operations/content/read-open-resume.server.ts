import { findOpenToEveryone } from "#app/data/library/resumes.server.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { OpenWords } from "#app/domain/reader/open-words.ts";
import { readOpenWords } from "#app/operations/reader/read-open-words.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * The most viewed resume that is open to everyone and can be shown in words.
 * @returns null without one, and when it cannot be read: the page does without
 */
export async function readOpenResume(
	services: Uses<"database" | "failOpen" | "files" | "log" | "renewals">,
	now: Date,
): Promise<{ resume: ResumeCard; words: OpenWords } | null> {
	try {
		for (const resume of await findOpenToEveryone(services.database)) {
			const words = await readOpenWords(services, resume.id, now);
			if (words) return { resume, words };
		}
	} catch (error) {
		services.log.error({ error }, "The open resume of the landing page failed");
	}
	return null;
}
