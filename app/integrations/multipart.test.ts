import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFileForm } from "./multipart.server.ts";

const limits = { fileBytes: 10_000, textBytes: 100 };

function inPieces(text: string | Uint8Array, size: number): ReadableStream<Uint8Array> {
	const all = Buffer.from(text);
	let position = 0;
	return new ReadableStream({
		pull(controller) {
			if (position >= all.length) return controller.close();
			controller.enqueue(new Uint8Array(all.subarray(position, position + size)));
			position += size;
		},
	});
}

const requestOf = (
	body: BodyInit | ReadableStream<Uint8Array> | null,
	type = "multipart/form-data; boundary=xx",
) =>
	new Request("http://localhost", {
		method: "POST",
		body: body as BodyInit,
		headers: { "Content-Type": type },
		duplex: "half",
	} as RequestInit);

async function read(text: string | Uint8Array, size = 7) {
	const form = await readFileForm(requestOf(inPieces(text, size)), limits);
	const { file, texts, isMalformed } = form;
	const content = file?.bytes && Buffer.from(file.bytes).toString("latin1");
	return { texts: Object.fromEntries(texts), file: file && [file.name, content], isMalformed };
}

const part = (headers: string, content: string) => `--xx\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string) =>
	part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (fileName: string, content: string) =>
	part(
		`Content-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: x/y`,
		content,
	);

describe("A form with a file", () => {
	const form = `${field("a", "1")}${file("r.pdf", "%PDF-\r\n--x\r\n--xy")}${field("b", "")}--xx--\r\n`;

	test.each([1, 2, 3, 5, 50, 5000])("is read in pieces of %i bytes", async (size) => {
		expect(await read(form, size)).toEqual({
			texts: { a: "1", b: "" },
			file: ["r.pdf", "%PDF-\r\n--x\r\n--xy"],
			isMalformed: false,
		});
	});

	test("is what the platform makes of FormData", async () => {
		const data = new FormData();
		data.set("returnTo", "/admin");
		data.set("file", new File(["text"], 'a"b résumé.txt'));
		const sent = new Request("http://localhost", { method: "POST", body: data });
		const found = await readFileForm(sent, limits);
		expect(found).toMatchObject({ file: { name: 'a"b résumé.txt' }, isMalformed: false });
		expect([...found.texts]).toEqual([["returnTo", "/admin"]]);
	});

	test("may have none: no choice, or only texts", async () => {
		expect(await read(`${file("", "")}--xx--`)).toMatchObject({ file: null, isMalformed: false });
		const typed = requestOf("text=Caf%C3%A9", "application/x-www-form-urlencoded");
		const { texts, file: none } = await readFileForm(typed, limits);
		expect([[...texts], none]).toEqual([[["text", "Café"]], null]);
	});

	test("counts the first, and no second one", async () => {
		const two = `${file("a.pdf", "one")}${file("b.pdf", "two")}--xx--`;
		expect((await read(two)).file).toEqual(["a.pdf", "one"]);
	});

	test("may be for several, and is malformed with more of them", async () => {
		const read = (text: string) =>
			readFileForm(requestOf(inPieces(`${text}--xx--`, 7)), { ...limits, files: 2 });
		const two = file("a.pdf", "one") + file("b.pdf", "two");
		const form = await read(two + file("", ""));
		expect([form.files.map(({ name }) => name), form.isMalformed]).toEqual([
			["a.pdf", "b.pdf"],
			false,
		]);
		expect((await read(two + file("c.pdf", "three"))).isMalformed).toBe(true);
	});

	test("gives back any bytes exactly", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.uint8Array({ maxLength: 300 }),
				fc.integer({ min: 1, max: 40 }),
				async (content, size) => {
					const text = Buffer.from(content).toString("latin1");
					fc.pre(!text.includes("\r\n--xx") && !text.startsWith("--xx"));
					const body = Buffer.from(`${file("r.pdf", text)}--xx--`, "latin1");
					expect(await read(body, size)).toMatchObject({ file: ["r.pdf", text] });
				},
			),
		);
	});

	test("takes as many bytes as it may have; of one more it keeps none, and the texts arrive", async () => {
		const body = (bytes: number) => `${file("a", "x".repeat(bytes))}${field("b", "1")}--xx--`;
		expect((await read(body(10_000), 4_000)).file?.[1]).toHaveLength(10_000);
		expect(await read(body(10_001), 4_000)).toEqual({
			texts: { b: "1" },
			file: ["a", null],
			isMalformed: false,
		});
	});

	test("cuts a text where it is longer than it may be", async () => {
		expect((await read(`${field("a", "x".repeat(101))}--xx--`)).texts.a).toHaveLength(100);
	});
});

describe("A form that is none", () => {
	test.each([
		["is empty", ""],
		["never ends", file("a", "b")],
		["breaks off within a second file", file("a", "b") + file("c", "d").slice(0, -2)],
		["ends in its headers", "--xx\r\nContent-Disposition: form-data"],
		["has too many parts", `${field("a", "1").repeat(1000)}--xx--`],
	])("because it %s is malformed", async (_, text) => {
		expect(await read(text, 4_000)).toMatchObject({ isMalformed: true });
	});

	test.each([
		["without a boundary", "multipart/form-data"],
		["of another kind", "text/plain"],
	])("%s is malformed", async (_, type) => {
		expect(await readFileForm(requestOf("a=1", type), limits)).toMatchObject({ isMalformed: true });
	});

	test("because it has no body is malformed", async () => {
		expect(await readFileForm(requestOf(null), limits)).toMatchObject({ isMalformed: true });
	});
});
