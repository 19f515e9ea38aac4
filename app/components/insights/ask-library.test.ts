import { afterEach, expect, test, vi } from "vitest";
import { takeToasts } from "#app/components/base/toast-queue.ts";
import { uncountedNote } from "#app/content/insights/posting-words.ts";
import { busy } from "#app/domain/base/messages/busy.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { askLibrary } from "./ask-library.ts";

type Compared = Extract<CompareResponse, { success: true }>;

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
	const given = await askLibrary(answer);
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
