import { expect, test } from "vitest";
import { chooseRetrySeconds, kindOfAnswer } from "./busy-answer.ts";

test("People get a page, programs what they ask for", () => {
	const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
	expect(kindOfAnswer(browser, "/resumes")).toBe("html");
	expect(kindOfAnswer("*/*", "/resumes.data")).toBe("text");
	expect(kindOfAnswer(browser, "/resumes.data")).toBe("text");
	expect(kindOfAnswer("application/json", "/resumes/cards")).toBe("json");
	expect(kindOfAnswer("*/*", "/functions/create-checkout-session")).toBe("json");
	expect(kindOfAnswer("", "/.netlify/functions/contact")).toBe("json");
	expect(kindOfAnswer("", "/me")).toBe("json");
	expect(kindOfAnswer("image/avif,*/*", "/resumes/1/sheet.svg")).toBe("text");
	expect(kindOfAnswer("", "/feed.xml")).toBe("text");
});

test("Those who were sent away come back after two to five seconds, not all in the same one", () => {
	expect([0, 0.25, 0.5, 0.999].map(chooseRetrySeconds)).toEqual([2, 3, 4, 5]);
});
