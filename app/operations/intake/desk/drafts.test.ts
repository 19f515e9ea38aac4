import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts, resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countDrafts, findDrafts, getDraft } from "#app/data/intake/drafts.server.ts";
import { rememberWithdrawn } from "#app/data/intake/published-uploads.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { addTakedown } from "#app/data/intake/takedowns.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { TypedDraft } from "#app/domain/intake/desk/draft-form.ts";
import { withheldName } from "#app/domain/intake/desk/draft-gate.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { takenDownSentence } from "#app/domain/intake/takedown.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import { writeFields } from "#app/operations/intake/change-resumes.server.ts";
import { receiveContribution } from "#app/operations/intake/contribution/receive-own-resume.server.ts";
import { removeAbandonedUploads } from "#app/operations/intake/remove-abandoned-uploads.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { provideDownload } from "#app/operations/reader/provide-file.server.ts";
import { writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { refuseJob } from "#tests/helpers/refuse-job.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { publishDraft, publishOnItsDay } from "./publish-draft.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { receiveDrafts } from "./receive-drafts.server.ts";
import { discardDraft, putOff, saveDraft, scheduleDraft } from "./save-draft.server.ts";
import { showDraft } from "./show-draft.server.ts";

const resumeOf = (name: string) => `${name}
Registered Nurse
Tulsa, OK | ${name.toLowerCase().replace(" ", ".")}@mail.example

EXPERIENCE
Registered Nurse, Harrow Clinic, Tulsa, OK\tMarch 2020 – Present
- Cut falls by 12% with a board

EDUCATION
BSN in Nursing, Harrow State University\tMay 2020

SKILLS
Care: triage
`;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const said = { provenance: "declared" };

/** A site whose jobs are done by the test alone. */
async function openDesk() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	return { site, services: site.services, admin: ownerOf(site) };
}

async function addRead(
	{ services }: TestSite,
	name = "Zelda Quickwater",
	at = testNow,
): Promise<string> {
	const file = { name: `${name}.txt`, bytes: bytesOf(resumeOf(name)) };
	await receiveDrafts(services, [file], said, at);
	const drafts = await services.database
		.select()
		.from(intakeDrafts)
		.where(eq(intakeDrafts.fileName, file.name));
	const id = drafts[0]?.id ?? "";
	await readDraft(services, { draftId: id }, { attempt: 1 });
	return id;
}

/** A draft as its form gives it back. */
async function typedOf(
	{ services }: TestSite,
	id: string,
	more: Partial<TypedDraft> = {},
): Promise<TypedDraft> {
	const draft = await getDraft(services.database, id);
	if (!draft) throw new Error("There is no draft");
	const { document, style, fields, removals } = draft;
	const known = { industry: "Healthcare", role: "Nursing", ...said };
	return {
		...{ document, style, fields: { ...fields, ...known }, blur: noBlur, waivers: [], removals },
		...{ fewReason: null, mayReturn: false, ...more },
	};
}

/** Saves over whatever is there. */
async function save({ services }: TestSite, id: string, typed: TypedDraft): Promise<void> {
	const version = (await getDraft(services.database, id))?.version ?? 0;
	expect(await saveDraft(services, id, { typed, version })).toMatchObject({ success: true });
}

const fill = async (site: TestSite, id: string, more: Partial<TypedDraft> = {}) =>
	save(site, id, await typedOf(site, id, { fewReason: "She agreed in writing", ...more }));

