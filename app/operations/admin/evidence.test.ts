import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { countSharing } from "#app/data/intake/meter.server.ts";
import { getAdminResume, holdResume } from "#app/data/intake/resume-entries.server.ts";
import {
	addEvidence,
	endRecord,
	type NewEvidence,
} from "#app/data/intake/resume-evidence.server.ts";
import { insertResumes } from "#app/data/intake/resume-writing.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { readResumeRow } from "#app/domain/intake/resume-csv.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import { parseResumeForm } from "#app/domain/intake/resume-form.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { addResume } from "#app/operations/intake/add-resume.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { answerWorkLink } from "#app/operations/library/confirm-work-address.server.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { untilLocked } from "#tests/helpers/until.ts";
import { endEvidence } from "./end-evidence.server.ts";
import { recordDocument } from "./record-document.server.ts";
import { sendWorkLink } from "./send-work-link.server.ts";

const bytes = new TextEncoder().encode("Offer letter, salary blackened. Quagmire 7");
/** What the database says to what no record backs. */
const refused = { cause: { code: expect.stringMatching(/^235(?:03|14)$/u) } };

async function openDesk() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const declared = (values: Parameters<typeof site.addResume>[0] = {}) =>
		site.addResume({ provenance: "declared", offerMonth: "2026-05", ...values });
	const tierOf = async (id: string) =>
		(await database.select().from(resumes).where(eq(resumes.id, id)))[0]?.provenance;
	const set = (id: string, values: Partial<typeof resumes.$inferInsert>) =>
		database.update(resumes).set(values).where(eq(resumes.id, id));
	const record = (resumeId: string, values: Partial<NewEvidence> = {}) =>
		database.transaction((transaction) =>
			addEvidence(transaction, {
				resumeId,
				kind: "document",
				documentKind: "contract",
				reviewer: "The owner",
				reviewedOn: "2026-06-15",
				compared: { company: "Google", role: "Software Engineer", offerMonth: "2026-05" },
				documentHash: crypto.randomUUID(),
				confirmedAt: testNow,
				...values,
			}),
		);
	const see = (resumeId: string, document = bytes) =>
		recordDocument(services, ownerOf(site), {
			resumeId,
			reviewer: "Ada",
			documentKind: "offer_letter",
			compared: ["company", "role", "offerMonth"],
			bytes: document,
		});
	return { site, services, database, declared, tierOf, set, record, see };
}

const link = { reviewer: "Ada", email: "kim@work.example" };
const waiting = {
	kind: "work_address",
	documentKind: null,
	documentHash: null,
	addressHash: "hash",
	addressDomain: "work.example",
	compared: { company: "Google" },
	confirmedAt: null,
} as const;

