import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askIn } from "#app/components/account/ended-session.ts";
import { access } from "#app/domain/base/messages/library.ts";
import { takeToasts } from "../toast-queue.ts";
import { fetchFile } from "./fetch-file.ts";

let saved: string[];
let asked: string[];

beforeEach(() => {
	saved = [];
	asked = [];
	askIn.member = () => asked.push("member");
	askIn.owner = () => asked.push("owner");
	// What the browser saves: the name of the link that is pressed.
	const createElement = () => ({
		download: "",
		click(this: { download: string }) {
			saved.push(this.download);
		},
	});
	vi.stubGlobal("document", { createElement });
	vi.useFakeTimers();
});

afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	askIn.member = undefined;
	askIn.owner = undefined;
});

/** What a press on a link to a file does when the server answers like this. */
async function press(answer: () => unknown, words = {}) {
	vi.stubGlobal("fetch", async () => answer());
	await fetchFile("/settings/export", words);
	return { saved, asked, told: takeToasts().map(({ kind, text }) => `${kind}: ${text}`) };
}

const refused = (status: number, body: object) => () => Response.json(body, { status });

test("A file is saved under the name that the server gives it", async () => {
	const headers = { "Content-Disposition": 'attachment; filename="my-data.json"' };
	const comes = () => new Response("{}", { headers });
	expect(await press(comes)).toEqual({ saved: ["my-data.json"], asked: [], told: [] });
	expect(await press(comes, { saved: "It is here." })).toMatchObject({
		told: ["success: It is here."],
	});
});

test("Where the session has ended, nothing is saved and the page asks them in", async () => {
	const leadsAway = () => ({ type: "opaqueredirect", ok: false, status: 0 });
	expect(await press(leadsAway)).toEqual({ saved: [], asked: ["member"], told: [] });
	asked = [];
	expect(await press(refused(401, { sentence: "Sign up." }))).toMatchObject({ asked: ["member"] });
	asked = [];
	expect(await press(refused(401, { needsPasscode: true }))).toEqual({
		saved: [],
		asked: ["owner"],
		told: [],
	});
});

test("What is refused says why, and what does not come that it did not", async () => {
	expect(await press(refused(429, { sentence: "In 5 minutes." }))).toEqual({
		saved: [],
		asked: [],
		told: ["error: In 5 minutes."],
	});
	const fault = refused(503, { sentence: "Something broke." });
	const proxy = () => new Response("<h1>502</h1>", { status: 502 });
	const page = () => new Response("<h1>Welcome to this network</h1>");
	const cut = () => {
		throw new TypeError("Failed to fetch");
	};
	for (const answer of [fault, proxy, page, cut]) {
		expect(await press(answer)).toEqual({
			saved: [],
			asked: [],
			told: [`error: ${access.downloadFailed}`],
		});
		expect((await press(answer, { failed: "No export." })).told).toEqual(["error: No export."]);
	}
});