test("Every file is a draft, also in an archive with three bad ones; none stops another, and all of them wait", async () => {
	const { site, services } = await openDesk();
	const zip = writeZip([
		{ name: "one.txt", content: resumeOf("Ada Example") },
		{ name: "program.exe", content: "MZ" },
		{ name: "inner.zip", content: writeZip([{ name: "a.txt", content: "a" }]) },
		{ name: "broken.pdf", content: "no PDF" },
		{ name: "two.txt", content: resumeOf("Bo Sample") },
	]);
	const received = await receiveDrafts(
		services,
		[
			{ name: "people.zip", bytes: zip },
			{
				name: "three.json",
				bytes: bytesOf(JSON.stringify({ basics: { name: "Cy Person" }, work: [] })),
			},
			{ name: "none.json", bytes: bytesOf("[]") },
			{ name: "huge.pdf", bytes: null },
			{
				name: "bomb.zip",
				bytes: writeZip([{ name: "a.txt", content: "x", claimedSize: 2 ** 30 }]),
			},
		],
		said,
		testNow,
	);
	expect(received.added).toBe(3);
	expect(received.failed.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([
		`program.exe: ${intakeMessages.wrongType}`,
		`inner.zip: ${intakeMessages.archive.nested}`,
		`broken.pdf: ${adminMessages.uploads.problems.other_kind}`,
		`none.json: ${intakeMessages.notJsonResume}`,
		`huge.pdf: ${intakeMessages.fileTooLarge}`,
		`bomb.zip: ${intakeMessages.archive.too_large}`,
	]);
	expect(await countDrafts(services.database)).toEqual({
		all: 9,
		waiting: 2,
		failed: 6,
		scheduled: 0,
	});
	const drafts = await findDrafts(services.database, null, 50);
	expect(drafts.map(({ fileName }) => fileName)).toEqual([
		..."one.txt program.exe inner.zip broken.pdf two.txt three.json none.json huge.pdf bomb.zip".split(
			" ",
		),
	]);
	for (const { id } of drafts) await readDraft(services, { draftId: id }, { attempt: 1 });
	const one = await showDraft(services, drafts[0]?.id ?? "");
	expect(one?.document.work[0]).toMatchObject({
		position: "Registered Nurse",
		name: "Harrow Clinic",
	});
	expect(one?.findings.map(({ text }) => text)).toEqual(
		expect.arrayContaining(["ada.example@mail.example"]),
	);
	// They last: a file that waits on the desk is not swept away with forgotten uploads.
	await removeAbandonedUploads(services, addDays(testNow, 60));
	const [upload] = await services.database.select().from(resumeUploads);
	expect(upload && (await readBytes(services.files, upload.key))).not.toBeNull();
	expect(await site.services.database.$count(resumeUploads)).toBe(2);
});

test("Each file that is too many at once is on the desk with its reason", async () => {
	const { services } = await openDesk();
	const most = intakeLimits.files;
	const files = Array.from({ length: most + 2 }, (_, at) => ({
		name: `${at}.exe`,
		bytes: bytesOf("MZ"),
	}));
	const { failed } = await receiveDrafts(services, files, said, testNow);
	expect(failed.slice(most).map(({ problem }) => problem)).toEqual(
		Array.from({ length: 2 }, () => intakeMessages.tooMany(most)),
	);
	expect(await countDrafts(services.database)).toMatchObject({ all: most + 2, failed: most + 2 });
});

test("A draft waits as long as there is the job that reads its file: both are written at once, or neither", async () => {
	const { site, services } = await openDesk();
	const file = { name: "ada.txt", bytes: bytesOf(resumeOf("Ada Example")) };
	await receiveDrafts(services, [file], said, testNow);
	const { rows } = await services.pool.query(
		`select draft.xmin::text as draft, upload.xmin::text as upload, job.xmin::text as job
		from intake_drafts draft join resume_uploads upload on upload.id = upload_id
			join pgboss.job on job.name = 'read-draft' and data ->> 'draftId' = draft.id::text`,
	);
	expect(rows).toEqual([{ draft: rows[0]?.draft, upload: rows[0]?.draft, job: rows[0]?.draft }]);

	refuseJob(services, "read-draft");
	const problem = adminMessages.uploads.failed(adminMessages.uploads.reasons.unexpected);
	const refused = await receiveDrafts(services, [file], said, addDays(testNow, 1));
	expect(refused).toEqual({ added: 0, failed: [{ name: "ada.txt", problem }] });
	expect(await countDrafts(services.database)).toMatchObject({ all: 2, waiting: 1, failed: 1 });
	const person = await site.addPerson();
	const sent = { file, pasted: "" };
	expect(await receiveContribution(services, person, sent, testNow)).toMatchObject({
		success: false,
		error: contributing.receiveFailed,
	});
	expect(await services.database.$count(contributions)).toBe(0);
	expect(await services.database.$count(intakeDrafts)).toBe(2);
	expect(await services.database.$count(resumeUploads)).toBe(1);
});

test("A draft is published whole or not at all: as a document in every format, and its file is gone", async () => {
	const { site, services, admin } = await openDesk();
	const id = await addRead(site);
	const key = (await services.database.select().from(resumeUploads))[0]?.key ?? "";
	const typed = await typedOf(site, id);
	const empty = {
		...typed,
		document: { ...typed.document, work: [] },
		fields: { ...typed.fields, title: "" },
	};
	await save(site, id, empty);
	expect(await publishDraft(services, admin, id)).toMatchObject({
		error: intakeMessages.incomplete,
		fieldErrors: { title: "Title is required", "work.0.position": expect.any(String) },
	});
	// What was typed is kept, whatever came of it.
	const kept = await getDraft(services.database, id);
	expect(kept?.fields.title).toBe("");
	// The form has no field for the mailbox of the head: where else it stands, it goes as well.
	expect(kept?.removals).toEqual(["zelda.quickwater@mail.example"]);
	await save(site, id, typed);
	expect(await publishDraft(services, admin, id)).toMatchObject({
		error: intakeMessages.tooFew("1 person"),
		fieldErrors: { fewReason: intakeMessages.fewUnsaid },
		status: 409,
	});
	const unsaid = [{ kind: "email" as const, text: "zelda.quickwater@mail.example", reason: "" }];
	await fill(site, id, { waivers: unsaid });
	expect(await publishDraft(services, admin, id)).toMatchObject({
		error: intakeMessages.reasonMissing("zelda.quickwater@mail.example"),
		fieldErrors: { "why email zelda.quickwater@mail.example": intakeMessages.reasonUnsaid },
	});
	expect(await services.database.$count(resumes)).toBe(0);

	await fill(site, id);
	// Two presses at once make one resume.
	const results = await Promise.all([
		publishDraft(services, admin, id),
		publishDraft(services, admin, id),
	]);
	expect(results.filter(({ success }) => success)).toHaveLength(1);
	const [resume] = await services.database.select().from(resumes);
	expect(resume).toMatchObject({
		company: "Harrow Clinic",
		provenance: "declared",
		availability: "document",
	});
	const [body] = await services.database.select().from(resumeDocuments);
	expect(body?.document.basics.name).toBe(withheldName);
	expect(await countDrafts(services.database)).toMatchObject({ all: 0 });
	const [upload] = await services.database.select().from(resumeUploads);
	expect(upload).toMatchObject({ resumeId: resume?.id, blocks: null, originalName: "resume.txt" });
	const pro = await site.addPerson();
	await site.addProGrant(pro);
	for (const format of ["pdf", "docx", "txt", "json"] as const) {
		const asked = { now: testNow, leaves: true };
		const file = await provideDownload(services, pro, resume?.id ?? "", format, asked);
		expect(file, format).toMatchObject({ success: true });
		if (!file.success || !("key" in file.data)) throw new Error("No file");
		const bytes = await readBytes(services.files, file.data.key);
		expect(new TextDecoder().decode(bytes ?? undefined)).not.toMatch(/zelda|quickwater/iu);
	}
	const [line] = await services.database
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.action, "resume.added"));
	expect(line?.changes).toMatchObject({ "shared by 1 person": { to: "She agreed in writing" } });
	expect(JSON.stringify(line)).not.toMatch(/zelda|quickwater/iu);
	// The file itself goes with the commit, by the queue.
	await services.files.remove(key);
	expect(
		(await addRead(site, "Zelda Quickwater", addDays(testNow, 1))) &&
			(await countDrafts(services.database)).all,
	).toBe(1);
	const again = await services.database.select().from(intakeDrafts);
	expect((await showDraft(services, again[0]?.id ?? ""))?.sameAs?.id).toBe(resume?.id);
});

