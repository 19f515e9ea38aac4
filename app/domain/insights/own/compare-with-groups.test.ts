import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { emptyGroup } from "../group-statistics.ts";
import { askedOfLibrary } from "../posting/library-counts.ts";
import { compareWithGroups } from "./compare-with-groups.ts";

const now = new Date("2026-11-27T10:00:00Z");
const nothing = emptyQuery.filters;
const resumeOf = (title: string) =>
	`Ines Alder\nines@mail.example\n\nExperience\n${title}, Harbor Lane, Nov 2022 – Present\n- Built 3 models for 40 people in Excel\n- Wrote 12 reports\n\nSkills\nExcel, SQL`;
const postingOf = (title: string) =>
	`${title}\n\nRequirements\n- 3 years of experience with TypeScript\n- Postgres and the Ledger of Accounts\n- Clear writing`;

const ledger = {
	key: "ledger of accounts",
	skill: "Ledger of Accounts",
	score: 9,
	inGroup: 9,
	groupShare: 0.9,
	restShare: 0,
};

/** One group lists a skill that changes what is found in a posting. */
const findGroup = async (key: string) => {
	const skills = key.includes("Banking") ? [ledger] : [];
	const hasGroup = /^(?:role=(?:Investment\+Banking|Nursing|Software\+Engineer)|industry=Tech)/u;
	return hasGroup.test(key) ? { ...emptyGroup(), resumes: 20, skills } : null;
};

async function asked(title: string, posting: string, filters = nothing) {
	const text = resumeOf(title);
	const { group, posting: match } = await compareWithGroups(
		{ text, blocks: plainTextBlocks(text), pages: null },
		{ filters, level: null, posting },
		now,
		{ reader: null, findGroup },
	);
	return { chosenBy: group.chosenBy, asked: match && askedOfLibrary(match) };
}
const titles = ["Investment Banking Analyst", "Registered Nurse", "Electrician", "Associate"];

test("A resume in a language whose titles we do not know is held against no group, not even a chosen one", async () => {
	const text = `Naam: Sanne van der Woude\nsanne@mail.example\n\nWerkervaring\nSenior verpleegkundige, Noorderziekenhuis\nmaart 2019 – heden\n- Verantwoordelijk voor de zorg van negen patiënten\n- Begeleiden van stagiaires en het opstellen van plannen\nVerpleegkundige op een afdeling\naugustus 2015 – februari 2019\n- Contact met de familie en met huisartsen`;
	const { group, compared, findings, checks, reading } = await compareWithGroups(
		{ text, blocks: plainTextBlocks(text), pages: null },
		{ filters: { ...nothing, role: ["Nursing"] }, level: "Mid-level", posting: "" },
		now,
		{ reader: null, findGroup },
	);
	expect([reading.language, reading.jobs.length, group.chosenBy]).toEqual(["nl", 2, "nobody"]);
	expect([compared, findings, checks.map(({ line }) => line)]).toEqual([
		[],
		[],
		["Not found there: a phone number"],
	]);
});

test("Where no heading is known no years are counted for a posting, and nothing counts as a bullet", async () => {
	const text = `אורי דגן\nuri@mail.example\nניסיון מקצועי\nFull Stack Developer, WaveTech, 2010 - 2021\n- כתיבת שירותים ב-TypeScript ועבודה מול לקוחות\nהשכלה\nתואר ראשון במדעי המחשב, הטכניון`;
	const { posting } = await compareWithGroups(
		{ text, blocks: plainTextBlocks(text), pages: null },
		{ filters: nothing, level: null, posting: postingOf("Software Engineer") },
		now,
		{ reader: null, findGroup },
	);
	const marks = posting?.requirements.map(({ kind, mark }) => [kind, mark]);
	expect(marks).toContainEqual(["years", "missing"]);
	expect(marks).not.toContainEqual(["skill", "proved"]);
});

test("What we are told of a posting is the same whatever the resume reads like", async () => {
	const posting = postingOf("Software Engineer");
	const all = await Promise.all(titles.map((title) => asked(title, posting)));
	expect(all.map(({ chosenBy }) => chosenBy)).toEqual(["reading", "reading", "nobody", "nobody"]);
	expect(all[0]?.asked).toMatchObject({ key: "role=Software+Engineer" });
	for (const one of all) expect(one.asked).toEqual(all[0]?.asked);
});

test("We are told nothing of a posting that names no role with a group, and of a chosen group its role", async () => {
	for (const title of titles) {
		for (const unknown of ["Electrician", "Marketing Manager"]) {
			expect((await asked(title, postingOf(unknown))).asked).toBeNull();
		}
		const small = { ...nothing, company: ["Kestrel"] };
		expect((await asked(title, postingOf("Electrician"), small)).asked).toBeNull();
		const chosen = { ...nothing, role: ["Nursing"], experienceLevel: ["Mid-level"] };
		expect((await asked(title, postingOf("Electrician"), chosen)).asked).toMatchObject({
			key: "role=Nursing",
		});
	}
});

const readWithPosting = (text: string, posting: string) =>
	compareWithGroups(
		{ text, blocks: plainTextBlocks(text), pages: null },
		{ filters: nothing, level: null, posting },
		now,
		{ reader: null, findGroup },
	);

test("The language of the resume decides what is checked, and that of the posting is told with it", async () => {
	const german =
		"Ines Alder\nines@mail.example\n\nBerufserfahrung\nAnalystin, Hafen AG, 11/2022 – heute\n- Verantwortung für die Berichte der Filialen und den Einkauf\n- Planung der Schichten mit dem Team im Lager\n- Leitung des Umzugs auf das neue System bei laufendem Betrieb";
	const posting =
		"Analyst (m/w/d)\n\nAufgaben\n- Auswertung der Daten für den Vertrieb und die Planung\n- Pflege der Berichte mit dem Team\n\nProfil\n- Abgeschlossenes Studium und Freude an der Arbeit im Team";
	const found = await readWithPosting(german, posting);
	expect(found.reading.language).toBe("de");
	expect(found.checks.map(({ id }) => id)).not.toContain("bullet-verb");
	expect(found.postingLanguage).toBe("de");
	const english = await readWithPosting(resumeOf("Analyst"), postingOf("Analyst"));
	expect(english.checks.map(({ id }) => id)).toContain("bullet-verb");
	expect(english.postingLanguage).toBe("en");
});
