import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getBatchOfImport } from "#app/data/admin/batches.server.ts";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { addEvidence } from "#app/data/intake/resume-evidence.server.ts";
import { bulkSchema } from "#app/domain/admin/batch.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import {
	parseResumeForm,
	type ResumeFields,
	type ResumeFormValues,
	typedOver,
	valuesOfResume,
} from "#app/domain/intake/resume-form.ts";
import { recordDocument } from "#app/operations/admin/record-document.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { addImportedResumes } from "./add-imported-resumes.server.ts";
import { changeResumes } from "./change-resumes.server.ts";
import { checkResumeFile } from "./check-resume-file.server.ts";
import { readImport } from "./read-import.server.ts";
import { beginTakeBack } from "./take-back.server.ts";
import { updateResume } from "./update-resume.server.ts";

async function openDesk() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const id = await site.addResume({ provenance: "declared", offerMonth: "2026-05" });
	const see = async (words: string) => {
		const { offerMonth: month } = (await getAdminResume(database, id))?.fields ?? {};
		const seen = {
			resumeId: id,
			reviewer: "Ada",
			documentKind: "contract",
			compared: ["company", "role", ...(month ? (["offerMonth"] as const) : [])],
			bytes: new TextEncoder().encode(words),
		} as const;
		expect(await recordDocument(services, ownerOf(site), seen)).toEqual({ success: true });
	};
	const confirmLink = () =>
		database.transaction((transaction) =>
			addEvidence(transaction, {
				resumeId: id,
				kind: "work_address",
				reviewer: "Ada",
				reviewedOn: "2026-06-15",
				compared: { company: "Google" },
				addressHash: "hash",
				addressDomain: "work.example",
				confirmedAt: testNow,
			}),
		);
	const save = async (values: Partial<ResumeFields>, uploadId: string | null = null) => {
		const current = await getAdminResume(database, id);
		if (!current) throw new Error("There is no such resume");
		const fields = { ...current.fields, ...values } as ResumeFields;
		const order = { id, version: current.version, fields, uploadId };
		expect(await updateResume(services, ownerOf(site), order)).toEqual({ success: true });
	};
	const tier = async () => (await getAdminResume(database, id))?.fields.provenance;
	const upload = async (text: string) => {
		const file = { name: "rows.csv", bytes: new TextEncoder().encode(text) };
		const checked = await checkResumeFile(services, file, services.clock());
		if (!checked.success) throw new Error(JSON.stringify(checked));
		const { importId } = checked;
		const view = await readImport(services, importId, 0);
		const add = async () => {
			await addImportedResumes(services, ownerOf(site), importId, {});
			await until(async () => (await readImport(services, importId, 0))?.summary.status === "done");
			return (await getBatchOfImport(database, importId))?.id ?? "";
		};
		return { differences: view?.differences, add };
	};
	const changeCompany = async (value: string) => {
		const order = bulkSchema.parse({ ids: id, change: "company", value });
		const result = await changeResumes(services, ownerOf(site), order);
		if (!result.success || !result.batchId) throw new Error(JSON.stringify(result));
		return result.batchId;
	};
	/** The lines of the log about the tier, the oldest first. */
	const toldOfTier = async () => {
		const lines = await database.select().from(auditEntries).orderBy(asc(auditEntries.id));
		return lines.flatMap(({ changes }) => {
			const { provenance } = changes ?? {};
			return provenance ? [`${provenance.from} → ${provenance.to}`] : [];
		});
	};
	return { site, services, id, see, confirmLink, save, tier, upload, changeCompany, toldOfTier };
}

