import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { intakeDrafts } from "#app/data/base/schema/intake.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { settleDraft } from "#app/requests/intake/settle-draft.server.ts";
import { adminContext } from "#app/requests/owner.server.ts";
import { createRequestContext } from "#app/requests/request-context.server.ts";
import * as draftRoute from "#app/routes/admin/draft.tsx";
import * as editRoute from "#app/routes/admin/edit-resume.tsx";
import { ownerOf } from "#tests/helpers/owner.ts";
import { documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { discardDraft, discardFailed, scheduleDraft } from "./save-draft.server.ts";

async function openDesk() {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const { services } = site;
	const { database } = services;
	const add = async (values: Partial<typeof intakeDrafts.$inferInsert> = {}) => {
		const [row] = await database
			.insert(intakeDrafts)
			.values({
				...{ fileName: "Zelda Quickwater.pdf", status: "ready" as const },
				...{ document: documentWith("quartz"), fields: { title: "Nurse", company: "Harrow" } },
				...{ doubts: [], unplaced: [], names: [], blur: noBlur, waivers: [], removals: [] },
				...{ placedAt: testNow, createdAt: testNow },
				...values,
			})
			.returning();
		return row?.id ?? "";
	};
	const logged = async () =>
		(await database.select().from(auditEntries).orderBy(auditEntries.id)).map(
			({ action, label }) => `${action}: ${label}`,
		);
	return { site, services, database, admin: ownerOf(site), add, logged };
}

test("Every tick of a form that began with an older version comes back with the answer", async () => {
	const { services, admin, add } = await openDesk();
	const id = await add();
	const form = new FormData();
	for (const [name, value] of [
		["intent", "save"],
		["version", "7"],
		["remove", "ada@mail.example"],
		["remove", "(918) 555-0118"],
		["blurMonths", "true"],
	] as const)
		form.append(name, value);
	expect(await settleDraft(services, admin, id, form)).toMatchObject({
		...{ status: 409, error: intakeMessages.stale },
		values: { version: "7", remove: "ada@mail.example\n(918) 555-0118", blurMonths: "true" },
	});
});

test("What was typed into a draft that has gone meanwhile comes back with the answer", async () => {
	const { services, admin, add } = await openDesk();
	const id = await add();
	await discardDraft(services, admin, id);
	const form = new FormData();
	for (const [name, value] of [
		["intent", "save"],
		["version", "1"],
		["title", "Typed for an hour"],
	] as const)
		form.set(name, value);
	expect(await settleDraft(services, admin, id, form)).toMatchObject({
		status: 404,
		error: intakeMessages.missing,
		values: { title: "Typed for an hour", version: "1" },
	});
});

test("The log calls a draft by its entry, never by its file, which may bear a name", async () => {
	const { services, admin, add, logged } = await openDesk();
	const id = await add();
	await scheduleDraft(services, admin, id, null);
	await discardDraft(services, admin, id);
	await discardDraft(services, admin, await add({ status: "failed", fields: {} }));
	expect(await logged()).toEqual([
		"draft.unscheduled: Nurse, Harrow",
		"draft.discarded: Nurse, Harrow",
		"draft.discarded: A file that could not be taken",
	]);
});

test("What could not be taken is thrown away and counted", async () => {
	const { services, admin, add } = await openDesk();
	const { discardedFailed } = intakeMessages;
	expect(discardedFailed(await discardFailed(services, admin))).toBe(
		"There was nothing to throw away.",
	);
	await add();
	await add({ status: "failed" });
	expect(discardedFailed(await discardFailed(services, admin))).toBe("1 draft was thrown away.");
	await add({ status: "failed", placedAt: addDays(testNow, 1) });
	await add({ status: "failed" });
	expect(discardedFailed(await discardFailed(services, admin))).toBe("2 drafts were thrown away.");
});

/** A form that a browser without scripts sends: its action and then the loader of the page, in one request. */
async function post(
	{ services, admin }: Pick<Awaited<ReturnType<typeof openDesk>>, "admin" | "services">,
	route: { action: (args: never) => Promise<unknown>; loader: (args: never) => Promise<unknown> },
	id: string,
	fields: Record<string, string>,
) {
	const info = { requestId: "1", nonce: "1", clientAddress: "127.0.0.1" };
	const context = createRequestContext(services, info);
	const user = {
		...admin,
		secret: "",
		role: "owner" as const,
		email: null,
		pattern: "/admin/resumes/:id",
	};
	context.set(adminContext, { ...user, personId: null } as never);
	const url = new URL("https://example.com/admin");
	const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
	const args = { request, url, params: { id }, context } as never;
	return { answer: await route.action(args), page: await route.loader(args) };
}

test("Without scripts the page shows what was typed, into a draft that is gone or a resume that is withdrawn", async () => {
	const desk = await openDesk();
	const typed = { title: "Typed for an hour", version: "1" };
	const gone = await post(desk, draftRoute, randomUUID(), { intent: "save", ...typed });
	expect(gone).toMatchObject({
		answer: { init: { status: 404 }, data: { values: typed } },
		page: { draft: null },
	});
	const withdrawn = await desk.site.addResume({ withdrawnAt: testNow });
	const entry = { company: "Harrow", role: "Nursing", industry: "Health", provenance: "curated" };
	expect(await post(desk, editRoute, withdrawn, { ...typed, ...entry })).toMatchObject({
		answer: { init: { status: 409 }, data: { values: typed } },
		page: { id: withdrawn, standing: null },
	});
});
