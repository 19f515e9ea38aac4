import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, resumeBatchRows } from "#app/data/base/schema/admin.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { bulkSchema } from "#app/domain/admin/batch.ts";
import { takeDown } from "#app/operations/admin/take-down.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { changeResumes } from "./change-resumes.server.ts";
import { restoreResume } from "./restore-resume.server.ts";
import { beginTakeBack } from "./take-back.server.ts";
import { withdrawResume } from "./withdraw-resume.server.ts";

const [document] = createDemoLibrary({ now: testNow, count: 8 }).flatMap(
	(resume) => resume.document ?? [],
);
if (!document) throw new Error("The demonstration has too few documents");

const telling = { location: "Austin, TX", education: "BSc Nursing", previousRole: "Carer" };

async function openDesk() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const owner = ownerOf(site);
	const get = async (id: string) =>
		(await database.select().from(resumes).where(eq(resumes.id, id)))[0];
	const change = (ids: string[], change: string, value = "") => {
		const order = bulkSchema.parse({ ids: ids.join(" "), change, value });
		return changeResumes(services, owner, order);
	};
	const takeOut = async (resumeId: string) => {
		const done = await takeDown(
			services,
			owner,
			await askForTakedown(site, resumeId),
			"It is down.",
		);
		if (!done.success) throw new Error(done.error);
	};
	const withdraw = (id: string) =>
		withdrawResume(services, owner, { id, reason: null, deletesFile: false });
	const takeBack = async (batchId: string) => {
		await beginTakeBack(services, owner, batchId);
		return until(async () => {
			const rows = await database.select().from(resumeBatchRows);
			const ofIt = rows.filter((row) => row.batchId === batchId);
			return ofIt.every(({ takenBack }) => takenBack !== null)
				? ofIt.map(({ takenBack }) => takenBack)
				: null;
		});
	};
	return { site, services, database, owner, get, change, takeOut, withdraw, takeBack };
}

test("A change of many resumes makes none of them what was taken down, and says so", async () => {
	const { site, get, change, takeOut, database } = await openDesk();
	const kept = await site.addResume({ ...telling, company: "KeepCo" });
	const twin = await site.addResume({ ...telling, company: "OtherCo" });
	const another = await site.addResume({ company: "OtherCo" });
	await takeOut(kept);
	expect(await change([twin, another], "company", "KeepCo")).toMatchObject({
		success: true,
		said: "1 resume was changed. 1 was left as it is: the same as what was taken down, which cannot come back (1).",
	});
	expect(await get(twin)).toMatchObject({ company: "OtherCo" });
	expect(await get(another)).toMatchObject({ company: "KeepCo" });
	expect(await change([twin], "company", "KeepCo")).toMatchObject({
		status: 409,
		error: expect.stringContaining("taken down"),
	});
	const log = await database.select().from(auditEntries).where(eq(auditEntries.subjectId, twin));
	expect(log).toEqual([]);
	expect(await findBrokenInvariants(site)).toEqual([]);
});

test("A change that is taken back makes no resume what was taken down since", async () => {
	const { site, get, change, takeOut, takeBack } = await openDesk();
	const twin = await site.addResume({ ...telling, company: "KeepCo" });
	const changed = await change([twin], "company", "OtherCo");
	const kept = await site.addResume({ ...telling, company: "KeepCo" });
	await takeOut(kept);
	if (!changed.success) throw new Error(changed.error);
	expect(await takeBack(changed.batchId ?? "")).toEqual(["impossible"]);
	expect(await get(twin)).toMatchObject({ company: "OtherCo" });
});

test.each([
	["says the same", { ...telling }, false],
	["has the same address", { fileUrl: "https://files.example/kim.pdf" }, false],
	["has the same words", {}, true],
])(
	"A withdrawn resume that %s as what was taken down is not restored",
	async (_, values, hasWords) => {
		const { site, services, owner, get, change, takeOut, withdraw, takeBack } = await openDesk();
		const ids = [await site.addResume(values), await site.addResume(values)];
		const [one = "", other = ""] = ids;
		if (hasWords) for (const id of ids) await addDocument(site, id, document);
		await withdraw(one);
		await takeOut(other);
		const named = expect.stringContaining("was taken down on June 15, 2026");
		expect(await restoreResume(services, owner, one)).toMatchObject({ status: 409, error: named });
		expect(await change([one], "restore")).toMatchObject({
			status: 409,
			error: expect.stringContaining("taken down"),
		});
		const third = await site.addResume(values);
		if (hasWords) await addDocument(site, third, document);
		const withdrawn = await change([third], "withdraw");
		if (!withdrawn.success) throw new Error(withdrawn.error);
		expect(await takeBack(withdrawn.batchId ?? "")).toEqual(["impossible"]);
		for (const id of [one, third]) expect((await get(id))?.withdrawnAt).not.toBeNull();
		expect(await findBrokenInvariants(site)).toEqual([]);
	},
);
