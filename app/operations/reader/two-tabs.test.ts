import { expect, test } from "vitest";
import { keptLines, starredResumes } from "#app/data/base/schema/keeping.server.ts";
import type { KeptLineChange } from "#app/domain/reader/keeping-form.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { changeShortlist } from "./change-shortlist.server.ts";
import { changeKeptLine } from "./keep-line.server.ts";

const text = "Cut costs from 9 to 4 dollars";

/** A member with a kept line and a starred resume. */
async function openTabs() {
	const site = await createTestSite();
	const { services } = site;
	const resumeId = await site.addResume();
	const document = documentWith("nothing");
	const work = document.work.map((job) => ({ ...job, highlights: [text] }));
	await addDocument(site, resumeId, { ...document, work });
	const person = await site.addPerson();
	await site.addSubscription(person);
	const reference = { resumeId, line: lineHash(text) };
	const change = (fields: object) =>
		changeKeptLine(services, person, { ...fields, reference } as KeptLineChange, testNow);
	expect(await change({ intent: "keep" })).toMatchObject({ success: true });
	await changeShortlist(services, person, { intent: "star", resumeId }, testNow);
	return {
		change,
		write: (note: string, group: string, noteWas: string, groupWas: string) =>
			change({ intent: "write", note, group, noteWas, groupWas }),
		star: (note: string, noteWas: string) =>
			changeShortlist(services, person, { intent: "write", resumeId, note, noteWas }, testNow),
		async rows() {
			const [line] = await services.database.select().from(keptLines);
			const [star] = await services.database.select().from(starredResumes);
			return { note: line?.note, group: line?.groupName, starNote: star?.note };
		},
	};
}

test("A group that is written in a tab from before leaves the note of the other tab", async () => {
	const { write, rows } = await openTabs();
	expect(await write("Good opening", "", "", "")).toMatchObject({ success: true });
	expect(await write("", "Costs", "", "")).toMatchObject({ success: true });
	expect(await rows()).toMatchObject({ note: "Good opening", group: "Costs" });
});

test("A note that another tab has changed meanwhile is not written over, says what stands, and is written at the second press", async () => {
	const { write, star, rows } = await openTabs();
	await write("Good opening", "", "", "");
	const refused = await write("Mine", "Costs", "", "");
	expect(refused).toMatchObject({
		success: false,
		status: 409,
		fieldErrors: { note: "Now it says: Good opening" },
		began: { noteWas: "Good opening" },
	});
	expect(await rows()).toMatchObject({ note: "Good opening", group: "" });
	expect(await write("Mine", "Costs", "Good opening", "")).toMatchObject({ success: true });
	expect(await rows()).toMatchObject({ note: "Mine", group: "Costs" });

	await star("First", "");
	expect(await star("Second", "")).toMatchObject({
		status: 409,
		fieldErrors: { note: "Now it says: First" },
		began: { noteWas: "First" },
	});
	expect((await rows()).starNote).toBe("First");
	expect(await star("", "First")).toMatchObject({ success: true });
	expect((await rows()).starNote).toBe("");
});

test("A line that was removed in another tab is removed here as well, and can be kept again", async () => {
	const { change } = await openTabs();
	for (const intent of ["remove", "remove", "keep"] as const) {
		expect(await change({ intent })).toMatchObject({ success: true });
	}
});
