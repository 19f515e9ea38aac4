import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { reviewParts } from "#app/content/checklist/checks.server.ts";
import { addPerson } from "#app/data/account/people.server.ts";
import { grantDemonstrationPlan } from "#app/data/base/demonstration.server.ts";
import { insertDemonstrationRows } from "#app/data/base/demonstration-rows.server.ts";
import {
	insertResumes,
	isLibraryEmpty,
	type NewResume,
} from "#app/data/intake/resume-writing.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
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

type FillOptions = {
	services: Services;
	now: Date;
	/** How many resumes; the library's own size without it. */
	count?: number;
	/** Writes payments of the past into the sandbox. Without it, nobody has been here yet. */
	writePast?: WritePast | undefined;
	onProgress?: (done: number, total: number) => void;
};

const checkIds = reviewParts.flatMap(({ checks }) => checks.map(({ id }) => id));

/**
 * Fills an empty library with the invented resumes, adds the accounts of the demonstration, and the invented life
 * of the months before, where it can be written. A library that has anything in it is left alone. All of the
 * resumes appear at once, or, when interrupted, none.
 * @returns whether anything was filled
 */
export async function fillDemonstrationLibrary(options: FillOptions): Promise<boolean> {
	const { services, now, onProgress = () => {} } = options;
	if (!(await isLibraryEmpty(services.database))) return false;
	const library = createDemoLibrary({ now, ...(options.count && { count: options.count }) });
	const batch: NewResume[] = [];
	for (const resume of library) {
		batch.push(await prepare(services, resume, now));
		onProgress(batch.length, library.length);
	}
	await services.database.transaction((transaction) => insertResumes(transaction, batch));
	await refreshVocabulary(services.database);
	// The first checkout makes what is sold, and their receipts come after all those of the past.
	const checkouts = await addAccounts(services, now);
	if (options.writePast) await addLife(services, library, options.writePast, now);
	for (const { pay } of checkouts) await pay();
	return true;
}

/** The invented visitors, members and buyers of the months before. */
async function addLife(
	services: Services,
	resumes: readonly DemoResume[],
	writePast: WritePast,
	now: Date,
): Promise<void> {
	const { database, hashMailbox, publicUrl } = services;
	const life = await createLife({ now, publicUrl, resumes, checkIds, hashMailbox, writePast });
	await database.transaction((transaction) => insertDemonstrationRows(transaction, life));
}

async function prepare(services: Services, resume: DemoResume, now: Date): Promise<NewResume> {
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
			viewCount: resume.viewCount,
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
		geometry: sheet?.geometry ?? null,
		files: await storeFile(services, resume, now),
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
	for (const { email, plan } of demoAccounts) {
		const password = await services.authenticator.passwords.hash(demoPassword);
		const id = await services.database.transaction(async (transaction) => {
			const added = await addPerson(transaction, { email, emailVerified: true, password, now });
			if (!added) throw new Error(`The account ${email} was not made`);
			if (!pay) await grantDemonstrationPlan(transaction, { id: added, plan, now });
			return added;
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
