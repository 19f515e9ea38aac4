import { afterEach, expect, test, vi } from "vitest";
import {
	type BoxKey,
	boxAccountHeader,
	createCode,
	digestOf,
	keyOfCode,
	openBox,
} from "#app/domain/insights/own/sealed-readings.ts";
import { browserStorage } from "#tests/helpers/browser-storage.ts";
import { fillBox, findBoxKey, hasBox, joinBox } from "./account-box.ts";
import { readKept, writeKept } from "./kept-store.ts";

afterEach(() => vi.unstubAllGlobals());

const reading = (name: string, text: string) => ({
	name,
	at: "2026-11-27T10:00:00.000Z",
	text,
	posting: "",
	group: "",
});

/** The server's side: one box for each account, and one account that is signed in. */
function openServer(signedIn: string) {
	const boxes = new Map<string, Uint8Array<ArrayBuffer>>();
	const server = { signedIn, boxes };
	const answer = async (_: string, { method = "GET", headers, body }: RequestInit) => {
		if (new Headers(headers).get(boxAccountHeader) !== server.signedIn) {
			return Response.json({}, { status: 401 });
		}
		const there = boxes.get(server.signedIn);
		if (!(body instanceof FormData)) {
			if (!there) return new Response(null, { status: 204 });
			return new Response(method === "HEAD" ? null : there);
		}
		const file = body.get("file");
		if (body.get("replaces") !== (there ? await digestOf(there) : "")) {
			return Response.json({}, { status: 409 });
		}
		if (file instanceof Blob) {
			boxes.set(server.signedIn, new Uint8Array(await file.arrayBuffer()));
		}
		return Response.json({});
	};
	vi.stubGlobal("fetch", answer);
	return server;
}

async function newKey(): Promise<BoxKey> {
	const key = await keyOfCode(createCode());
	if (!key) throw new Error("No key");
	return key;
}

async function takeJoined(account: string, outcome: ReturnType<typeof joinBox>) {
	const joined = await outcome;
	if (joined.kind !== "joined") throw new Error(joined.kind);
	writeKept(account, joined.readings());
}

test("What one account keeps in this browser is never sealed into the box of another one", async () => {
	browserStorage();
	const server = openServer("ana");
	const [ana, ben] = [await newKey(), await newKey()];
	writeKept("ana", [reading("Google", "Ana's text")]);
	await takeJoined("ana", fillBox("ana", ana));
	const first = server.boxes.get("ana");

	server.signedIn = "ben";
	expect(await hasBox("ben")).toBe(false);
	writeKept("ben", [reading("Google", "Ben's text")]);
	await takeJoined("ben", fillBox("ben", ben));
	await takeJoined("ben", joinBox("ben", ben, { removed: "Google" }));
	const box = server.boxes.get("ben");
	expect(box && (await openBox(box, ben))).toEqual([]);
	expect(server.boxes.get("ana")).toBe(first);

	server.signedIn = "ana";
	await takeJoined("ana", joinBox("ana", ana));
	expect(readKept("ana")).toMatchObject([{ text: "Ana's text", box: ana.id }]);
});

test("A page that was made for another account neither opens nor fills a box", async () => {
	browserStorage();
	const server = openServer("ben");
	const ana = await newKey();
	writeKept("ana", [reading("Google", "Ana's text")]);
	await expect(hasBox("ana")).rejects.toThrow();
	await expect(joinBox("ana", ana)).rejects.toThrow();
	await expect(findBoxKey("ana", createCode())).rejects.toThrow();
	expect(await fillBox("ana", ana)).toMatchObject({ kind: "refused" });
	expect(server.boxes.size).toBe(0);
	expect(readKept("ana")).toEqual([reading("Google", "Ana's text")]);
});
