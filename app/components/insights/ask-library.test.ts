import { afterEach, expect, test, vi } from "vitest";
import { takeToasts } from "#app/components/base/toast-queue.ts";
import { uncountedNote } from "#app/content/insights/posting-words.ts";
import { busy } from "#app/domain/base/messages/busy.ts";
import type { Compared } from "#app/domain/insights/comparison-result.ts";
import { askLibrary } from "./ask-library.ts";

const requirement = { kind: "skill", text: "SQL", must: true, mark: "missing" };
const answer = {
	success: true,
	comparison: { posting: { key: "role=Nurse", requirements: [requirement], of: 0, five: [] } },
} as unknown as Compared;

afterEach(() => {
	vi.unstubAllGlobals();
	takeToasts();
});

async function askWith(reply: () => Response) {
	vi.stubGlobal("fetch", async () => reply());
	const given = await askLibrary(answer, undefined);
	return { of: given.comparison.posting?.of, toasts: takeToasts() };
}

test("What the library counts is put to the posting", async () => {
	const counts = { counts: [12], of: 40, five: [] };
	const reply = () => Response.json({ success: true, counts });
	expect(await askWith(reply)).toEqual({ of: 40, toasts: [] });
});

test("Who has compared too often is told when to come back, and not that there is no connection", async () => {
	const message = busy.tooManyRequests(480);
	const reply = () => Response.json({ success: false, message }, { status: 429 });
	expect(await askWith(reply)).toEqual({ of: 0, toasts: [{ kind: "error", text: message }] });
	expect(uncountedNote("role=Nurse")).not.toContain("connected");
});

test.each<[string, () => Response]>([
	[
		"the network is cut",
		() => {
			throw new TypeError("Failed to fetch");
		},
	],
	["a page stands before the site", () => new Response("<h1>One moment</h1>", { status: 503 })],
	["the server fails", () => Response.json({ success: false, message: "No" }, { status: 500 })],
])(
	"The comparison is there without counts, and nothing else is said, where %s",
	async (_, reply) => {
		expect(await askWith(reply)).toEqual({ of: 0, toasts: [] });
	},
);

test("What was counted for the same posting stays where nothing can be counted any more", async () => {
	const counts = {
		counts: [12],
		of: 40,
		five: [{ id: "1", title: "Nurse", company: "A", adds: [0] }],
	};
	vi.stubGlobal("fetch", async () => Response.json({ success: true, counts }));
	const before = await askLibrary(answer, undefined);
	vi.stubGlobal("fetch", async () => {
		throw new TypeError("Failed to fetch");
	});
	const again = await askLibrary(answer, before);
	expect(again.comparison.posting).toEqual(before.comparison.posting);
	const other = structuredClone(answer);
	if (other.comparison.posting) other.comparison.posting.key = "role=Baker";
	expect((await askLibrary(other, before)).comparison.posting).toMatchObject({ of: 0, five: [] });
});
