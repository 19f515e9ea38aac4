import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { takedownAnswer } from "#app/content/takedown-answer.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { replyToMessage } from "./reply-to-message.server.ts";
import { settleMessage } from "./settle-message.server.ts";
import { liftTakedown, readTakedownRequest, takeDown } from "./take-down.server.ts";

async function openDesk(
	values: Parameters<Awaited<ReturnType<typeof createTestSite>>["addResume"]>[0],
) {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const owner = ownerOf(site);
	const resumeId = await site.addResume(values);
	const messageId = await askForTakedown(site, resumeId);
	const press = (answer: string) => takeDown(services, owner, messageId, answer);
	const reply = (body: string) => replyToMessage(services, owner, messageId, body);
	const settle = (status: "closed" | "new") => settleMessage(services, owner, messageId, status);
	const get = async () =>
		(await database.select().from(contactMessages).where(eq(contactMessages.id, messageId)))[0];
	const sent = async () => {
		const mails = await openMailbox(site).mailsTo("kim@example.com");
		return { replies: await database.$count(contactReplies), mails: mails.length };
	};
	const known = async () => (await readTakedownRequest(services, { resumeId }))?.knownBy;
	return { site, services, database, owner, resumeId, press, reply, settle, get, sent, known };
}

test("An entry without a file that says little is known by nothing, before the press and after", async () => {
	const { press, known } = await openDesk({ availability: "none" });
	const nothing = { file: false, words: false, entry: false, address: false };
	expect(await known()).toEqual(nothing);
	const answer = takedownAnswer("Nurse, Harrow", nothing);
	expect(answer).toBe(
		"We have taken “Nurse, Harrow” down: its page says that it was withdrawn.\n\nAn entry like it could come back: it said too little to be told from the entries of others. Please write to us if you see one.",
	);
	expect(await press(answer)).toEqual({ success: true });
	expect(await known()).toEqual(nothing);
});

test("A resume with a file, words, an address and an entry that tells is known by all of them, also when it is down", async () => {
	const telling = { location: "Austin, TX", education: "BSc Nursing" };
	const fileUrl = "https://files.example/kim.pdf";
	const { site, database, resumeId, press, known } = await openDesk({ ...telling, fileUrl });
	const [document] = createDemoLibrary({ now: testNow, count: 8 }).flatMap(
		(resume) => resume.document ?? [],
	);
	if (!document) throw new Error("The demonstration has too few documents");
	await addDocument(site, resumeId, document);
	await database.insert(resumeUploads).values({
		...{ originalName: "kim.pdf", key: "kim.pdf", kind: "pdf", size: 1, sha256: "a".repeat(64) },
		...{ status: "read" as const, resumeId, createdAt: testNow },
	});
	const all = { file: true, words: true, entry: true, address: true };
	expect(await known()).toEqual(all);
	const answer = takedownAnswer("Nurse, Harrow", all);
	expect(answer).toBe(
		"We have taken “Nurse, Harrow” down: its page says that it was withdrawn, its file is deleted, and we keep the same file, near copies of its words, an entry that says the same, and an entry with the same address of a file from coming back.\n\nWe cannot call back copies that readers have downloaded before.",
	);
	expect(await press(answer)).toEqual({ success: true });
	expect(await known()).toEqual(all);
});

test("An answer with the same words is sent again after the message was reopened, and not by a second press", async () => {
	const { reply, settle, get, sent } = await openDesk({});
	await Promise.all([reply("It is so."), reply("It is so.")]);
	expect(await sent()).toEqual({ replies: 1, mails: 1 });
	await settle("closed");
	await settle("new");
	expect(await reply("It is so.")).toEqual({ success: true });
	expect(await get()).toMatchObject({ status: "answered" });
	expect(await sent()).toEqual({ replies: 2, mails: 2 });
});

test("The same answer goes with each takedown of a resume that was lifted between", async () => {
	const { services, owner, resumeId, press, sent } = await openDesk({});
	await Promise.all([press("It is down."), press("It is down.")]);
	expect(await sent()).toEqual({ replies: 1, mails: 1 });
	await liftTakedown(services, owner, { resumeId, reason: "A mistake" });
	expect(await press("It is down.")).toEqual({ success: true });
	expect(await sent()).toEqual({ replies: 2, mails: 2 });
});
