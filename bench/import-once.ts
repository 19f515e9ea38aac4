import { createServices } from "#app/compose-services.server.ts";
import { readCsv } from "#app/domain/intake/csv/read-rows.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import { readResumeRow } from "#app/domain/intake/resume-csv.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import { readEnvironment } from "#app/env.server.ts";
import { inPieces } from "#app/integrations/pace.server.ts";
import { addImportedResumes } from "#app/operations/intake/add-imported-resumes.server.ts";
import { checkResumeFile } from "#app/operations/intake/check-resume-file.server.ts";
import { writeImportedResumes } from "#app/operations/intake/write-imported-resumes.server.ts";
import { createRandom } from "#demo/random.ts";
import { createLog } from "#server/log.ts";
import { inventVocabulary } from "./invented-resumes.ts";
import { timed } from "./timed.ts";

export type ImportTimings = {
	/** Of the file. */
	megabytes: number;
	/** Reading without a database, checking with one, adding. */
	seconds: { read: number; check: number; add: number };
	/** Megabytes of the process: the most that it had, and before the file came. */
	peak: number;
	idle: number;
};

/** Imports a file of this many invented rows into an empty library, in this process. */
export async function importOnce(databaseUrl: string, size: number): Promise<ImportTimings> {
	const bytes = Buffer.from(await new Blob([inventFile(size)]).arrayBuffer());
	const services = createServices({
		env: readEnvironment({ DATA_DIR: "/nowhere" }),
		log: createLog("silent"),
		databaseUrl,
		publicUrl: "http://localhost",
		stripe: { secretKey: "sk_test_nobody", webhookSecrets: ["whsec_nobody"] },
	});
	await services.jobs.start({});
	globalThis.gc?.();
	const idle = process.memoryUsage.rss() / 1e6;
	let importId = "";
	const read = await timed(() => readAlone(inPieces(bytes)));
	const check = await timed(async () => {
		const now = services.clock();
		const checked = await checkResumeFile(services, { name: "bench.csv", bytes }, now);
		if (!checked.success) throw new Error(`${checked.error} ${checked.detail ?? ""}`);
		importId = checked.importId;
	});
	const admin = { sessionId: crypto.randomUUID(), now: services.clock() };
	const begun = await addImportedResumes(services, admin, importId);
	if (!begun.success) throw new Error(begun.error);
	const add = await timed(async () => {
		const signal = new AbortController().signal;
		// As often as the queue would call it.
		for (let done = false; !done; ) {
			await writeImportedResumes(services, { importId }, { attempt: 1, signal, stopping: signal });
			const { rows } = await services.pool.query("select status from resume_imports");
			done = rows[0]?.status === "done";
		}
	});
	await services.close();
	return {
		megabytes: bytes.length / 1e6,
		seconds: { read: read / 1_000, check: check / 1_000, add: add / 1_000 },
		peak: process.resourceUsage().maxRSS / 1e3,
		idle,
	};
}

/** Rows as an owner has them: a title, a sentence or three, some tags; quotes and line breaks among them. */
function inventFile(size: number): string {
	const random = createRandom("import");
	const { words, companies } = inventVocabulary();
	const some = (count: number) => Array.from({ length: count }, () => random.pick(words)).join(" ");
	let text = csvLine(["title", "company", "role", "industry", "description", "tags"]);
	for (let row = 0; row < size; row++) {
		const title = `${some(3)}, "${some(1)}"`;
		const description = `${some(15)}\n${some(10)}`;
		const tags = some(4).replaceAll(" ", "; ");
		text += csvLine([title, random.pick(companies), some(2), some(1), description, tags]);
	}
	return text;
}

async function readAlone(chunks: AsyncIterable<Uint8Array>): Promise<void> {
	let columns: Parameters<typeof readResumeRow>[0] | null = null;
	for await (const records of readCsv(chunks, "utf-8")) {
		for (const record of records) {
			if (columns) readResumeRow(columns, record);
			else {
				const headers = readHeaders(record.cells);
				columns = headers.success ? headers.columns : [];
			}
		}
	}
}