test("What everybody reads has no words of a line: a draft and a published entry with them are refused", async () => {
	const { site, services, admin } = await openDesk();
	const id = await addRead(site);
	const line = "Wrote the handover sheet that eleven night shifts have used since";
	const { document, fields } = await typedOf(site, id);
	const work = document.work.map((job) => ({ ...job, highlights: [line] }));
	const givenAway = adminMessages.resumeForm.givenAway("Wrote the handover sheet that eleven");
	const told = { ...fields, description: `A nurse. ${line}.` };
	await fill(site, id, { document: { ...document, work }, fields: told });
	expect(await publishDraft(services, admin, id)).toMatchObject({
		error: intakeMessages.incomplete,
		fieldErrors: { description: givenAway },
	});
	await fill(site, id, { document: { ...document, work }, fields });
	const published = await publishDraft(services, admin, id);
	if (!published.success) throw new Error(published.error);
	const entry = await getAdminResume(services.database, published.id);
	if (!entry) throw new Error("It was not published");
	const said = entry.fields as ResumeFields;
	const change = (fields: ResumeFields) =>
		updateResume(services, admin, { id: published.id, version: entry.version, fields });
	expect(await change({ ...said, description: line })).toMatchObject({
		success: false,
		error: adminMessages.adminResumes.givenAway,
		fieldErrors: { description: givenAway },
	});
	// By a list as well.
	const listed = services.database.transaction((transaction) =>
		writeFields(transaction, admin, published.id, said, { ...said, previousRole: line }),
	);
	expect(await listed).toBe("given away");
	expect(await change({ ...said, description: "Her nights on a ward" })).toEqual({ success: true });
});

