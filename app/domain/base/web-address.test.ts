import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
	"https://files.example/resume.pdf",
	"http://files.example",
	"HTTPS://Files.Example/a%20b?c=d#e",
	"https://xn--bcher-kva.example/",
	"https://bücher.example/résumé.pdf",
])("%s is an address of the web", (text) => {
	expect(isWebAddress(text)).toBe(true);
});

test.each([
	"",
	"resume.pdf",
	"files.example/resume.pdf",
	"//files.example/resume.pdf",
	"https:files.example",
	"https:///files.example",
	"https://",
	"http://?",
	"javascript:alert(1)",
	"data:text/html,x",
	"file:///etc/passwd",
	"ftp://files.example/a",
	"gopher://files.example",
	"https://a b.example",
	"https://files.example/a\nb",
	"https://files.example\\@evil.example",
	"https://user:secret@files.example/a",
	"https://[::1",
	" https://files.example",
])("%j is none", (text) => {
	expect(isWebAddress(text)).toBe(false);
});
