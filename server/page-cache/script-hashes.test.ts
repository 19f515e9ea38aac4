import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { replaceNonceByHashes } from "./script-hashes.ts";

const nonce = "q83vEjRWeJCrze8SNFZ4kA==";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("Hashes in place of a nonce", () => {
	test("are those of the inline scripts that carried it, each once", () => {
		const result = replaceNonceByHashes(
			`<head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/></head>` +
				`<script nonce="${nonce}">one()</script>` +
				`<script type="module" nonce="${nonce}" async="">import "/a.js"; "</b>";</script>` +
				`<script nonce="${nonce}" src="/assets/b.js"></script>` +
				`<script nonce="${nonce}">one()</script>`,
			nonce,
		);
		expect(result).toEqual({
			html:
				'<head><link rel="modulepreload" href="/a.js"/></head>' +
				"<script>one()</script>" +
				'<script type="module" async="">import "/a.js"; "</b>";</script>' +
				'<script src="/assets/b.js"></script>' +
				"<script>one()</script>",
			sources: [hash("one()"), hash('import "/a.js"; "</b>";')],
		});
	});

	test("are not given to a script that did not carry it", () => {
		const result = replaceNonceByHashes(
			`<script>evil()</script><script nonce="guessed">evil(2)</script>` +
				`<script type="application/ld+json">{}</script><SCRIPT nonce="${nonce}">ours()</SCRIPT>`,
			nonce,
		);
		expect(result?.sources).toEqual([hash("ours()")]);
	});

	test("are those of the bytes that are sent, whatever letters stand in them", () => {
		const result = replaceNonceByHashes(`<script nonce="${nonce}">"é€😀"</script>`, nonce);
		expect(result?.sources).toEqual([hash('"é€😀"')]);
	});

	test("are none where the nonce stands elsewhere, or a script has no end", () => {
		expect(replaceNonceByHashes(`<p>${nonce}</p>`, nonce)).toBeNull();
		expect(replaceNonceByHashes(`<script nonce="${nonce}">"${nonce}"</script>`, nonce)).toBeNull();
		expect(replaceNonceByHashes(`<script nonce="${nonce}">one()`, nonce)).toBeNull();
	});
});