describe("the database", () => {
	test("has no tier without a record that proves just that tier of just this resume", async () => {
		const { site, database, declared, set, record, tierOf } = await openDesk();
		for (const provenance of ["confirmed", "verified"] as const) {
			await expect(site.addResume({ provenance })).rejects.toMatchObject(refused);
		}
		const [one, other] = [await declared(), await declared()];
		const link = await record(one, waiting);
		const records = {
			none: null,
			foreign: await record(other),
			"not opened yet": link,
			"of another company": await record(one, {
				compared: { company: "Meta", role: "Software Engineer", offerMonth: "2026-05" },
			}),
			"without the month that is claimed": await record(one, {
				compared: { company: "Google", role: "Software Engineer" },
			}),
			ended: await record(one, { endedAt: testNow, endedBecause: "Forged" }),
		};
		for (const [what, evidenceId] of Object.entries(records)) {
			for (const provenance of ["confirmed", "verified"] as const) {
				await expect(set(one, { provenance, evidenceId }), what).rejects.toMatchObject(refused);
			}
		}
		await database.execute(sql`update resume_evidence set confirmed_at = now() where id = ${link}`);
		await expect(set(one, { provenance: "verified", evidenceId: link })).rejects.toMatchObject(
			refused,
		);
		await set(one, { provenance: "confirmed", evidenceId: link });
		expect(await tierOf(one)).toBe("confirmed");
		// The person is real: others can hide beside them.
		await addDocument(site, one, documentWith("x"));
		const traits = { role: "Software Engineer", houses: [], schools: [], month: null };
		expect(await countSharing(database, traits, true)).toBe(1);
		const document = await record(one);
		await set(one, { provenance: "verified", evidenceId: document });
		// The record stays while it is needed, and as it was written.
		const isIt = eq(resumeEvidence.id, document ?? "");
		await expect(database.delete(resumeEvidence).where(isIt)).rejects.toMatchObject(refused);
		await expect(
			database.update(resumeEvidence).set({ endedAt: testNow }).where(isIt),
		).rejects.toMatchObject(refused);
		await expect(
			database.update(resumeEvidence).set({ reviewer: "Somebody else" }).where(isIt),
		).rejects.toMatchObject({ cause: { message: expect.stringContaining("not rewritten") } });
		await expect(set(one, { evidenceId: null })).rejects.toMatchObject(refused);
		await set(other, { provenance: "verified", evidenceId: records.foreign });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("keeps a record of every declaration, whoever makes it", async () => {
		const { site, database, services } = await openDesk();
		const added = await site.addResume({ provenance: "declared" });
		const turned = await site.addResume({ provenance: "curated" });
		await database.update(resumes).set({ provenance: "declared" }).where(eq(resumes.id, turned));
		const records = await services.database
			.select()
			.from(resumeEvidence)
			.orderBy(resumeEvidence.createdAt);
		expect(records.map(({ resumeId, kind, proves }) => [resumeId, kind, proves])).toEqual([
			[added, "declaration", "declared"],
			[turned, "declaration", "declared"],
		]);
	});

	test.each<[string, Partial<typeof resumes.$inferInsert>]>([
		["company", { company: "Meta" }],
		["role", { role: "Product Manager" }],
		["month", { offerMonth: "2026-04" }],
	])("lowers the tier of a resume whose %s is not the one that was compared", async (_, change) => {
		const { site, declared, see, set, tierOf } = await openDesk();
		const id = await declared();
		expect(await see(id)).toEqual({ success: true });
		await set(id, { title: "Another title", tags: ["sql"], viewCount: 0 });
		expect(await tierOf(id)).toBe("verified");
		await set(id, change);
		expect(await tierOf(id)).toBe("declared");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("lets no tier outlive its record, whichever of two comes first", async () => {
		const { site, database, services, declared, record, set, tierOf } = await openDesk();
		const id = await declared();
		const evidenceId = await record(id);
		const verified = { provenance: "verified", evidenceId } as const;
		const end = { id: evidenceId ?? "", resumeId: id };
		// The record is taken back while another transaction makes the resume verified by it.
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		let isSet = () => {};
		const setFirst = new Promise<void>((resolve) => {
			isSet = resolve;
		});
		const raising = database.transaction(async (transaction) => {
			await transaction.update(resumes).set(verified).where(eq(resumes.id, id));
			isSet();
			await held;
		});
		await setFirst;
		const ending = database.transaction(async (transaction) => {
			await holdResume(transaction, id);
			await endRecord(transaction, end, "Forged", testNow);
		});
		await untilLocked(services.pool);
		release();
		await raising;
		await ending;
		expect(await tierOf(id)).toBe("declared");
		await expect(set(id, verified)).rejects.toMatchObject(refused);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("a document that was seen", () => {
	test("makes a verified offer, and nothing of it is kept but a keyed hash", async () => {
		const { site, services, database, declared, see, tierOf } = await openDesk();
		const id = await declared();
		expect(await see(id)).toEqual({ success: true });
		expect(await tierOf(id)).toBe("verified");
		const [document] = (await database.select().from(resumeEvidence)).filter(
			({ kind }) => kind === "document",
		);
		expect(document).toMatchObject({
			reviewer: "Ada",
			reviewedOn: "2026-06-15",
			compared: { company: "Google", role: "Software Engineer", offerMonth: "2026-05" },
			documentHash: services.hashEvidence(bytes),
		});
		const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes));
		expect(document?.documentHash).not.toBe(digest.toString("base64url"));
		const { rows } = await database.execute<{ name: string }>(sql`
			select format('%I.%I', schemaname, tablename) as name from pg_tables
			where schemaname in ('public', 'pgboss')`);
		for (const { name } of rows) {
			const stored = await database.execute(
				sql`select row_to_json(t)::text from ${sql.raw(name)} as t`,
			);
			expect(JSON.stringify(stored.rows), name).not.toContain("Quagmire");
		}
		expect(site.logged()).not.toContain("Quagmire");

		// Found by it, with the count of it.
		const filters = { ...emptyQuery.filters, provenance: ["verified"] };
		const find = async () => ({
			found: (await services.search.findPage({ ...emptyQuery, filters }, null, 9)).resumes.length,
			worded: (
				await services.search.findPage({ ...emptyQuery, search: "payments", filters }, null, 9)
			).resumes.length,
			total: (await services.search.countFacets({ ...emptyQuery, filters })).total,
			shown: (await services.library.tiers()).verified,
		});
		expect(await find()).toEqual({ found: 1, worded: 1, total: 1, shown: 1 });
		const [standing] = await database
			.select()
			.from(resumeEvidence)
			.where(eq(resumeEvidence.kind, "document"));
		const order = { resumeId: id, id: standing?.id ?? "", because: "Forged" };
		expect(await endEvidence(services, ownerOf(site), order)).toEqual({ success: true });
		expect(await find()).toEqual({ found: 0, worded: 0, total: 0, shown: 0 });
	});

	test("stands behind one resume, also when two are recorded at once", async () => {
		const { site, declared, see, tierOf } = await openDesk();
		const ids = [await declared(), await declared()];
		const results = await Promise.all(ids.map((id) => see(id)));
		expect(results.map(({ success }) => success).sort()).toEqual([false, true]);
		const tiers = await Promise.all(ids.map(tierOf));
		expect(tiers.sort()).toEqual(["declared", "verified"]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("must show what is claimed, of a resume that a person gave us", async () => {
		const { site, services, declared, see, tierOf } = await openDesk();
		const id = await declared();
		const seen = { resumeId: id, reviewer: "Ada", documentKind: "contract", bytes } as const;
		const less = { ...seen, compared: ["company", "role"] as const };
		expect(await recordDocument(services, ownerOf(site), less)).toMatchObject({
			status: 400,
			error: expect.stringContaining("Month of the offer"),
		});
		for (const provenance of ["demo", "curated"] as const) {
			const invented = await site.addResume({ provenance });
			expect(await see(invented)).toMatchObject({ status: 409 });
			expect(await tierOf(invented)).toBe(provenance);
		}
		expect(await see(await declared({ withdrawnAt: testNow }))).toMatchObject({ status: 409 });
		expect(await tierOf(id)).toBe("declared");
	});
});

describe("a link to a work address", () => {
	test("confirms it by a press, within a week, and the address is nowhere", async () => {
		const { site, services, database, declared, tierOf, see } = await openDesk();
		const id = await declared();
		const sent = await sendWorkLink(services, ownerOf(site), { resumeId: id, ...link });
		expect(sent).toEqual({ success: true, domain: "work.example" });
		const mail = await openMailbox(site).newest(link.email, "Is this resume yours?");
		const token = linkIn(mail, "/work-address/").slice("/work-address/".length);
		expect(await tierOf(id)).toBe("declared");
		expect(JSON.stringify(await database.select().from(resumeEvidence))).not.toContain("kim@");
		expect(JSON.stringify(await database.select().from(auditEntries))).not.toContain("kim@");
		const answer = (isTheirs: boolean, now = testNow, of = token) =>
			answerWorkLink(services, { token: of, isTheirs, now });
		expect(await answer(true, addDays(testNow, 7))).toMatchObject({ status: 404 });
		expect(await answer(true, testNow, `${token}x`)).toMatchObject({ status: 404 });
		const presses = await Promise.all([answer(true), answer(true)]);
		expect(presses).toEqual([{ success: true }, { success: true }]);
		expect(await tierOf(id)).toBe("confirmed");

		// A document goes above it; taken back, what the address proves is left.
		await see(id);
		expect(await tierOf(id)).toBe("verified");
		const records = await database.select().from(resumeEvidence);
		const document = records.find(({ kind }) => kind === "document")?.id ?? "";
		const order = { resumeId: id, id: document, because: "Forged" };
		await endEvidence(services, ownerOf(site), order);
		expect(await tierOf(id)).toBe("confirmed");
		expect(await endEvidence(services, ownerOf(site), order)).toMatchObject({ status: 409 });
		expect(await answer(false)).toEqual({ success: true });
		expect(await tierOf(id)).toBe("declared");
		expect(await answer(true)).toMatchObject({ status: 404 });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("confirms nothing of a resume that names another company by then", async () => {
		const { site, services, declared, set, tierOf } = await openDesk();
		const id = await declared();
		await sendWorkLink(services, ownerOf(site), { resumeId: id, ...link });
		await set(id, { company: "Meta" });
		const mail = await openMailbox(site).newest(link.email, "Is this resume yours?");
		const token = linkIn(mail, "/work-address/").slice("/work-address/".length);
		const answer = { token, isTheirs: true, now: testNow };
		expect(await answerWorkLink(services, answer)).toMatchObject({ status: 409 });
		expect(await tierOf(id)).toBe("declared");
	});
});

describe.each<Provenance>(["confirmed", "verified"])("%s cannot be said", (provenance) => {
	const texts = { title: "T", company: "Google", role: "R", industry: "Tech" };

	test("by a form, a row of a file or an address", () => {
		expect(parseResumeForm({ ...texts, provenance })).toMatchObject({ success: false });
		const headers = readHeaders(["title", "company", "role", "industry", "provenance"]);
		if (!headers.success) throw new Error("The headers were not taken");
		const cells = ["T", "Google", "R", "Tech", provenance];
		expect(readResumeRow(headers.columns, { cells, fault: null })).toMatchObject({
			success: false,
		});
	});

	test("by an operation or a job", async () => {
		const { site, services, database, declared, tierOf } = await openDesk();
		const parsed = parseResumeForm({ ...texts, provenance: "declared" });
		if (!parsed.success) throw new Error("The form was not taken");
		const fields = { ...parsed.fields, provenance };
		expect(await addResume(services, ownerOf(site), { fields })).toMatchObject({ status: 500 });
		const id = await declared();
		const version = (await getAdminResume(database, id))?.version ?? "";
		expect(await updateResume(services, ownerOf(site), { id, version, fields })).toMatchObject({
			status: 500,
		});
		await expect(
			database.transaction((transaction) =>
				insertResumes(transaction, [
					{
						resume: {
							...fields,
							id: crypto.randomUUID(),
							availability: "none",
							createdAt: testNow,
							updatedAt: testNow,
						},
						document: null,
						geometry: null,
						files: [],
					},
				]),
			),
		).rejects.toMatchObject(refused);
		expect(await tierOf(id)).toBe("declared");
		expect(await database.$count(resumes)).toBe(1);
	});
});

test("A form that changes what was compared says in the log that the tier fell", async () => {
	const { site, services, database, declared, see, tierOf } = await openDesk();
	const id = await declared();
	await see(id);
	const before = await getAdminResume(database, id);
	if (!before) throw new Error("It is not there");
	const fields = { ...before.fields, company: "Meta" } as never;
	const order = { id, version: before.version, fields };
	expect(await updateResume(services, ownerOf(site), order)).toEqual({ success: true });
	expect(await tierOf(id)).toBe("declared");
	const [entry] = await database
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.action, "resume.updated"));
	expect(entry?.changes).toEqual({
		company: { from: "Google", to: "Meta" },
		provenance: { from: "verified", to: "declared" },
	});
});
