import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, isCompressible } from "./content-encoding.ts";

test.each([
	[undefined, undefined],
	["", undefined],
	["identity", undefined],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0, gzip;q=0.0", undefined],
	["*", "br"],
	["*;q=0", undefined],
	["br;q=0, *", "gzip"],
	["GZIP ; q=0.5", "gzip"],
])("A client that accepts %j gets %s", (accepted, encoding) => {
	expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
	["text/html; charset=utf-8", true],
	["text/x-script", true],
	["application/json", true],
	["application/ld+json", true],
	["image/svg+xml", true],
	["application/manifest+json", true],
	["image/png", false],
	["font/woff2", false],
	["application/pdf", false],
	["text/event-stream", false],
	[null, false],
])("%s is worth compressing: %s", (type, worth) => {
	expect(isCompressible(type)).toBe(worth);
});

test("What is compressed comes out again", async () => {
	const body = Buffer.from("A reading room. ".repeat(1000));
	for (const effort of ["quick", "best"] as const) {
		expect(brotliDecompressSync(await compress(body, "br", effort)).equals(body)).toBe(true);
		expect(gunzipSync(await compress(body, "gzip", effort)).equals(body)).toBe(true);
	}
});

test.each(["br", "gzip"] as const)(
	"A page waits for no password that is hashed meanwhile: %s",
	async (encoding) => {
		const body = Buffer.from("A reading room. ".repeat(1000));
		const hash = promisify(scrypt);
		const hashes = Array.from({ length: 8 }, () => hash("otters", "salt", 32));
		const first = await Promise.race([
			...hashes.map((hashed) => hashed.then(() => "a hash")),
			compress(body, encoding, "quick").then(() => "the page"),
		]);
		expect(first).toBe("the page");
		await Promise.all(hashes);
	},
);
