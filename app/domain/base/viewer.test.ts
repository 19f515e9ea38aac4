import { expect, test } from "vitest";
import { readViewer, type Viewer, writeViewer } from "./viewer.ts";

const free: Viewer = {
	id: "1",
	email: `"o'hara"<&>@example.com`,
	plan: { plan: "free", freeLeft: 1 },
	unlocked: ["a", "b"],
	downloadable: ["b"],
	starred: ["c"],
	hasFirstMonth: true,
	endsGuarantee: true,
	pastDue: "Your last payment failed.",
};
const day = new Date("2026-06-15T12:00:00.123Z");

test.each<Viewer["plan"]>([
	free.plan,
	{ plan: "pack", freeLeft: 0, creditsLeft: 3, expiresAt: day },
	{
		plan: "pro",
		freeLeft: 0,
		endsAt: day,
		willRenew: true,
		willPause: true,
		pastDue: false,
		isGiven: false,
	},
])("A viewer is the same after the way through a text: %j", (plan) => {
	expect(readViewer(writeViewer({ ...free, plan }))).toEqual({ ...free, plan });
});

test("A visitor is nobody", () => {
	expect(readViewer(null)).toBeNull();
});