test("A field that holds the name alone is marked when it is read, and says at the gate why nothing is left", async () => {
	const { site, services, admin } = await openDesk();
	const name = "Jordan A. Okafor";
	const work = [
		{ name: "Harrow Clinic", position: name, startDate: "2020", highlights: ["Cut falls"] },
	];
	const bytes = bytesOf(JSON.stringify({ basics: { name, label: "Nurse" }, work }));
	await receiveDrafts(services, [{ name: "cv.json", bytes }], said, testNow);
	const [draft] = await services.database.select().from(intakeDrafts);
	const marked = { why: intakeMessages.onlyName };
	expect(draft?.doubts).toEqual(
		expect.arrayContaining([
			{ field: "title", ...marked },
			{ field: "work.0.position", ...marked },
		]),
	);
	const id = draft?.id ?? "";
	await fill(site, id);
	expect(await publishDraft(services, admin, id)).toMatchObject({
		fieldErrors: { title: intakeMessages.emptied, "work.0.position": intakeMessages.emptied },
	});
	await fill(site, id, { fields: { ...(await typedOf(site, id)).fields, title: "" } });
	expect(await publishDraft(services, admin, id)).toMatchObject({
		fieldErrors: { title: adminMessages.resumeForm.titleMissing },
	});
});

test("What is too short to be taken out of a draft by itself is said, and not left in without a word", async () => {
	const { site, services, admin } = await openDesk();
	const id = await addRead(site);
	await fill(site, id, { removals: ["Kestrel", "JD"] });
	const error = intakeMessages.removalTooShort("JD");
	expect(await publishDraft(services, admin, id)).toMatchObject({
		error,
		fieldErrors: { more: error },
	});
	await fill(site, id, { removals: ["Kestrel"] });
	expect(await publishDraft(services, admin, id)).toMatchObject({ success: true });
});

