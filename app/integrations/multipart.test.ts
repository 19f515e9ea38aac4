import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	boundaryOf,
	type MultipartError,
	type MultipartLimits,
	readMultipart,
} from "./multipart.server.ts";

const limits: MultipartLimits = { parts: 3, headerBytes: 500, fieldBytes: 100, bodyBytes: 100_000 };

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

async function read(text: string | Uint8Array, size = 7, more: Partial<MultipartLimits> = {}) {
	const found: [name: string, fileName: string | null, content: string][] = [];
	let ended = 0;
	await readMultipart(
		inPieces(text, size),
		"xx",
		{ ...limits, ...more },
		{
			begin: ({ name, fileName }) => void found.push([name, fileName, ""]),
			data: (chunk) => {
				const last = found.at(-1);
				if (last) last[2] += Buffer.from(chunk).toString("latin1");
			},
			end: () => void ended++,
		},
	);
	expect(ended).toBe(found.length);
	return found;
}
const problemOf = (reading: Promise<unknown>) =>
	reading.then(
		() => "read",
		(error: MultipartError) => error.problem,
	);

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
		expect(await read(form, size)).toEqual([
			["a", null, "1"],
			["file", "r.pdf", "%PDF-\r\n--x\r\n--xy"],
			["b", null, ""],
		]);
	});

	test("is what the platform makes of FormData", async () => {
		const data = new FormData();
		data.set("returnTo", "/admin");
		data.set("file", new File(["text"], 'a"b\r\nc.txt'));
		const request = new Request("http://localhost", { method: "POST", body: data });
		const boundary = boundaryOf(request.headers.get("Content-Type"));
		const names: unknown[] = [];
		if (!request.body || !boundary) throw new Error("No form");
		await readMultipart(request.body, boundary, limits, {
			begin: (one) => void names.push(one),
			data: () => {},
			end: () => {},
		});
		expect(names).toEqual([
			{ name: "returnTo", fileName: null },
			{ name: "file", fileName: 'a"b\r\nc.txt' },
		]);
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
					expect(await read(body, size)).toEqual([["file", "r.pdf", text]]);
				},
			),
		);
	});
});

describe("A form that is none", () => {
	test.each([
		["is empty", ""],
		["never ends", file("a", "b")],
		["ends in its headers", "--xx\r\nContent-Disposition: form-data"],
		["has a part without a name", `${part("Content-Type: x/y", "")}--xx--`],
		["has a delimiter that goes on", "--xxyz\r\n\r\n--xx--"],
		["has headers without an end", `--xx\r\n${"a".repeat(2000)}`],
	])("because it %s is malformed", async (_, text) => {
		expect(await problemOf(read(text))).toBe("malformed");
	});
	test("because it has too many parts is refused at once", async () => {
		expect(await problemOf(read(field("a", "1").repeat(1000), 4000))).toBe("too_many_parts");
	});
	test("because a field or the body is too large is refused at once", async () => {
		expect(await problemOf(read(`${field("a", "x".repeat(101))}--xx--`))).toBe("too_large");
		expect(await problemOf(read(file("a", "x".repeat(200)), 7, { bodyBytes: 100 }))).toBe(
			"too_large",
		);
	});
	test("and endless is given up, not waited for", async () => {
		let sent = 0;
		const endless = new ReadableStream<Uint8Array>({
			pull(controller) {
				sent += 1000;
				controller.enqueue(new Uint8Array(1000));
			},
		});
		const nothing = { begin() {}, data() {}, end() {} };
		expect(await problemOf(readMultipart(endless, "xx", limits, nothing))).toBe("too_large");
		expect(sent).toBeLessThan(110_000);
	});
});

test("The boundary stands in the header, and nowhere else", () => {
	expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe("a b");
	expect(boundaryOf("multipart/form-data; charset=utf-8; boundary=ab")).toBe("ab");
	expect(boundaryOf("multipart/form-data")).toBeNull();
	expect(boundaryOf(`multipart/form-data; boundary=${"a".repeat(71)}x`)).not.toBe("x");
	expect(boundaryOf("application/x-www-form-urlencoded; boundary=ab")).toBeNull();
	expect(boundaryOf(null)).toBeNull();
});
