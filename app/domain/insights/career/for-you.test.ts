import { expect, test } from "vitest";
import { type Candidate, chooseForYou, reasonsFor, type Wants, weightOf } from "./for-you.ts";

const wants: Wants = { company: "Google", role: "Data Scientist", level: "Mid-level", now: "" };
const facts = { industry: "Tech", steps: new Set<string>(["changer"]) };
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
	id,
	company: "Kestrel",
	role: "Data Scientist",
	industry: "Finance",
	experienceLevel: "Mid-level",
	isFeatured: false,
	createdAt: "2026-01-01T00:00:00Z",
	...more,
});

test("Reasons are the answers that a resume meets, whole or nearly", () => {
	expect(reasonsFor(wants, facts, candidate("a", { company: "Google DeepMind" }))).toEqual([
		"company",
		"role",
		"level",
	]);
	expect(
		reasonsFor(
			wants,
			facts,
			candidate("changer", {
				role: "Machine Learning Engineer",
				experienceLevel: "Senior-level",
				industry: "Tech",
			}),
		),
	).toEqual(["step", "near-role", "near-level", "industry"]);
	expect(
		reasonsFor(wants, facts, candidate("b", { role: "Nursing", experienceLevel: "Staff+" })),
	).toEqual([]);
	expect(reasonsFor({ company: "", role: "", level: "", now: "" }, facts, candidate("c"))).toEqual(
		[],
	);
});

test("A step counts most where it leads to the wanted role", () => {
	expect(weightOf(wants, ["step", "role"])).toBeGreaterThan(weightOf(wants, ["company", "role"]));
	expect(weightOf(wants, ["step"])).toBeLessThan(weightOf(wants, ["near-role"]));
});

test("The heaviest come first, then featured, then the newest; without reasons none is chosen", () => {
	const chosen = chooseForYou(
		wants,
		facts,
		[
			candidate("old"),
			candidate("new", { createdAt: "2026-05-01T00:00:00Z" }),
			candidate("featured", { isFeatured: true }),
			candidate("google", { company: "Google" }),
			candidate("nurse", { role: "Nursing", experienceLevel: "Intern" }),
		],
		3,
	);
	expect(chosen.map(({ candidate: { id } }) => id)).toEqual(["google", "featured", "new"]);
});

test("Where no company is wanted, none fills the first places", () => {
	const many = [
		...["a", "b", "c"].map((id) => candidate(id)),
		candidate("z", { company: "Larch" }),
	];
	const idsOf = (wanted: Wants) =>
		chooseForYou(wanted, facts, many, 12).map(({ candidate: { id } }) => id);
	expect(idsOf({ ...wants, company: "" })).toEqual(["a", "b", "z", "c"]);
	expect(idsOf(wants)).toEqual(["a", "b", "c", "z"]);
});
