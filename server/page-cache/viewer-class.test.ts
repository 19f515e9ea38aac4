import { expect, test } from "vitest";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { proUntil, viewerWith } from "#tests/helpers/shown.ts";
import { classOf } from "./viewer-class.ts";

const names = { number: 1, ids: new Set(["a", "b"]) };
const free = viewerWith({ plan: "free", freeLeft: 1 });
const pro = (day: string) => viewerWith(proUntil(new Date(day)));

test.each<[string, Viewer, Viewer]>([
	["another person", free, { ...free, id: "2", email: "eve@example.com" }],
	["what was unlocked elsewhere", free, { ...free, unlocked: ["x"] }],
	["an hour of the same day", pro("2026-06-15T01:00:00Z"), pro("2026-06-15T22:00:00Z")],
	["which of many are starred elsewhere", many("wxyz"), many("stuv")],
])("A page shows the same: %s", (_, one, other) => {
	expect(classOf(one, names)).toBe(classOf(other, names));
});

test.each<[string, Viewer, Viewer]>([
	["another plan", free, pro("2026-06-15T01:00:00Z")],
	["another day", pro("2026-06-15T23:59:59Z"), pro("2026-06-16T00:00:00Z")],
	["a used allowance", free, { ...free, plan: { plan: "free", freeLeft: 0 } }],
	["what is unlocked here", { ...free, unlocked: ["a"] }, { ...free, unlocked: ["b"] }],
	["what can be downloaded", { ...free, downloadable: ["a"] }, free],
	["what is starred here", many("awxy"), many("bwxy")],
	["how many are starred", many("wxyz"), many("wxyzv")],
	["two that a page leads to", many("wx"), many("xw")],
	["the first month", { ...free, hasFirstMonth: true }, free],
	["the end of a guarantee", { ...free, endsGuarantee: true }, free],
	["a payment that failed", { ...free, pastDue: "Your last payment failed." }, free],
])("A page shows something else: %s", (_, one, other) => {
	expect(classOf(one, names)).not.toBe(classOf(other, names));
});

test("A page that names other resumes is for others", () => {
	expect(classOf(free, names)).not.toBe(classOf(free, { ...names, number: 2 }));
});

function many(ids: string): Viewer {
	return { ...free, starred: [...ids] };
}
