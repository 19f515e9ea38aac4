import { expect, test } from "vitest";
import { encodeInScript } from "./encode-in-script.ts";

test("A text in a script ends no script, opens no comment, and is the same text to who reads it", () => {
	const text = '</script><!-- & <script> \u2028\u2029 "$&" \\';
	const written = encodeInScript(JSON.stringify(text));
	expect(written).not.toMatch(/[<>&\u2028\u2029]/u);
	expect(JSON.parse(written)).toBe(text);
});
