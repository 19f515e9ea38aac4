import { setTimeout } from "node:timers/promises";
import { createContext, type RouterContextProvider, redirect } from "react-router";
import type { Asker } from "#app/data/account/askers.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import { endsGuarantee } from "#app/data/billing/guarantee.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import type { Person, Viewer } from "#app/domain/base/viewer.ts";
import { hasFirstMonthOffer, isProHeld } from "#app/domain/billing/checkout-rules.ts";
import { pastDueNotice } from "#app/domain/billing/past-due.ts";
import { awaitsRenewal, packToSpend, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { refreshLapsed } from "#app/operations/billing/refresh-lapsed.server.ts";
import type { Uses } from "#app/services.ts";
import { requestInfoContext, servicesContext } from "./request-context.server.ts";

/**
 * Looks up the session of a request. It is read once, at the first call, and not at all without a cookie of
 * ours. No cache keeps a response to a request with a cookie.
 * @param again for what the request itself may have changed by being posted, or has changed in any case
 */
export type SessionLookup = (again?: "again" | "afterChange") => Promise<FoundSession | null>;

type FoundSession = {
	person: Person;
	sessionId: string;
	/** With what pages show of the person, or why that cannot be read. */
	asker: Asker | Error;
};

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
	const { person, sessionId } = found;
	return { person, sessionId, now: context.get(requestInfoContext).now };
}

/** The rights of a member as they were read with the session, for what is shown. A door reads them itself. */
export async function getShownRights(context: Readonly<RouterContextProvider>): Promise<Rights> {
	const found = await context.get(sessionContext)("again");
	if (!found) throw redirect("/auth/signin");
	if (found.asker instanceof Error) throw found.asker;
	return found.asker.rights;
}

/** Whether a member looks, for a page that is the same for all who are. */
export async function isSignedIn(context: Readonly<RouterContextProvider>): Promise<boolean> {
	if (context.get(requestInfoContext).shown) return true;
	return (await getPerson(context)) !== null;
}

/**
 * Like `getViewer`, for the frame of every page: a viewer whose rights cannot be read is shown without any,
 * because a page must not fail for its header. It decides nothing.
 */
export async function getShownViewer(
	context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
	const { shown } = context.get(requestInfoContext);
	if (shown) return shown.viewer;
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

/**
 * What a loader asks about a member (`CachedPage.own`), where the page is rendered for a class.
 * @returns null where it is rendered for one person, whom the loader has to ask for
 */
export function getOwnOfClass<Own>(context: Readonly<RouterContextProvider>): Own | null {
	return (context.get(requestInfoContext).shown?.own as Own | undefined) ?? null;
}

/**
 * The signed-in person with the plan, as the interface shows it. Read from the database, never cached.
 * @param when `afterChange` for a loader that has changed what it reads, such as a payment that it has settled
 */
export async function getViewer(
	context: Readonly<RouterContextProvider>,
	when: "again" | "afterChange" = "again",
): Promise<Viewer | null> {
	const found = await context.get(sessionContext)(when);
	if (!found) return null;
	if (found.asker instanceof Error) throw found.asker;
	const { database } = context.get(servicesContext);
	return toViewer(database, found.asker, context.get(requestInfoContext).now);
}

/**
 * Finds the session of a request's cookies. One that has ended is ended, and one that is due is extended.
 * @returns `cookies` are to be set on the answer
 */
export async function findSession(
	services: FindsAsker & Uses<"hashMailbox">,
	headers: Headers,
): Promise<(FoundSession & { cookies: string[] }) | null> {
	const found = await findAsker(services, headers.get("Cookie") ?? "").catch(toError);
	if (!found) return null;
	const isKnown = !(found instanceof Error);
	if (isKnown && !found.isDue) {
		const { asker } = found;
		return { person: asker.person, sessionId: asker.sessionId, asker, cookies: [] };
	}
	const session = await services.authenticator.getSession(headers);
	if (!session) return null;
	const { id, email, emailVerified } = session.user;
	const mailboxHash = services.hashMailbox(email);
	return {
		// Who they are is known even where their rights cannot be read.
		person: { id, email, emailConfirmed: emailVerified, mailboxHash },
		sessionId: session.id,
		asker: isKnown ? found.asker : found,
		cookies: session.cookies,
	};
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

type FindsAsker = Uses<"authenticator" | "askers" | "clock" | "database" | "log" | "renewals">;

async function findAsker(
	services: FindsAsker,
	cookies: string,
): Promise<{ asker: Asker; isDue: boolean } | null> {
	const { authenticator, askers, clock } = services;
	const token = await authenticator.readToken(cookies);
	const found = token && (await askers.find(token));
	if (!found) return null;
	const asker = await afterRenewal(services, token, found);
	return asker ? { asker, isDue: authenticator.isDue(asker.expiresAt, clock()) } : null;
}

/** A page waits no longer for what the provider says of a renewal. Doors do, which decide. */
const patienceMilliseconds = 1_000;

/**
 * Reads who asks once more where a renewal is due of which no event has come: a paying member is not told that their
 * plan is free. Where the provider does not answer, what is known is shown.
 */
async function afterRenewal(
	services: FindsAsker,
	token: string,
	asker: Asker,
): Promise<Asker | null> {
	const { subscription } = asker.rights;
	const now = services.clock();
	if (!subscription || !awaitsRenewal(subscription, now)) return asker;
	const asking = refreshLapsed(services, asker.person, now).then(
		() => true,
		(error: unknown) => {
			services.log.warn({ error }, "The provider could not be asked about a renewal");
			return false;
		},
	);
	const isKnown = await Promise.race([
		asking,
		setTimeout(patienceMilliseconds, false, { ref: false }),
	]);
	return isKnown ? services.askers.find(token) : asker;
}

/** Who looks at a page that is not rendered for them; `own` is what its loader asks about them. */
export type PageReader = { viewer: Viewer; own?: unknown };

/** Reads `own`; null when the page has to be rendered for this one. */
export type ReadOwn = (reader: { viewer: Viewer; asker: Asker }, now: Date) => Promise<unknown>;

/**
 * Finds who looks at a page that is not rendered for them.
 * @returns null for nobody, and for what the app has to look at
 */
export async function findReader(
	services: FindsAsker,
	cookies: string,
	readOwn?: ReadOwn,
): Promise<PageReader | null> {
	const found = await findAsker(services, cookies);
	if (!found || found.isDue) return null;
	const { asker } = found;
	const now = services.clock();
	const viewer = await toViewer(services.database, asker, now);
	if (!readOwn) return { viewer };
	const own = await readOwn({ viewer, asker }, now);
	return own === null ? null : { viewer, own };
}

async function toViewer(connection: Connection, asker: Asker, now: Date): Promise<Viewer> {
	const { person, rights, starred, hadFirstMonth } = asker;
	const unlocked = asker.unlockedAt(now);
	const next = packToSpend(rights.packs, now);
	const pack = next && { id: next.id, read: asker.readOf(next.id) };
	const isLast = pack && (await endsGuarantee(connection, person, pack, now));
	return {
		id: person.id,
		email: person.email,
		plan: summarisePlan(rights, now),
		unlocked: unlocked.map(({ id }) => id),
		downloadable: unlocked.filter(({ source }) => source === "pack").map(({ id }) => id),
		starred,
		hasFirstMonth: hasFirstMonthOffer(rights, hadFirstMonth, now),
		...(isProHeld(rights, now) && { isProHeld: true }),
		...(isLast && { endsGuarantee: isLast }),
		pastDue: pastDueNotice(rights, now),
	};
}
