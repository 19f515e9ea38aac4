import { getLesson } from "#app/data/reader/opened-resumes.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import {
	type ComparedSection,
	compareVersions,
} from "#app/domain/reader/lesson/compare-versions.ts";
import type { EarlierVersion } from "#app/domain/reader/lesson/contents.ts";
import type { Uses } from "#app/services.ts";
import { type ReadRefusal, readResume } from "./read-resume.server.ts";

export type Versions = {
	title: string;
	origin: string;
	earlier: Omit<EarlierVersion, "document">;
	sections: ComparedSection[];
};

/** The version of an opened resume that was sent before, beside the one that got the offer. Never spends. */
export async function readVersions(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<{ success: true; data: Versions } | ReadRefusal> {
	const result = await readResume(services, person, resumeId, now);
	if (!result.success) return result;
	const { title, document } = result.data;
	const { earlier } = await getLesson(services.database, resumeId);
	if (!document || !earlier) return { success: false, reason: "not_found" };
	const { document: before, ...told } = earlier;
	return {
		success: true,
		data: {
			title,
			origin: originSentence(result.data),
			earlier: told,
			sections: compareVersions(before, document),
		},
	};
}