test("A resume that says much the same is named, under another title and in other words here and there", async () => {
	const { site, services } = await openDesk();
	const id = await addRead(site);
	const linesOf = (...highlights: string[]) => {
		const document = documentWith("ledger");
		return { ...document, work: document.work.map((job) => ({ ...job, highlights })) };
	};
	const lines = [
		"Moved the pharmacy of two wards to barcodes within five months",
		"Wrote the handover sheet that eleven night shifts have used since",
		"Trained fourteen new nurses in the first weeks of their contracts",
		"Chaired the falls committee and halved the harm within a winter",
	];
	const published = await site.addResume({ title: "Charge nurse" });
	await addDocument(site, published, linesOf(...lines));
	const nearCopyOf = async (...highlights: string[]) => {
		await save(site, id, await typedOf(site, id, { document: linesOf(...highlights) }));
		return (await showDraft(services, id))?.nearCopyOf?.id ?? null;
	};
	const others = [
		"Kept the books of a choir of forty singers for three seasons",
		"Planned a route for nine trucks that saved six hours in a week",
		"Drew the posters for a museum of clocks in a very small town",
	];
	const changed = lines.map((line) => `Also ${line.toLowerCase()}`);
	expect(await nearCopyOf(...changed.slice(0, 3), ...others)).toBe(published);
	expect(await nearCopyOf(...lines.slice(0, 2), ...others)).toBeNull();
	expect(await nearCopyOf(...others)).toBeNull();
});

test("A file that was withdrawn comes back with a word only", async () => {
	const { site, services, admin } = await openDesk();
	const first = await addRead(site);
	await fill(site, first);
	const published = await publishDraft(services, admin, first);
	if (!published.success) throw new Error(published.error);
	await services.database.transaction((transaction) =>
		rememberWithdrawn(transaction, published.id, testNow),
	);
	const again = await addRead(site, "Zelda Quickwater", addDays(testNow, 1));
	await fill(site, again);
	expect(await publishDraft(services, admin, again)).toMatchObject({
		error: adminMessages.uploads.withdrawn,
	});
	await fill(site, again, { mayReturn: true });
	const back = await publishDraft(services, admin, again);
	expect(back).toMatchObject({ success: true });
	const lines = await services.database.select().from(auditEntries).orderBy(auditEntries.id);
	const withdrawn = lines.map(({ subjectId, changes }) => [subjectId, changes?.withdrawn]);
	expect(withdrawn).toContainEqual([back.success && back.id, { from: true, to: "may come back" }]);
	expect(withdrawn).toContainEqual([published.id, undefined]);
});

test("What was taken down does not come back by the desk, under another name and file either", async () => {
	const { site, services, admin } = await openDesk();
	const first = await addRead(site);
	await fill(site, first);
	const published = await publishDraft(services, admin, first);
	if (!published.success) throw new Error(published.error);
	const label = "Nurse, Harrow Clinic";
	await services.database.transaction((transaction) =>
		addTakedown(transaction, published.id, { label, now: testNow }),
	);
	for (const name of ["Zelda Quickwater", "Ada Example"]) {
		const again = await addRead(site, name, addDays(testNow, 1));
		await fill(site, again, { mayReturn: true });
		expect(await publishDraft(services, admin, again)).toMatchObject({
			error: takenDownSentence({ label, takenDownAt: testNow }),
		});
	}
});

