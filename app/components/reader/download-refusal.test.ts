import { afterEach, expect, test, vi } from "vitest";
import * as messages from "#app/domain/base/messages/library.ts";
import { askDownload } from "./download-refusal.ts";

afterEach(() => vi.unstubAllGlobals());

const pdf = "/resumes/a/download/pdf";

/** What a press on the download is told when the server answers like this. */
function told(answer: () => unknown, address = pdf) {
	const fetched = vi.fn(async () => answer());
	vi.stubGlobal("fetch", fetched);
	return askDownload(address).then((refusal) => ({ refusal, fetched }));
}

const refused = (status: number, body: object) => () => Response.json(body, { status });

test("A download that comes is asked for one byte only", async () => {
	const { refusal, fetched } = await told(() => new Response("%", { status: 206 }));
	expect(refusal).toBeNull();
	expect(fetched).toHaveBeenCalledWith(pdf, {
		headers: { Range: "bytes=0-0" },
		redirect: "manual",
	});
});

test("A download that is refused says why", async () => {
	const wait = { kind: "too_many_requests", sentence: "In 5 minutes." };
	expect((await told(refused(429, wait))).refusal).toEqual({
		sentence: "In 5 minutes.",
		offersUpgrade: false,
		cause: null,
	});
	const cause = "Your Resume Pack ended on June 1, 2026.";
	const door = { cause, resume: { id: "a", title: "Lead", company: "Google" }, isHeld: true };
	const ended = { kind: "forbidden", sentence: "Upgrade.", offersUpgrade: true, door };
	expect((await told(refused(403, ended))).refusal).toEqual({
		sentence: "Upgrade.",
		offersUpgrade: true,
		cause,
		isHeld: true,
	});
	const ofFree = { kind: "forbidden", sentence: "Upgrade.", offersUpgrade: true, needsPro: true };
	expect((await told(refused(403, ofFree))).refusal).toEqual({
		sentence: "Upgrade.",
		offersUpgrade: true,
		needsPro: true,
		cause: null,
	});
	const page = () => new Response("<h1>502</h1>", { status: 502 });
	const cut = () => {
		throw new TypeError("Failed to fetch");
	};
	for (const fault of [page, cut]) {
		expect((await told(fault)).refusal?.sentence).toBe(messages.access.downloadFailed);
	}
});

test("A file that is kept elsewhere is led to, and what would be opened first is not saved as a page", async () => {
	const leads = () => ({ type: "opaqueredirect", ok: false });
	expect((await told(leads, "/resumes/a/download/original")).refusal).toBeNull();
	expect((await told(leads)).refusal?.sentence).toBe(messages.access.unopened);
});
