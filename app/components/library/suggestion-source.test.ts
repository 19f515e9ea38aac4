import { describe, expect, test } from "vitest";
import type { Suggestion } from "#app/domain/library/suggestions.ts";
import { createSuggestionSource } from "./suggestion-source.ts";

const google: Suggestion = {
	kind: "company",
	value: "Google",
	resumes: 19,
	before: "",
	typed: { from: 0, to: 4 },
};

/** A server that writes down what it was asked, and answers as the test says. */
function serve(answer: (address: string, init?: RequestInit) => Promise<Response>) {
	const asked: string[] = [];
	const source = createSuggestionSource((address, init) => {
		asked.push(String(address));
		return answer(String(address), init);
	});
	return { asked, ...source };
}

const found = () => Promise.resolve(Response.json({ success: true, suggestions: [google] }));
const { signal } = new AbortController();

describe("The source of the suggestions", () => {
	test("asks for what was typed, every sign of it", async () => {
		const { asked, find } = serve(found);
		expect(await find("a&b=c %+", signal)).toEqual([google]);
		expect(asked).toEqual(["/resumes/suggestions?q=a%26b%3Dc+%25%2B"]);
	});

	test("keeps an answer, however the words are spaced, but for a space that ends a word", async () => {
		const { known, find } = serve(found);
		expect(known("new york")).toBeUndefined();
		await find("  new   york", signal);
		expect(known("new york")).toEqual([google]);
		expect(known("new york ")).toBeUndefined();
		expect(known("New york")).toBeUndefined();
	});

	test("keeps the last fifty", async () => {
		const { known, find } = serve(found);
		for (let index = 0; index < 50; index++) await find(`text ${index}`, signal);
		expect(known("text 0")).toBeDefined();
		await find("one more", signal);
		expect(known("text 0")).toBeUndefined();
		expect(known("text 1")).toBeDefined();
		expect(known("one more")).toBeDefined();
	});

	test.each([
		["the server refuses", async () => new Response("no", { status: 503 })],
		["the server answers something else", async () => new Response("<html>")],
		["the server cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
	])("has none when %s, and asks again the next time", async (_, answer) => {
		const { known, find } = serve(answer);
		expect(await find("goog", signal)).toEqual([]);
		expect(known("goog")).toBeUndefined();
	});

	test("gives up when nobody waits", async () => {
		const waiting = new AbortController();
		const { known, find } = serve((_, init) => {
			const { promise, reject } = Promise.withResolvers<Response>();
			init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
			return promise;
		});
		const answer = find("goog", waiting.signal);
		waiting.abort();
		await expect(answer).rejects.toThrow(/abort/iu);
		expect(known("goog")).toBeUndefined();
	});
});
