import { describe, expect, test } from "vitest";
import { checkMail } from "../mail.ts";
import { oneClickUnsubscribe } from "./list-headers.ts";

const site = "https://offerfolio.example";
const unsubscribeUrl = `${site}/unsubscribe?who=abc&sign=def`;

describe("the headers for unsubscribing with one press", () => {
	test("are those of RFC 8058, and a mail may carry them", () => {
		const headers = oneClickUnsubscribe(unsubscribeUrl);
		expect(headers).toEqual({
			"List-Unsubscribe": `<${unsubscribeUrl}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		});
		const message = {
			to: "ada@example.com",
			key: "key",
			headers,
			subject: "New",
			html: "<p>New</p>",
			text: "New",
		};
		expect(checkMail(message)).toBe(message);
	});

	test("hold one address, whatever stands in it", () => {
		const { "List-Unsubscribe": header } = oneClickUnsubscribe(
			`${site}/u?who=a>, <mailto:eve@example.com\r\nBcc: eve@example.com`,
		);
		expect(header).toMatch(/^<https:\/\/offerfolio\.example\/[^<>\s]+>$/u);
	});

	test.each([
		"http://offerfolio.example/u",
		"http://localhost.evil.example/u",
		"mailto:eve@example.com",
		"javascript:1",
		"/u",
		"",
	])("are not made for %j", (url) => {
		expect(() => oneClickUnsubscribe(url)).toThrow(RangeError);
	});

	test.each(["localhost:3000", "site.localhost", "127.0.0.2:80", "[::1]:3000"])(
		"are made for a site that runs on this machine, at %s",
		(host) => {
			const { "List-Unsubscribe": header } = oneClickUnsubscribe(`http://${host}/u?x=1`);
			expect(header).toBe(`<${new URL(`http://${host}`).origin}/u?x=1>`);
		},
	);
});
