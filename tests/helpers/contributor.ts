import { consentReceipts, contributions } from "#app/data/base/schema/contributions.server.ts";
import { readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import type { resumes } from "#app/data/base/schema/library.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { consentParts, receiptWording } from "#app/domain/intake/contribution/consent.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { addDocument, documentWith } from "./resume-bodies.ts";
import { type TestSite, testNow } from "./site.ts";

/** A published resume that a person has contributed, with the receipt of a consent to everything. */
export async function addContribution(
	site: TestSite,
	person: Person,
	{
		document = documentWith("kestrel"),
		values = {},
	}: { document?: ResumeDocument; values?: Partial<typeof resumes.$inferInsert> } = {},
): Promise<{ id: string; resumeId: string }> {
	const { database } = site.services;
	const resumeId = await site.addResume({ provenance: "declared", ...values });
	await addDocument(site, resumeId, document);
	const [row] = await database
		.insert(contributions)
		.values({
			...{ userId: person.id, resumeId, submittedAt: testNow, publishedAt: testNow },
			...{ createdAt: testNow, touchedAt: testNow },
		})
		.returning({ id: contributions.id });
	if (!row) throw new Error("The contribution was not written");
	const parts = [...consentParts];
	const wording = receiptWording(parts);
	await database
		.insert(consentReceipts)
		.values({ contributionId: row.id, givenAt: testNow, parts, wording });
	return { id: row.id, resumeId };
}

/** People who have opened a resume once. */
export async function addReaders(site: TestSite, resumeId: string, number: number) {
	const people = await Promise.all(Array.from({ length: number }, () => site.addPerson()));
	await site.services.database.insert(readingHistory).values(
		people.map(({ id }) => ({
			...{ userId: id, resumeId, source: "subscription" as const },
			...{ firstOpenedAt: testNow, lastOpenedAt: testNow },
		})),
	);
	return people;
}
