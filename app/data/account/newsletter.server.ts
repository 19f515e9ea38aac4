import { and, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import type { SignupSource, SignupStatus } from "#app/domain/account/newsletter.ts";

export type SignupRecord = typeof emailSignups.$inferSelect;

/**
 * Puts an address on the list, waiting for its owner's confirmation.
 * @returns the row, and the status that it had before; null before for a new one
 */
export async function addSignup(
	transaction: Transaction,
	signup: { email: string; source: SignupSource; now: Date },
): Promise<{ id: string; before: SignupStatus | null }> {
	const [added] = await transaction
		.insert(emailSignups)
		.values({ email: signup.email, source: signup.source, createdAt: signup.now })
		.onConflictDoNothing()
		.returning({ id: emailSignups.id });
	if (added) return { id: added.id, before: null };
	const [known] = await transaction
		.select({ id: emailSignups.id, status: emailSignups.status })
		.from(emailSignups)
		.where(sql`lower(btrim(${emailSignups.email})) = ${signup.email}`)
		.for("update");
	if (!known) throw new Error("An address of the list went away while it was added");
	if (known.status === "unsubscribed") await setStatus(transaction, known.id, "pending");
	return { id: known.id, before: known.status };
}

export async function getSignup(connection: Connection, id: string): Promise<SignupRecord | null> {
	const [row] = await connection.select().from(emailSignups).where(eq(emailSignups.id, id));
	return row ?? null;
}

/**
 * The owner of the address agrees to the emails. An address that was taken off meanwhile stays off, and an earlier
 * agreement keeps its time.
 * @returns whether the address is on the list now
 */
export async function confirmSignup(
	connection: Connection,
	id: string,
	now: Date,
): Promise<boolean> {
	await connection
		.update(emailSignups)
		.set({ status: "active", confirmedAt: now })
		.where(and(eq(emailSignups.id, id), eq(emailSignups.status, "pending")));
	return (await getSignup(connection, id))?.status === "active";
}

export async function unsubscribeSignup(connection: Connection, id: string): Promise<void> {
	await setStatus(connection, id, "unsubscribed");
}

/** Takes the address of an account off the list; one that waits for its confirmation may still agree. */
export async function unsubscribeOwner(connection: Connection, userId: string): Promise<void> {
	await connection
		.update(emailSignups)
		.set({ status: "unsubscribed" })
		.where(
			and(
				eq(emailSignups.status, "active"),
				sql`lower(btrim(${emailSignups.email})) =
					(select lower(btrim(${user.email})) from ${user} where ${user.id} = ${userId})`,
			),
		);
}

/** Takes an address off the list for good: its owner has deleted the account. */
export async function removeSignup(connection: Connection, email: string): Promise<void> {
	await connection.delete(emailSignups).where(sql`lower(btrim(${emailSignups.email})) = ${email}`);
}

/**
 * Lets an address of the list go with its account to another one, so that the person still finds it there. One who has
 * unsubscribed stays so, and an address that has yet to prove itself gets no emails.
 */
export async function moveSignup(
	transaction: Transaction,
	{ from, to, isProven }: { from: string; to: string; isProven: boolean },
): Promise<void> {
	const moved = from === to ? null : await findSignupByEmail(transaction, from);
	if (!moved) return;
	const known = await findSignupByEmail(transaction, to);
	if (known) {
		await removeSignup(transaction, from);
		if (moved.status === "unsubscribed") await unsubscribeSignup(transaction, known.id);
		return;
	}
	const status = moved.status === "active" && !isProven ? "pending" : moved.status;
	await transaction
		.update(emailSignups)
		.set({ email: to, status })
		.where(eq(emailSignups.id, moved.id));
}

export async function findSignupByEmail(
	connection: Connection,
	email: string,
): Promise<SignupRecord | null> {
	const [row] = await connection
		.select()
		.from(emailSignups)
		.where(sql`lower(btrim(${emailSignups.email})) = ${email}`);
	return row ?? null;
}

async function setStatus(connection: Connection, id: string, status: SignupStatus): Promise<void> {
	await connection.update(emailSignups).set({ status }).where(eq(emailSignups.id, id));
}
