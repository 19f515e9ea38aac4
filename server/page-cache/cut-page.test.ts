import { describe, expect, test } from "vitest";
import { cutPage, encodeText, encodeViewer } from "./cut-page.ts";

const marks = { email: "mark@mark.invalid", id: "id-mark", nonce: "nonce-mark" };
const viewer = JSON.stringify({ id: marks.id, email: marks.email, sign: '<&>\u2028"' });
const one = "11111111-1111-4111-8111-111111111111";
const two = "22222222-2222-4222-8222-222222222222";
const begin = "window.__reactRouterContext.streamController.enqueue(";

/** A page as the router writes it, whose data are a list with the viewer and more. */
const pageOf = (body: string, data: readonly unknown[] = [viewer]) => {
	const text = JSON.stringify(JSON.stringify(data));
	const escaped = text.replace(
		/[&><\u2028\u2029]/gu,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
	return `<body>${body}<script nonce="${marks.nonce}">${begin}${escaped});</script></body>`;
};
const cut = (text: string, isHtml = true) => cutPage({ text, isHtml, viewer, marks });

describe("A page is cut", () => {
	test("at the address, the number, the nonces and the viewer in its data, and names the resumes of the data", () => {
		const body = `<b title="Account: ${marks.email}">${marks.email}</b><i id="${two}"><input value="${marks.id}">`;
		const page = pageOf(body, ["a", viewer, one]);
		const made = cut(page);
		expect(made?.places).toEqual(["email", "email", "id", "nonce", "viewer"]);
		expect([...(made?.ids ?? [])]).toEqual([one]);
		expect([...(made?.otherIds ?? [])]).toEqual([two]);
		const own = { ...marks, viewer: encodeViewer(viewer, true) };
		const again = made?.pieces.map((piece, index) => {
			const place = made.places[index];
			return piece + (place ? own[place] : "");
		});
		expect(again?.join("")).toBe(page);
	});

	test("where the router asked for data alone: at the viewer, or nowhere when it is not among them", () => {
		const text = JSON.stringify(["x", viewer, one]);
		expect(cut(text, false)?.places).toEqual(["viewer"]);
		expect(cut(text, false)?.pieces.join(encodeViewer(viewer, false))).toBe(text);
		expect(cut(JSON.stringify([one]), false)).toMatchObject({ places: [], ids: new Set([one]) });
	});

	test.each<[string, string]>([
		["without data", "<body></body>"],
		["without the viewer", pageOf("", ["a"])],
		["with the viewer twice", pageOf("", [viewer, viewer])],
		["with the address in the data", pageOf("", [viewer, marks.email])],
		["with the number of the account in the data", pageOf("", [viewer, marks.id])],
	])("not %s", (_, page) => {
		expect(cut(page)).toBeNull();
	});

	test("not when data hold the address or the number beside the viewer", () => {
		expect(cut(JSON.stringify([viewer, marks.email]), false)).toBeNull();
		expect(cut(JSON.stringify([viewer, marks.id]), false)).toBeNull();
	});
});

test("A text is written into a page as React writes it", () => {
	expect(encodeText(`"a" & 'b' <c>`)).toBe("&quot;a&quot; &amp; &#x27;b&#x27; &lt;c&gt;");
});
