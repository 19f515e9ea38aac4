import {
	UNSAFE_ErrorResponseImpl as Answer,
	data,
	isRouteErrorResponse,
	redirect,
} from "react-router";
import { expect, test } from "vitest";
import { askIn } from "#app/components/account/ended-session.ts";
import { messages } from "#app/domain/base/messages.ts";
import { orFailure } from "./outage.ts";

/** What a form is answered when asking the server ends like this. */
const answerTo = (outcome: () => unknown) =>
	orFailure({ serverAction: async () => outcome() }, "It failed.");
const unread = (message: string, status: number) =>
	data({ success: false, message, isUnread: true }, { status });
const thrown = (error: unknown) => () => {
	throw error;
};

test.each<[string, unknown]>([
	["the network is cut", new TypeError("Failed to fetch")],
	["the answer is no answer of ours", new Error("Unable to decode turbo-stream response")],
	["the server failed unexpectedly", new Error("Unexpected Server Error")],
	["the server failed with 500", new Answer(500, "", "<h1>500</h1>")],
	["a proxy has no server behind it", new Answer(502, "", "Bad Gateway")],
	["the site is overloaded", new Answer(503, "", "<title>One moment, please</title>")],
	["a proxy has waited too long", new Answer(504, "", "")],
])("A form is told of a failure in its place when %s", async (_, error) => {
	expect(await answerTo(thrown(error))).toEqual(unread("It failed.", 503));
});

test("What was asked too often, or is too large, is told in the form with the sentence that it came with", async () => {
	const ours = new Answer(429, "", { kind: "too_many_requests", sentence: "Wait 5 minutes." });
	expect(await answerTo(thrown(ours))).toEqual(unread("Wait 5 minutes.", 429));
	expect(await answerTo(thrown(new Answer(429, "", "Too Many Requests")))).toEqual(
		unread(messages.general.tooManyRequests, 429),
	);
	const tooLarge = "The file is larger than 10 MB.";
	expect(await answerTo(thrown(new Answer(413, "", `${tooLarge}\n`)))).toEqual(
		unread(tooLarge, 413),
	);
	const inData = new Answer(413, "", { kind: "too_large", sentence: tooLarge });
	expect(await answerTo(thrown(inData))).toEqual(unread(tooLarge, 413));
	for (const ofProxy of ["<h1>413 Request Entity Too Large.</h1>", "Payload Too Large", ""]) {
		expect(await answerTo(thrown(new Answer(413, "", ofProxy)))).toEqual(
			unread(messages.general.tooLarge, 413),
		);
	}
});

test("A form of a person whose role was taken or changed meanwhile stays, with the sentence", async () => {
	const refused = { kind: "forbidden", sentence: "Not for support.", isRole: true };
	expect(await answerTo(thrown(new Answer(403, "", refused)))).toEqual(
		unread("Not for support.", 403),
	);
	// A door of the site is a page of its own.
	const door = new Answer(403, "", { kind: "forbidden", sentence: "Ended." });
	await expect(answerTo(thrown(door))).rejects.toBe(door);
});

test.each([
	["owner", { needsPasscode: true }],
	["member", { needsSignIn: true }],
] as const)(
	"A form that the %s sends after the session has ended is told so in its place, and the page can ask them in",
	async (whose, why) => {
		let asked = 0;
		askIn[whose] = () => asked++;
		const error = new Answer(401, "", {
			kind: "authentication_required",
			sentence: "Ended.",
			...why,
		});
		expect(await answerTo(thrown(error))).toEqual(unread("Ended.", 401));
		delete askIn[whose];
		expect(asked).toBe(1);
	},
);

test("An answer with a meaning passes: data, redirects, and what is not there or not allowed", async () => {
	expect(await answerTo(() => ({ success: true }))).toEqual({ success: true });
	const elsewhere = redirect("/library");
	await expect(answerTo(thrown(elsewhere))).rejects.toBe(elsewhere);
	for (const status of [400, 401, 403, 404, 410]) {
		const error = new Answer(status, "", { kind: "gone", sentence: "It is gone." });
		expect(isRouteErrorResponse(error)).toBe(true);
		await expect(answerTo(thrown(error))).rejects.toBe(error);
	}
	const ended = new DOMException("The press was taken back", "AbortError");
	await expect(answerTo(thrown(ended))).rejects.toBe(ended);
});
