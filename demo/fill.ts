import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { reviewParts } from "#app/content/checklist/checks.server.ts";
import { addPerson, findPersonByEmail } from "#app/data/account/people.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { grantDemonstrationPlan } from "#app/data/base/demonstration.server.ts";
import { insertDemonstrationRows } from "#app/data/base/demonstration-rows.server.ts";
import {
	insertFirstResumes,
	isLibraryEmpty,
	type NewResume,
} from "#app/data/intake/resume-writing.server.ts";
import { plans, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import { contentTypes } from "#app/domain/reader/file-kinds.ts";
import { createFileKey } from "#app/integrations/files/files.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { verifyCheckout } from "#app/operations/billing/verify-checkout.server.ts";
import { layOutDocument } from "#app/operations/reader/lay-out-document.server.ts";
import { renderResume } from "#app/operations/reader/provide-file.server.ts";
import type { Services } from "#app/services.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { createDemoLibrary, type DemoResume, scanOf, withoutContact } from "./library.ts";
import { createLife } from "./life/life.ts";
import type { WritePast } from "./life/past.ts";

/** A connection with an open transaction, as other parts of the site take it. */
type OpenTransaction = { query(text: string, values: unknown[]): Promise<unknown> };

type FillOptions = {
	services: Services;
	now: Date;
	/** How many resumes; the library's own size without it. */
	count?: number;
	/** What `prepareDemonstration` has made beforehand. */
	prepared?: Promise<Prepared> | undefined;
	/** Writes payments of the past into the sandbox. Without it, nobody has been here yet. */
	writePast?:
		| ((customers: Parameters<WritePast>[0], to: OpenTransaction) => ReturnType<WritePast>)
		| undefined;
	onProgress?: (done: number, total: number) => void;
};

type Prepared = { resume: DemoResume; rows: Omit<NewResume, "files"> }[];

const checkIds = reviewParts.flatMap(({ checks }) => checks.map(({ id }) => id));

/**
 * Reads the invented resumes and sets each on its sheet: work of the processor alone, which needs no database. Other
 * work goes on in between.
 */
export async function prepareDemonstration({
	now,
	count,
	onProgress = () => {},
}: Pick<FillOptions, "now" | "count" | "onProgress">): Promise<Prepared> {
	const library = createDemoLibrary({ now, ...(count && { count }) });
	const prepared: Prepared = [];
	for (const resume of library) {
		prepared.push({ resume, rows: rowsOf(resume) });
		onProgress(prepared.length, library.length);
		await setImmediate();
	}
	return prepared;
}

/**
 * Fills an empty library with the invented resumes, adds the accounts of the demonstration, and the invented life
 * of the months before, where it can be written. A library that has anything in it is left alone. All of the
 * resumes and their life appear at once, or, when interrupted, nothing of them.
 * @returns whether anything was filled
 */
export async function fillDemonstrationLibrary(options: FillOptions): Promise<boolean> {
	const { services, now, writePast } = options;
	const { database } = services;
	if (!(await isLibraryEmpty(database))) return false;
	const prepared = await (options.prepared ?? prepareDemonstration(options));
	const resumes = prepared.map(({ resume }) => resume);
	// The first checkout makes what is sold, and their receipts come after all those of the past.
	const checkouts = await addAccounts(services, now);
	const batch = await Promise.all(
		prepared.map(async ({ resume, rows }) => ({
			...rows,
			// Where nobody has been, nobody has looked at anything.
			resume: { ...rows.resume, viewCount: writePast ? resume.viewCount : 0 },
			files: await storeFile(services, resume, now),
		})),
	);
	await database.transaction(async (transaction) => {
		await insertFirstResumes(transaction, batch);
		if (!writePast) return;
		const { hashMailbox, publicUrl } = services;
		const writeHere: WritePast = (customers) => writePast(customers, jobTransaction(transaction));
		const people = { resumes, checkIds, hashMailbox, writePast: writeHere };
		await insertDemonstrationRows(transaction, await createLife({ now, publicUrl, ...people }));
	});
	for (const { pay } of checkouts) await pay();
	return true;
}

function rowsOf(resume: DemoResume): Prepared[number]["rows"] {
	const { id, document, style, form } = resume;
	const sheet = document ? layOutDocument(document, style) : null;
	return {
		resume: {
			id,
			title: resume.title,
			company: resume.company,
			role: resume.role,
			industry: resume.industry,
			experienceLevel: resume.experienceLevel,
			description: resume.description,
			tags: resume.tags,
			isFeatured: resume.isFeatured,
			openToEveryone: resume.openToEveryone,
			provenance: "demo",
			offerMonth: resume.offerMonth,
			availability: form === "document" ? "document" : form === "none" ? "none" : "file",
			facts: sheet?.facts ?? null,
			sheetVersion: sheet?.version ?? null,
			location: resume.location,
			education: resume.education,
			previousRole: resume.previousRole,
			visaSponsored: resume.visaSponsored,
			createdAt: resume.createdAt,
			updatedAt: resume.updatedAt,
		},
		document: form === "document" && document ? { document, style } : null,
		lesson: resume.lesson,
		geometry: sheet?.geometry ?? null,
	};
}

/** A few resumes are a file only, as an owner would have uploaded it. */
async function storeFile(
	services: Services,
	resume: DemoResume,
	now: Date,
): Promise<NewResume["files"]> {
	const { style, form } = resume;
	if (!resume.document || form === "document" || form === "none") return [];
	const document = withoutContact(resume.document);
	const kind = form === "scan" ? "pdf" : form;
	const note = originSentence({ ...resume, provenance: "demo" });
	const bytes =
		form === "scan"
			? await readFile(scanOf(document))
			: await renderResume(document, style, form, note);
	const key = createFileKey(kind, now, randomBytes);
	const stored = await services.files.put(key, bytes, { contentType: contentTypes[kind] });
	return [{ key, kind, origin: "original", isClean: true, ...stored }];
}

type BegunCheckout = { pay(): Promise<void> };

/** The accounts buy their plans as anyone would, where the sandbox takes their money; else they are given them. */
async function addAccounts(services: Services, now: Date): Promise<BegunCheckout[]> {
	const { payTestCheckout: pay } = services;
	const checkouts: BegunCheckout[] = [];
	const password = await services.authenticator.passwords.hash(demoPassword);
	for (const { email, plan } of demoAccounts) {
		const id = await services.database.transaction(async (transaction) => {
			const added = await addPerson(transaction, { email, emailVerified: true, password, now });
			if (added && !pay) await grantDemonstrationPlan(transaction, { id: added, plan, now });
			// A start that was interrupted has added it.
			const known = added ?? (await findPersonByEmail(transaction, email))?.id;
			if (!known) throw new Error(`The account ${email} was not made`);
			return known;
		});
		if (pay && plan !== "free") {
			checkouts.push(await begin(services, { id, email }, plans[plan].id, now));
		}
	}
	return checkouts;
}

async function begin(
	services: Services,
	{ id, email }: { id: string; email: string },
	planId: SoldPlanId,
	now: Date,
): Promise<BegunCheckout> {
	const mailboxHash = services.hashMailbox(email);
	const person = { id, email, emailConfirmed: true, mailboxHash };
	const checkout = await startCheckout(services, person, planId, now);
	if (!checkout.success) throw new Error(`${email} could not buy ${planId}: ${checkout.error}`);
	const { url, sessionId } = checkout.data;
	return {
		async pay() {
			await services.payTestCheckout?.(url);
			await verifyCheckout(services, person, sessionId, planId, now);
		},
	};
}