test("The meter counts who has all of what is left, and a blur makes it more", async () => {
	const { site, services } = await openDesk();
	const add = async (
		company: string,
		employer: string,
		provenance: "declared" | "demo" = "declared",
	) => {
		const id = await site.addResume({
			company,
			role: "Nursing",
			industry: "Healthcare",
			provenance,
		});
		const document = documentWith("x");
		const [job] = document.work;
		await services.database.insert(resumeDocuments).values({
			resumeId: id,
			style: "classic",
			document: {
				...document,
				work: job ? [{ ...job, name: employer, startDate: "2020-03" }] : [],
				education: [{ institution: "Harrow State University", studyType: "BSN", area: "" }],
			},
		});
	};
	await add("Harrow Clinic", "Harrow Clinic");
	await add("Kestrel House", "Blue Heron");
	await add("Blue Heron", "Nowhere");
	await add("Harrow Clinic", "Harrow Clinic", "demo");
	const id = await addRead(site);
	await fill(site, id);
	const view = async () => {
		const meter = (await showDraft({ ...services, isDemonstration: false }, id))?.meter;
		return [
			meter?.people,
			...(meter?.steps.map(({ label, people }) => `${label}: ${people}`) ?? []),
		];
	};
	expect(await view()).toEqual([
		"2 people",
		"Harrow Clinic: 4 people",
		"Harrow State University: 2 people",
		"Months: 2 people",
		"All of these: 4 people",
	]);
	expect((await showDraft({ ...services, isDemonstration: true }, id))?.meter?.people).toBe(
		"3 people",
	);
	await fill(site, id, {
		blur: { ...noBlur, employers: { "Harrow Clinic": "Healthcare" } },
		fewReason: null,
	});
	expect((await view())[0]).toBe("4 people");
	const published = await publishDraft({ ...services, isDemonstration: false }, ownerOf(site), id);
	expect(published).toMatchObject({ success: true });
	const [body] = await services.database
		.select()
		.from(resumeDocuments)
		.where(eq(resumeDocuments.resumeId, published.success ? published.id : ""));
	expect(JSON.stringify(body?.document)).not.toContain("Harrow Clinic");
});

test("A draft with a day is published on it, unless that was taken back; what stands in its way is told", async () => {
	const { site, services, admin } = await openDesk();
	const [one, two, three] = [
		await addRead(site, "Ada Example"),
		await addRead(site, "Bo Sample", addDays(testNow, 1)),
		await addRead(site, "Cy Person", addDays(testNow, 2)),
	];
	for (const id of [one, two, three]) await fill(site, id);
	expect(await scheduleDraft(services, admin, one, "2026-06-15")).toMatchObject({
		error: intakeMessages.dayUnchanged,
		fieldErrors: { day: intakeMessages.dayInvalid },
	});
	for (const id of [one, two, three]) {
		expect(await scheduleDraft(services, admin, id, "2026-06-20")).toMatchObject({ success: true });
	}
	await scheduleDraft(services, admin, two, null);
	// Also between the look at its day and the publishing.
	const at = "2026-06-20T09:00:00.000Z";
	expect(await publishDraft(services, admin, two, at)).toMatchObject({ success: false });
	await fill(site, three, { fewReason: null });
	site.setNow(new Date("2026-06-20T09:00:00Z"));
	for (const draftId of [one, two, three]) {
		await publishOnItsDay(services, { draftId, at });
	}
	expect(await services.database.$count(resumes)).toBe(1);
	expect(await getDraft(services.database, one)).toBeNull();
	expect(await getDraft(services.database, two)).toMatchObject({ publishAt: null, problem: null });
	expect((await getDraft(services.database, three))?.problem).toContain(
		"It was not published on June 20, 2026.",
	);
});

test("What is put off waits at the end; an older window does not write over a newer; what is thrown away is gone", async () => {
	const { site, services, admin } = await openDesk();
	const [one, two] = [
		await addRead(site, "Ada Example"),
		await addRead(site, "Bo Sample", addDays(testNow, 1)),
	];
	expect((await showDraft(services, one))?.next).toBe(two);
	const version = (await getDraft(services.database, one))?.version ?? 0;
	site.setNow(addDays(testNow, 2));
	await putOff(services, one);
	expect((await findDrafts(services.database, null, 5)).map(({ id }) => id)).toEqual([two, one]);
	expect(
		await saveDraft(services, one, { typed: await typedOf(site, one), version }),
	).toMatchObject({
		error: intakeMessages.stale,
		status: 409,
	});
	expect(await discardDraft(services, admin, one)).toMatchObject({ success: true });
	expect(await services.database.$count(resumeUploads)).toBe(1);
	expect(await discardDraft(services, admin, one)).toMatchObject({ error: intakeMessages.missing });
});
