import { createContext, type RouterContextProvider, redirect } from "react-router";
import { endsGuarantee } from "#app/data/billing/guarantee.server.ts";
import { readFirstMonth } from "#app/data/billing/offers.server.ts";
import { findUnlockedResumes, getRights } from "#app/data/reader/rights.server.ts";
import { findStarredIds } from "#app/data/reader/shortlist.server.ts";
import type { Person, Viewer } from "#app/domain/base/viewer.ts";
import { pastDueNotice } from "#app/domain/billing/past-due.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { packToSpend, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { requestInfoContext, servicesContext } from "./request-context.server.ts";

/**
 * Looks up the session of a request. It is read once, at the first call, and not at all without a cookie of
 * ours. No cache keeps a response to a request with a cookie.
 */
export type SessionLookup = () => Promise<{ person: Person; sessionId: string } | null>;

export const sessionContext = createContext<SessionLookup>();

/** The signed-in person, or null. */
export async function getPerson(context: Readonly<RouterContextProvider>): Promise<Person | null> {
	return (await context.get(sessionContext)())?.person ?? null;
}

/**
 * The member behind a request to an area that its middleware opens to members only.
 * @throws a redirect to the sign-in page
 */
export async function getMember(
	context: Readonly<RouterContextProvider>,
): Promise<{ person: Person; sessionId: string; now: Date }> {
	const found = await context.get(sessionContext)();
	if (!found) throw redirect("/auth/signin");
	return { ...found, now: context.get(requestInfoContext).now };
}

/**
 * Like `getViewer`, for the frame of every page: a viewer whose rights cannot be read is shown without any,
 * because a page must not fail for its header. It decides nothing.
 */
export async function getShownViewer(
	context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
	try {
		return await getViewer(context);
	} catch (error) {
		const person = await getPerson(context);
		if (!person) return null;
		const { requestId } = context.get(requestInfoContext);
		context.get(servicesContext).log.error({ error, requestId }, "A person's rights failed");
		const { id, email } = person;
		const plan = { plan: "free", freeLeft: 0 } as const;
		const none = { unlocked: [], downloadable: [], starred: [] };
		return { id, email, plan, ...none, hasFirstMonth: false, pastDue: null };
	}
}

/** The signed-in person with the plan, as the interface shows it. Read from the database, never cached. */
export async function getViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
	const person = await getPerson(context);
	if (!person) return null;
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const rights = await getRights(database, person.id, person.mailboxHash);
	const unlocked = await findUnlockedResumes(database, person.id, now);
	const next = packToSpend(rights.packs, now);
	// Asked only where it may be so: of a pack that has opened no more than the guarantee allows.
	const isNear = next && plans.pack.resumes - next.resumesRemaining <= guarantee.packUnlocks;
	const isLast = isNear && (await endsGuarantee(database, person, next.id, now));
	return {
		id: person.id,
		email: person.email,
		plan: summarisePlan(rights, now),
		unlocked: unlocked.map(({ id }) => id),
		downloadable: unlocked.filter(({ source }) => source === "pack").map(({ id }) => id),
		starred: await findStarredIds(database, person.id),
		hasFirstMonth: await readFirstMonth(database, person, rights, now),
		...(isLast && { endsGuarantee: isLast }),
		pastDue: pastDueNotice(rights.subscription, now),
	};
}
