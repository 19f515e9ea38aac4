import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { resumeDocuments, resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import { contentTypes, type FileKind } from "#app/domain/reader/file-kinds.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { createFileKey } from "#app/integrations/files/files.ts";
import { layOutDocument } from "#app/operations/reader/lay-out-document.server.ts";
import { type TestSite, testNow } from "./site.ts";

/** A short resume whose every section holds a word that stands nowhere else, with contact data. */
export function documentWith(secret: string): ResumeDocument {
	return {
		basics: {
			name: "Ada Example",
			label: "Engineer",
			email: `${secret}@mail.example`,
			phone: "+1 555 0100 42",
			summary: `About ${secret}`,
		},
		work: [
			{
				name: "Kestrel Works",
				position: "Engineer",
				startDate: "2020-01",
				highlights: [`Built the ${secret} ledger for 12 teams`],
			},
		],
		education: [{ institution: "Harrow State", studyType: "BSc", area: "Computing" }],
		skills: [{ name: "Languages", keywords: ["Go", secret] }],
	};
}

/** Gives a resume its document, its greeked sheet and its public facts. */
export async function addDocument(
	site: TestSite,
	resumeId: string,
	document: ResumeDocument,
	style: SheetStyle = "classic",
): Promise<void> {
	const { database } = site.services;
	const { facts, geometry, version } = layOutDocument(document, style);
	await database.insert(resumeDocuments).values({ resumeId, document, style });
	await database.insert(resumeSheets).values({ resumeId, geometry });
	await database
		.update(resumes)
		.set({ facts, sheetVersion: version, availability: "document" })
		.where(eq(resumes.id, resumeId));
}

/** Gives a resume an original file of its own. */
export async function addOriginal(
	site: TestSite,
	resumeId: string,
	kind: FileKind,
	bytes: Uint8Array,
): Promise<string> {
	const { database, files } = site.services;
	const key = createFileKey(kind, testNow, randomBytes);
	const stored = await files.put(key, bytes, { contentType: contentTypes[kind] });
	const clean = { isClean: true, checkedBy: contactRules };
	await database
		.insert(resumeFiles)
		.values({ key, resumeId, kind, origin: "original", ...stored, ...clean });
	await database.update(resumes).set({ availability: "file" }).where(eq(resumes.id, resumeId));
	return key;
}
