import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeEnded } from "#app/data/base/clean-up.server.ts";
import { resumeFiles, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { keptLines, starredResumes } from "#app/data/base/schema/keeping.server.ts";
import { addDraft } from "#app/data/intake/drafts.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { noteField } from "#app/domain/intake/contribution/margin-notes.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { exportResumes } from "#app/operations/admin/downloads/export-resumes.server.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import { readOwnNotes } from "#app/operations/intake/contribution/write-margin-notes.server.ts";
import { updateResume } from "#app/operations/intake/update-resume.server.ts";
import { saveSearch } from "#app/operations/library/save-search.server.ts";
import { sendAlerts } from "#app/operations/library/send-alerts.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { createApp } from "#tests/helpers/app.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { publishContributed } from "#tests/helpers/contributor.ts";
import { ask } from "#tests/helpers/http-client.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { serveSite } from "#tests/helpers/served-site.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";

/** Words that stand nowhere else, one in each part of a contributed resume and of what its person says beside it. */
const canaries = Array.from("abcdefghijklmnopqrstuvw", (letter) => `zebrin${letter}`);
const at = (index: number) => canaries[index] as string;

const document: ResumeDocument = {
	basics: { name: "Name withheld", label: `Engineer ${at(0)}`, summary: `About ${at(1)}` },
	work: [
		{
			...{ name: `Kestrel ${at(2)}`, position: `Builder of ${at(3)}`, startDate: "2020-01" },
			highlights: [`Built the ${at(4)} ledger for 12 teams`, `Cut ${at(5)} costs by 9 dollars`],
		},
	],
	education: [{ institution: `Harrow ${at(6)}`, studyType: "BSc", area: `Computing ${at(7)}` }],
	skills: [{ name: "Languages", keywords: ["Go", at(8)] }],
	projects: [{ name: `Loom ${at(9)}`, highlights: [`Wrote ${at(10)} in a week`] }],
};
const fields = {
	...{ title: `Ledger lead ${at(11)}`, company: `Works of ${at(12)}` },
	...{ description: `Four years of ${at(13)}.`, tags: at(14), location: `Town ${at(15)}` },
	...{ education: `School ${at(16)}`, previousRole: `Clerk ${at(17)}` },
	...{ role: "Consultant", industry: "Consulting", experienceLevel: "Senior" },
	provenance: "declared",
};
const earlierDocument: ResumeDocument = {
	...document,
	work: document.work.map((job) => ({ ...job, highlights: [`Kept the ${at(20)} books`] })),
};
const lesson = {
	notes: [],
	earlier: {
		...{ sent: "2025-01", answer: "No answer", document: earlierDocument },
		changes: [{ what: `Named ${at(19)}`, why: "It was vague" }],
	},
};
/** Another earlier version, which the owner has not published yet. */
const waiting = {
	...{ fileName: "cv.txt", status: "ready" as const, fields: {}, doubts: [], unplaced: [] },
	...{ names: [], blur: noBlur, waivers: [], removals: [], placedAt: testNow, createdAt: testNow },
	document: { ...earlierDocument, basics: { ...document.basics, summary: `Once ${at(21)}` } },
};
const saidOfWaiting = { sent: "2024-05", answer: `Not one ${at(22)}`, changes: [] };

/** Addresses of all that could show something of it. */
const pathsOf = (id: string): string[] => [
	...["/", "/resumes", "/resumes.data", "/resumes?sort=recent", "/routes", "/insights"],
	...["/resumes/at", "/resumes/for", "/for-you?role=Consultant", "/sitemap.xml", "/feed.xml"],
	...["/resumes/for/software-engineer", `/resumes/at/works-of-${at(12)}`, "/how-we-check"],
	...["/resumes/options/company", "/resumes/lines?verb=built", "/checklist", "/insights.data"],
	...[`/resumes/${id}`, `/resumes/${id}.data`, `/resumes/${id}/read`, `/resumes/${id}/read.data`],
	...[`/resumes/${id}/versions`, `/resumes/${id}/share.png`, `/resumes/${id}/sheet.svg?page=all`],
	...["pdf", "docx", "txt", "json"].map((format) => `/resumes/${id}/download/${format}`),
	...[`/resumes/${id}/file`, `/resumes/${id}/elsewhere`, `/resumes/cards?ids=${id}`],
	...[
		`/shortlist?ids=${id}`,
		`/resumes/compare?ids=${id}&lines=on`,
		"/insights?role=Software+Engineer",
	],
	...["/resumes/suggestions?q=zeb", "/resumes?q=zebr", "/resumes/lines?q=ledger+teams"],
	...["/resumes?q=ledger", "/resumes/options/tags?q=zeb", "/resumes/options/location?q=town"],
	...[`/resumes/at/works-of-${at(12)}/consultant`, "/resumes/from/teaching/to/consultant"],
	...[`/resumes/picture/at/works-of-${at(12)}`, "/library/searches", "/library/searches.data"],
	...["/library", "/library/opened", "/library/lines", "/library/lines/marks", "/settings/export"],
	"/subscription",
];
/** Those of its person. */
const ownPathsOf = (id: string, contribution: string): string[] => [
	...["", "/notes", "/withdraw", "/earlier", "/draft", ".data", "/earlier.data"].map(
		(more) => `/contribute/${contribution}${more}`,
	),
	...["/contribute/new", "/settings", "/settings/export", `/resumes/${id}/read`],
];
/** What nobody gets any more, whatever they had: words, drawings and pictures. */
const closedPathsOf = (id: string): string[] => [
	...["", "/read", "/versions", "/share.png", "/sheet.svg"].map((more) => `/resumes/${id}${more}`),
	...["pdf", "docx", "txt", "json"].map((format) => `/resumes/${id}/download/${format}`),
];
/** Searched for, and so said by the page itself. */
const searched = [at(4), at(11), at(14)];

test("Words of a contributed resume are nowhere once its person has withdrawn it, in two processes within a minute", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const { ask: press, cookieOf } = await createApp(site);
	const mailbox = openMailbox(site);
	const second = site.addProcess();
	await addCareers(site, { title: "Teacher", role: "Consultant", people: 5, word: "kept" });
	const [owner, reader, pro] = [
		await site.addPerson({ email: "contributor@example.com" }),
		await site.addPerson({ email: "reader@example.com" }),
		await site.addPerson({ email: "pro@example.com" }),
	];
	await site.services.start();
	const { id: contribution, resumeId: id } = await publishContributed(site, owner, {
		document,
		fields,
	});
	// The owner corrects it, and the log, which nobody can change, has no word of it.
	const entry = await getAdminResume(database, id);
	if (!entry) throw new Error("There is no such resume");
	const corrected = { ...entry.fields, description: `Five years of ${at(13)}.` };
	const change = { id, version: entry.version, fields: corrected as ResumeFields };
	expect(await updateResume(site.services, ownerOf(site), change)).toMatchObject({
		success: true,
	});
	await database.insert(resumeLessons).values({ resumeId: id, ...lesson });
	const draftId = await addDraft(database, waiting);
	const submitted = { draftId, earlierSaid: saidOfWaiting, earlierSubmittedAt: testNow };
	await database.update(contributions).set(submitted).where(eq(contributions.id, contribution));
	const field = noteField(lineHash(`Built the ${at(4)} ledger for 12 teams`));
	const { version = "" } =
		(await readOwnNotes(site.services, { person: owner }, contribution)) ?? {};
	const write = (note: string) =>
		press(`/contribute/${contribution}/notes`, { as: owner, form: { version, [field]: note } });
	const refused = await write(`Call +1 415 555 0132 for ${at(18)}`);
	expect([refused.status, await refused.text()]).toEqual([
		400,
		expect.stringContaining("This can lead to a person"),
	]);
	expect((await write(`I asked ${at(18)}`)).status).toBe(302);
	await site.addPack(reader);
	await site.addSubscription(pro);
	for (const person of [reader, pro]) {
		await openResume(site.services, person, id, testNow);
		const line = lineHash(`Built the ${at(4)} ledger for 12 teams`);
		const kept = { userId: person.id, resumeId: id, line, place: 1, keptAt: testNow };
		await database.insert(keptLines).values(kept);
		await database.insert(starredResumes).values({ ...kept, starredAt: testNow });
	}
	// A search that finds it and another one, and tells of them next week.
	await site.addResume({ title: "Plain find", role: "Consultant", createdAt: testNow });
	const saved = { query: "role=Consultant", name: "Consultants", alert: "weekly" as const };
	const dayBefore = { person: pro, sessionId: "session", now: addDays(testNow, -1) };
	expect(await saveSearch(site.services, dayBefore, saved)).toMatchObject({ success: true });
	const alerts = () => sendAlerts(site.services, { signal: new AbortController().signal });
	await alerts();
	await second.start();
	const ports = [(await serveSite(site.services)).port, (await serveSite(second)).port];
	const cookies = new Map<Person | null, string>();
	for (const person of [owner, reader, pro]) cookies.set(person, await cookieOf(person));
	const get = (port: number, path: string, who: Person | null) => {
		const cookie = who ? cookies.get(who) : undefined;
		return ask(port, path, { headers: cookie ? { cookie, accept: "*/*" } : {} });
	};
	/** Which canaries are seen, and where. */
	async function look(): Promise<string[]> {
		const seen: string[] = [];
		const [first = 0, second = 0] = ports;
		const looks = [
			[first, null, pathsOf(id)],
			[second, pro, pathsOf(id)],
			[second, owner, ownPathsOf(id, contribution)],
		] as const;
		for (const [port, who, paths] of looks) {
			for (const path of paths) {
				const { body, headers } = await get(port, path, who);
				const text = `${body} ${JSON.stringify(headers)}`.toLowerCase();
				for (const word of canaries) {
					// A page may say the address at which it was asked for.
					if (text.includes(word) && !path.includes(word)) seen.push(`${word} ${path}`);
				}
			}
		}
		for (const port of ports) {
			for (const word of searched) {
				for (const path of [`/resumes?q=${word}`, `/resumes/lines?q=${word}`]) {
					const { body } = await get(port, path, pro);
					for (const other of canaries) {
						if (other !== word && `${body}`.includes(other)) seen.push(`${other} ${path}`);
					}
				}
			}
		}
		return seen;
	}

	const statuses = async () => {
		const asked = ports.flatMap((port) =>
			closedPathsOf(id).map(async (path) => (await get(port, path, pro)).status),
		);
		return new Set(await Promise.all(asked));
	};
	const table = async () =>
		new Response(
			(await exportResumes(site.services, ownerOf(site), new URLSearchParams())).body,
		).text();

	expect(await table()).toContain(at(11));
	expect([...(await statuses())]).toEqual([200]);
	const before = await look();
	expect(canaries.filter((word) => !before.some((line) => line.startsWith(word)))).toEqual([]);
	const files = await database.select().from(resumeFiles).where(eq(resumeFiles.resumeId, id));
	expect(files.length).toBeGreaterThan(0);
	// Mails of before have gone, and cannot be called back.
	await mailbox.settle();
	await database.execute(sql`truncate outbox_mails`);

	const known = second.library.version.current();
	const answer = await press(`/contribute/${contribution}/withdraw`, { as: owner, form: {} });
	expect([answer.status, answer.headers.get("Location")]).toEqual([
		302,
		`/contribute/${contribution}`,
	]);
	await until(async () => second.library.version.current() > known);
	site.setNow(new Date(testNow.getTime() + 60_000));
	expect(await look()).toEqual([]);
	for (const port of ports) expect((await get(port, `/resumes/${id}`, null)).status).toBe(410);
	expect([...(await statuses())].filter((status) => status < 400)).toEqual([]);
	const exported = await table();
	expect(canaries.filter((word) => exported.includes(word))).toEqual([]);
	for (const { key } of files) {
		await until(async () => (await site.services.files.get(key).catch(() => null)) === null);
	}

	const mail = await mailbox.newest(reader.email, "was withdrawn");
	expect(mail.text).toContain("A contributed resume");
	site.setNow(new Date("2026-07-01T09:00:00.000Z"));
	await sendDigest(site.services);
	await alerts();
	expect((await mailbox.newest(pro.email, "Consultants")).text).toContain("Plain find");
	const mails = JSON.stringify(await mailbox.all());
	expect(canaries.filter((word) => mails.includes(word))).toEqual([]);
	// What follows a change within five minutes, and the cleaning of every night.
	await refreshVocabulary(database);
	await database.execute(sql`update library_changes set at = at - interval '3 days'`);
	await removeEnded(database, site.services.clock());
	expect(await findTablesWith(canaries)).toEqual([]);
	expect(await findBrokenInvariants(site)).toEqual([]);

	/** The tables that have one of the words in any row. */
	async function findTablesWith(words: readonly string[]): Promise<string[]> {
		const { rows } = await database.execute<{ name: string }>(
			sql`select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
		);
		const found: string[] = [];
		for (const { name } of rows) {
			const { rows: hits } = await database.execute<{ hits: number }>(
				sql`select count(*)::int as hits from ${sql.raw(name)} t where t::text ~* ${words.join("|")}`,
			);
			if (hits[0]?.hits) found.push(`${name}: ${hits[0].hits}`);
		}
		return found;
	}
});