test("A changed resume has the highest tier that a standing record proves, and the log says each step", async () => {
	const { site, see, confirmLink, save, tier, toldOfTier } = await openDesk();
	await see("The first contract");
	await confirmLink();
	await save({ role: "Product Manager" });
	expect(await tier()).toBe("confirmed");
	await save({ role: "Software Engineer" });
	expect(await tier()).toBe("verified");
	await save({ company: "Meta" });
	expect(await tier()).toBe("declared");
	await see("The second contract");
	await save({ company: "Google" });
	expect(await tier()).toBe("verified");
	expect(await toldOfTier()).toEqual([
		"declared → verified",
		"verified → confirmed",
		"confirmed → verified",
		"verified → declared",
		"declared → verified",
	]);
	// What a record proves is not said away, and nothing is told of what has not happened.
	const count = await site.services.database.$count(auditEntries);
	await save({ provenance: "declared" });
	expect(await tier()).toBe("verified");
	expect(await site.services.database.$count(auditEntries)).toBe(count);
	await save({ provenance: "curated" });
	expect(await tier()).toBe("curated");
	await save({ provenance: "declared" });
	expect(await tier()).toBe("verified");
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("A form that was open while the tier fell is refused as older, and is saved over the newer version", async () => {
	const { site, services, id, see, save, tier } = await openDesk();
	await see("The contract");
	const opened = await getAdminResume(services.database, id);
	if (!opened) throw new Error("There is no such resume");
	await save({ company: "Meta" });
	const send = async (values: ResumeFormValues) => {
		const current = await getAdminResume(services.database, id);
		const parsed = parseResumeForm(values, current);
		if (!parsed.success) throw new Error(JSON.stringify(parsed.fieldErrors));
		const order = { id, version: values.version ?? "", ...parsed };
		return updateResume(services, ownerOf(site), order);
	};
	const typed = {
		...valuesOfResume(opened.fields, true),
		...{ version: opened.version, description: "Typed" },
	};
	const refused = await send(typed);
	if (refused.success || !refused.newer) throw new Error("It was not refused as older");
	expect(refused).toMatchObject({ status: 409, error: adminMessages.adminResumes.stale });
	expect(await tier()).toBe("declared");
	// Its company is the one that the contract proves.
	expect(await send(typedOver(typed, refused.newer))).toEqual({ success: true });
	expect((await getAdminResume(services.database, id))?.fields).toMatchObject({
		...{ company: "Google", description: "Typed", provenance: "verified" },
	});
});

test("A file says before it is imported that a tier falls or rises, and brings it back", async () => {
	const { site, id, see, tier, upload, toldOfTier } = await openDesk();
	await see("The contract");
	const away = await upload(`resume_id,company\n${id},Meta`);
	expect(away.differences?.shown[0]?.changes).toEqual([
		{ field: "company", from: "Google", to: "Meta" },
		{ field: "provenance", from: "verified", to: "declared" },
	]);
	await away.add();
	expect(await tier()).toBe("declared");
	site.setNow(new Date(testNow.getTime() + 60_000));
	const back = await upload(`resume_id,company\n${id},Google`);
	expect(back.differences?.shown[0]?.changes).toEqual([
		{ field: "company", from: "Meta", to: "Google" },
		{ field: "provenance", from: "declared", to: "verified" },
	]);
	await back.add();
	expect(await tier()).toBe("verified");
	expect(await toldOfTier()).toEqual([
		"declared → verified",
		"verified → declared",
		"declared → verified",
	]);
	site.setNow(new Date(testNow.getTime() + 120_000));
	const same = await upload(`resume_id,provenance\n${id},declared`);
	expect(same.differences).toEqual({ shown: [], changed: 0, same: 1 });
	await same.add();
	expect(await tier()).toBe("verified");
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("A tier that comes back with a change that is taken back stands in the log", async () => {
	const { site, services, see, tier, changeCompany, toldOfTier } = await openDesk();
	await see("The contract");
	const batch = await changeCompany("Meta");
	expect(await tier()).toBe("declared");
	expect(await beginTakeBack(services, ownerOf(site), batch)).toEqual({ success: true });
	await until(async () => (await tier()) === "verified");
	expect(await toldOfTier()).toEqual([
		"declared → verified",
		"verified → declared",
		"declared → verified",
	]);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("Another file ends what was checked, and the log says so beside it", async () => {
	const { site, services, see, save, tier, toldOfTier } = await openDesk();
	await see("The contract");
	const [upload] = await services.database
		.insert(resumeUploads)
		.values({
			...{ key: "a.pdf", kind: "pdf", originalName: "a.pdf", size: 1, sha256: "a", status: "read" },
			...{ blocks: [], checkedBy: contactRules, isClean: true },
			...{ reviewedAt: testNow, createdAt: testNow },
		})
		.returning({ id: resumeUploads.id });
	await save({ title: "With a file" }, upload?.id);
	expect(await tier()).toBe("declared");
	expect(await toldOfTier()).toEqual(["declared → verified", "verified → declared"]);
	// What was checked of the file before does not come back with the fields.
	await save({ role: "Product Manager" });
	await save({ role: "Software Engineer" });
	expect(await tier()).toBe("declared");
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("A tier below what its records prove is a broken invariant", async () => {
	const { site, services, id, see, confirmLink, save } = await openDesk();
	const { database } = services;
	const isIt = eq(resumes.id, id);
	const broken = [{ broken: "V3 a tier below what its records prove", at: id }];
	const link = await confirmLink();
	expect(await findBrokenInvariants(site)).toEqual(broken);
	await save({ title: "Settled" });
	expect(await findBrokenInvariants(site)).toEqual([]);
	await see("The contract");
	await database.update(resumes).set({ provenance: "confirmed", evidenceId: link }).where(isIt);
	expect(await findBrokenInvariants(site)).toEqual(broken);
	// The link proves the company, and the contract another role than it says now.
	await database.update(resumes).set({ role: "Product Manager" }).where(isIt);
	expect(await findBrokenInvariants(site)).toEqual([]);
	await database.update(resumes).set({ provenance: "declared" }).where(isIt);
	expect(await findBrokenInvariants(site)).toEqual(broken);
	await database.update(resumes).set({ company: "Meta" }).where(isIt);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("A second document that raises nothing is told of without a tier", async () => {
	const { services, id, see, toldOfTier } = await openDesk();
	await see("The contract");
	await see("The offer letter");
	expect(await services.database.$count(resumeEvidence, eq(resumeEvidence.kind, "document"))).toBe(
		2,
	);
	expect(await toldOfTier()).toEqual(["declared → verified"]);
	const [row] = await services.database.select().from(resumes).where(eq(resumes.id, id));
	expect(row?.provenance).toBe("verified");
});
