import { asc, eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts } from "#app/data/base/schema/intake.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { findReceipts } from "./consent-receipts.server.ts";
import { findRewards } from "./rewards.server.ts";

/** Everything that a person has contributed, for their own copy: what they wrote, agreed to and earned. */
export async function listContributions(connection: Connection, userId: string) {
	const rows = await connection
		.select({
			id: contributions.id,
			resumeId: contributions.resumeId,
			title: resumes.title,
			company: resumes.company,
			...pick(contributions, "proof", "workAddress", "createdAt", "touchedAt", "submittedAt"),
			...pick(contributions, "sentBackBecause", "publishedAt", "declinedAt", "declinedBecause"),
			...pick(contributions, "withdrawnAt", "isTakenDown", "earlierSaid", "earlierSubmittedAt"),
			document: resumeDocuments.document,
			notes: resumeLessons.notes,
			earlierVersion: resumeLessons.earlier,
			draft: intakeDrafts.document,
			draftFields: intakeDrafts.fields,
			draftNames: intakeDrafts.names,
			draftTakenOut: intakeDrafts.removals,
			draftBlurred: intakeDrafts.blur,
		})
		.from(contributions)
		.leftJoin(resumes, eq(resumes.id, contributions.resumeId))
		.leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, contributions.resumeId))
		.leftJoin(resumeLessons, eq(resumeLessons.resumeId, contributions.resumeId))
		.leftJoin(intakeDrafts, eq(intakeDrafts.id, contributions.draftId))
		.where(eq(contributions.userId, userId))
		.orderBy(asc(contributions.createdAt), contributions.id);
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			consentReceipts: await findReceipts(connection, row.id),
			rewards: await findRewards(connection, row.id),
			evidence: row.resumeId === null ? [] : await listEvidence(connection, row.resumeId),
		})),
	);
}

/** What we have checked of a resume, without the codes by which the same is known again. */
function listEvidence(connection: Connection, resumeId: string) {
	const { kind, documentKind, addressDomain, reviewedOn, confirmedAt, endedAt } = resumeEvidence;
	return connection
		.select({ kind, documentKind, addressDomain, reviewedOn, confirmedAt, endedAt })
		.from(resumeEvidence)
		.where(eq(resumeEvidence.resumeId, resumeId))
		.orderBy(resumeEvidence.createdAt);
}
