import { consentReceipts, contributions } from "#app/data/base/schema/contributions.server.ts";
import { readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import type { resumes } from "#app/data/base/schema/library.server.ts";
import {
	addContribution as addOpen,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { addDraft } from "#app/data/intake/drafts.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { consentParts, receiptWording } from "#app/domain/intake/contribution/consent.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import { ownerOf } from "./owner.ts";
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
	await addConsent(site, row.id);
	return { id: row.id, resumeId };
}

async function addConsent({ services }: TestSite, contributionId: string): Promise<void> {
	const parts = [...consentParts];
	await services.database
		.insert(consentReceipts)
		.values({ contributionId, givenAt: testNow, parts, wording: receiptWording(parts) });
}

/** A resume that a person has submitted, as the owner publishes it from the desk. */
export async function publishContributed(
	site: TestSite,
	person: Person,
	{ document, fields }: { document: ResumeDocument; fields: ResumeFormValues },
): Promise<{ id: string; resumeId: string }> {
	const { database } = site.services;
	const draftId = await addDraft(database, {
		...{ fileName: "cv.txt", status: "ready", document, fields, doubts: [], unplaced: [] },
		...{ names: [], blur: noBlur, waivers: [], removals: [], fewReason: "They know" },
		...{ placedAt: testNow, createdAt: testNow },
	});
	const id = await database.transaction(async (transaction) => {
		const id = await addOpen(transaction, { userId: person.id, draftId, now: testNow });
		await setContribution(transaction, id, { submittedAt: testNow });
		return id;
	});
	await addConsent(site, id);
	const published = await publishDraft(site.services, ownerOf(site), draftId);
	if (!published.success) throw new Error(published.error);
	return { id, resumeId: published.id };
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
