import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import { industries, roles } from "#app/domain/library/catalogue.ts";
import { createRandom } from "#demo/random.ts";
import { inventVocabulary } from "./invented-resumes.ts";
import { fetchBytes } from "./site-process.ts";

/** What a running demonstration has to be asked for: paths that exist, and files as people have them. */

const wantedReadable = 6;

/** Paths of the resumes that the list shows first. */
export async function findResumes(url: string): Promise<string[]> {
	const paths: string[] = [];
	for (const query of ["", "?sort=popular", "?q=engineer", "?q=design"]) {
		const { body } = await fetchBytes(`${url}/resumes${query}`);
		const found = body.toString().matchAll(/\/resumes\/[0-9a-f]{8}-[0-9a-f-]{27}(?=")/gu);
		for (const [path] of found) paths.push(path);
	}
	if (paths.length === 0) throw new Error("The list shows no resume");
	return [...new Set(paths)];
}

/** Those of them that are documents, and can be had as any kind of file. */
export async function findReadable(
	url: string,
	cookie: string,
	resumes: readonly string[],
): Promise<string[]> {
	const readable: string[] = [];
	for (const path of resumes) {
		const { status } = await fetchBytes(`${url}${path}/download/docx`, { cookie });
		if (status === 200) readable.push(path);
		if (readable.length === wantedReadable) return readable;
	}
	throw new Error("Too few resumes can be read");
}

/** The path of the receipt of the last order. */
export async function findReceipt(url: string, cookie: string): Promise<string> {
	for (const page of ["/settings", "/subscription"]) {
		const { body } = await fetchBytes(url + page, { cookie });
		const path = /\/orders\/[0-9a-f-]{36}\/receipt/u.exec(body.toString())?.[0];
		if (path) return path;
	}
	throw new Error("There is no order");
}

export type GivenFiles = Record<"pdf" | "docx" | "txt", Uint8Array<ArrayBuffer>>;

/** A resume as its owner would send it. */
export async function takeFiles(url: string, cookie: string, path: string): Promise<GivenFiles> {
	const take = async (format: string) => {
		const { status, body } = await fetchBytes(`${url}${path}/download/${format}`, { cookie });
		if (status !== 200) throw new Error(`The file (${format}) cannot be had: ${status}`);
		return new Uint8Array(body);
	};
	return { pdf: await take("pdf"), docx: await take("docx"), txt: await take("txt") };
}

/** Rows as an owner has them: a title, a sentence or two, some tags; quotes and line breaks among them. */
export function inventCsv(rows: number, seed: string): Uint8Array<ArrayBuffer> {
	const random = createRandom(seed);
	const { words, companies } = inventVocabulary();
	const some = (count: number) => Array.from({ length: count }, () => random.pick(words)).join(" ");
	let text = csvLine(["title", "company", "role", "industry", "description", "tags"]);
	for (let row = 0; row < rows; row++) {
		const description = `${some(15)}\n${some(10)}`;
		const tags = some(4).replaceAll(" ", "; ");
		const title = `${some(3)}, "${some(1)}"`;
		text += csvLine([
			title,
			random.pick(companies),
			random.pick(roles),
			random.pick(industries),
			description,
			tags,
		]);
	}
	return new TextEncoder().encode(text);
}

export function formOf(fields: Record<string, string>): URLSearchParams {
	return new URLSearchParams(fields);
}

export function fileForm(name: string, bytes: Uint8Array<ArrayBuffer>): FormData {
	const form = new FormData();
	form.set("file", new File([bytes], name));
	return form;
}
