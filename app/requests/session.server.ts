import { createContext, type RouterContextProvider, redirect } from "react-router";
import { isCoveredPack } from "#app/data/billing/guarantee.server.ts";
import { readFirstMonth } from "#app/data/billing/offers.server.ts";
import { findUnlockedResumes, getRights } from "#app/data/reader/rights.server.ts";
import type { Person, Viewer } from "#app/domain/base/viewer.ts";
import { pastDueNotice } from "#app/domain/billing/past-due.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { packToSpend, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { requestInfoContext, servicesContext } from "./request-context.server.ts";

/**
 * The person behind a request. The session is read when somebody asks for it, once, and not at all
 * without a cookie of ours; an answer to a request with a cookie is never kept by anybody.
 */
export type SessionLookup = () => Promise<{ person: Person; sessionId: string } | null>;

export const sessionContext = createContext<SessionLookup>();

/** The signed-in person, or null. */
export async function getPerson(context: Readonly<RouterContextProvider>): Promise<Person | null> {
	return (await context.get(sessionContext)())?.person ?? null;
}

/**
 * The member who asks, for what only members can reach: their area's middleware has let them in.
 * @throws an answer that leads to signing in
 */
export async function getMember(
	context: Readonly<RouterContextProvider>,
): Promise<{ person: Person; sessionId: string; now: Date }> {
	const found = await context.get(sessionContext)();
	if (!found) throw redirect("/auth/signin");
	return { ...found, now: context.get(requestInfoContext).now };
}

/**
 * As `getViewer`, for what stands around every page: when the rights cannot be read, somebody without any
 * is shown instead, because a page must not fail for its header. It decides nothing.
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
		return { id, email, plan, unlocked: [], downloadable: [], hasFirstMonth: false, pastDue: null };
	}
}

/** The signed-in person with the plan, as the interface shows it; read from the database, never kept. */
export async function getViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
	const person = await getPerson(context);
	if (!person) return null;
	const { database } = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const rights = await getRights(database, person.id, person.mailboxHash);
	const unlocked = await findUnlockedResumes(database, person.id, now);
	const next = packToSpend(rights.packs, now);
	// Asked only where it may be so: of a pack that has opened as many as the guarantee allows.
	const isLast = next && plans.pack.resumes - next.resumesRemaining === guarantee.packUnlocks;
	const endsGuarantee = isLast && (await isCoveredPack(database, person, next.id, now));
	return {
		id: person.id,
		email: person.email,
		plan: summarisePlan(rights, now),
		unlocked: unlocked.map(({ id }) => id),
		downloadable: unlocked.filter(({ source }) => source === "pack").map(({ id }) => id),
		hasFirstMonth: await readFirstMonth(database, person, rights, now),
		...(endsGuarantee && { endsGuarantee }),
		pastDue: pastDueNotice(rights.subscription, now),
	};
}
