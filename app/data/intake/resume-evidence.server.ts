import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { type Provenance, provenances } from "#app/domain/library/catalogue.ts";

/* The records that the tiers rest on. Who changes them holds the resume (`holdResume`). */

export type Evidence = typeof resumeEvidence.$inferSelect;
export type NewEvidence = Omit<typeof resumeEvidence.$inferInsert, "id" | "proves">;

/** The records of a resume, the newest first. */
export async function findEvidence(connection: Connection, resumeId: string): Promise<Evidence[]> {
	return connection
		.select()
		.from(resumeEvidence)
		.where(eq(resumeEvidence.resumeId, resumeId))
		.orderBy(desc(resumeEvidence.createdAt), desc(resumeEvidence.id));
}

export async function getEvidence(connection: Connection, id: string): Promise<Evidence | null> {
	const [row] = await connection.select().from(resumeEvidence).where(eq(resumeEvidence.id, id));
	return row ?? null;
}

/**
 * Writes a record.
 * @returns its id; null when the document stands behind another record already
 */
export async function addEvidence(
	transaction: Transaction,
	record: NewEvidence,
): Promise<string | null> {
	const [row] = await transaction
		.insert(resumeEvidence)
		.values(record)
		.onConflictDoNothing()
		.returning({ id: resumeEvidence.id });
	return row?.id ?? null;
}

export async function setConfirmed(transaction: Transaction, id: string, at: Date): Promise<void> {
	await transaction
		.update(resumeEvidence)
		.set({ confirmedAt: at })
		.where(and(eq(resumeEvidence.id, id), isNull(resumeEvidence.confirmedAt)));
}

/** Takes a record back; the resume loses what rests on it first, in the same transaction. */
export async function endRecord(
	transaction: Transaction,
	{ id, resumeId }: Pick<Evidence, "id" | "resumeId">,
	because: string,
	at: Date,
): Promise<void> {
	await transaction
		.update(resumes)
		.set({ provenance: "declared", updatedAt: at })
		.where(and(eq(resumes.id, resumeId), eq(resumes.evidenceId, id)));
	await transaction
		.update(resumeEvidence)
		.set({ endedAt: at, endedBecause: because })
		.where(and(eq(resumeEvidence.id, id), isNull(resumeEvidence.endedAt)));
}

/** Takes back all that was looked at of a resume: what readers see is another file now. */
export async function endChecks(
	transaction: Transaction,
	resumeId: string,
	because: string,
	at: Date,
): Promise<void> {
	await transaction
		.update(resumes)
		.set({ provenance: "declared" })
		.where(and(eq(resumes.id, resumeId), inArray(resumes.provenance, ["confirmed", "verified"])));
	await transaction
		.update(resumeEvidence)
		.set({ endedAt: at, endedBecause: because })
		.where(
			and(
				eq(resumeEvidence.resumeId, resumeId),
				inArray(resumeEvidence.kind, ["work_address", "document"]),
				isNull(resumeEvidence.endedAt),
			),
		);
}

/**
 * Gives a resume the highest tier that a record proves; one that was never declared has none.
 * @returns the tier before and after
 */
export async function settleTier(
	transaction: Transaction,
	resumeId: string,
	now: Date,
): Promise<{ from: Provenance; to: Provenance } | null> {
	const { rows } = await transaction.execute<{
		from: Provenance;
		to: Provenance | null;
		evidenceId: string | null;
		isSettled: boolean;
	}>(sql`
		select resumes.provenance as "from", best.proves as "to", best.id as "evidenceId",
			resumes.provenance = coalesce(best.proves, 'declared') and resumes.evidence_id is not distinct from best.id as "isSettled"
		from resumes left join lateral (
			select id, proves from resume_evidence
			where resume_id = resumes.id and proves in ('confirmed', 'verified')
				and evidence_covers(resume_evidence, resumes)
			order by proves = 'verified' desc, confirmed_at desc limit 1
		) as best on true
		where resumes.id = ${resumeId}::uuid and resumes.provenance in ('declared', 'confirmed', 'verified')`);
	const [row] = rows;
	if (!row) return null;
	const to = row.to ?? "declared";
	if (row.isSettled) return { from: row.from, to };
	await transaction
		.update(resumes)
		.set({ provenance: to, evidenceId: row.evidenceId, ...(row.from !== to && { updatedAt: now }) })
		.where(eq(resumes.id, resumeId));
	return { from: row.from, to };
}

/** What of a resume its records speak of, as it is to be. */
export type ResumeClaim = { id: string; company: string; role: string; offerMonth: string | null };

/** The highest tiers that records prove of resumes that would say something else, by their ids. */
export async function findTiersOf(
	connection: Connection,
	claims: readonly ResumeClaim[],
): Promise<Map<string, Provenance>> {
	if (claims.length === 0) return new Map();
	const { rows } = await connection.execute<{ id: string; tier: Provenance }>(sql`
		select claim.id, coalesce(best.proves, 'declared') as tier
		from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
			as claim (id uuid, company text, role text, "offerMonth" text)
		join resumes on resumes.id = claim.id
		left join lateral (
			select proves from resume_evidence
			where resume_id = resumes.id and proves in ('confirmed', 'verified')
				and evidence_covers(resume_evidence, jsonb_populate_record(resumes, jsonb_build_object(
					'company', claim.company, 'role', claim.role, 'offer_month', claim."offerMonth")))
			order by proves = 'verified' desc limit 1
		) as best on true`);
	return new Map(rows.map(({ id, tier }) => [id, tier]));
}

/** How many published resumes have each provenance. Read from an index. */
export async function countTiers(connection: Connection): Promise<Record<Provenance, number>> {
	const rows = await connection
		.select({ provenance: resumes.provenance, count: sql<number>`count(*)::int` })
		.from(resumes)
		.where(isPublished)
		.groupBy(resumes.provenance);
	const counts = new Map(rows.map(({ provenance, count }) => [provenance, count]));
	return Object.fromEntries(
		provenances.map((provenance) => [provenance, counts.get(provenance) ?? 0]),
	) as Record<Provenance, number>;
}
