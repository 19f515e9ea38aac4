import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySign } from "#tests/helpers/any-sign.ts";
import { contentTypes, type FileKind, fileNameOf } from "./file-kinds.ts";

describe("a downloaded file is called after its resume", () => {
	test.each([
		["Senior Backend Engineer", "senior-backend-engineer.pdf"],
		["  Growth & Pricing, 2026 (EU)  ", "growth-pricing-2026-eu.pdf"],
		["Résumé at Société Générale", "resume-at-societe-generale.pdf"],
		["re\u0301sume\u0301", "resume.pdf"],
		["ＦＰ＆Ａ ﬁnance", "fp-a-finance.pdf"],
		["İstanbul", "istanbul.pdf"],
		["../../etc/passwd", "etc-passwd.pdf"],
		["C:\\Windows\\x.exe", "c-windows-x-exe.pdf"],
		["a.pdf\u0000.html", "a-pdf-html.pdf"],
		['x"\r\nSet-Cookie: a=b', "x-set-cookie-a-b.pdf"],
		["\u202Efdp.exe", "fdp-exe.pdf"],
		["履歴書", "resume.pdf"],
		["---", "resume.pdf"],
		["", "resume.pdf"],
		["a".repeat(300), `${"a".repeat(80)}.pdf`],
		[`${"a".repeat(79)} engineer`, `${"a".repeat(79)}.pdf`],
	])("%j is saved as %s", (title, name) => {
		expect(fileNameOf(title, "pdf")).toBe(name);
	});

	test("whatever the title is, in a name that every folder and header takes", () => {
		const kinds = Object.keys(contentTypes) as FileKind[];
		fc.assert(
			fc.property(
				fc.string({ unit: anySign, maxLength: 200 }),
				fc.constantFrom(...kinds),
				(title, kind) => {
					const name = fileNameOf(title, kind);
					expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|docx|doc|txt|json)$/u);
					expect(name.length).toBeLessThanOrEqual(85);
					expect(name.endsWith(`.${kind}`)).toBe(true);
				},
			),
		);
	});
});
