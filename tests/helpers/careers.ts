import { saveMeasurement } from "#app/data/insights/measurements.server.ts";
import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import { termsOf } from "#app/domain/insights/terms.ts";
import { addDocument, documentWith } from "./resume-bodies.ts";
import type { TestSite } from "./site.ts";

/**
 * Measured resumes of people who worked under one title for three years before their offer.
 * @returns their ids, the newest first
 */
export async function addCareers(
	site: TestSite,
	{
		title,
		role,
		people,
		word,
		valuesOf = () => ({}),
	}: {
		title: string;
		role: string;
		people: number;
		word: string;
		/** What else each resume has. */
		valuesOf?: (at: number) => Parameters<TestSite["addResume"]>[0];
	},
): Promise<string[]> {
	const ids: string[] = [];
	for (let at = 0; at < people; at++) {
		const id = await site.addResume({ role, ...valuesOf(at) });
		const document = {
			...documentWith(word),
			work: [
				{
					name: "Kestrel Works",
					position: title,
					startDate: "2020-01",
					endDate: "2022-12",
					highlights: [`Kept ${word} things`],
				},
			],
		};
		await addDocument(site, id, document);
		const outline = outlineOfDocument(document);
		const until = 2023 * 12;
		await saveMeasurement(site.services.database, {
			resumeId: id,
			fileKey: null,
			measured: measureResume(outline, until),
			terms: termsOf(outline, until),
		});
		ids.unshift(id);
	}
	return ids;
}
