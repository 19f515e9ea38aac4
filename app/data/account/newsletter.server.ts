import { and, eq, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
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

/** Takes an address off the list for good: its owner has deleted the account. */
export async function removeSignup(connection: Connection, email: string): Promise<void> {
	await connection.delete(emailSignups).where(sql`lower(btrim(${emailSignups.email})) = ${email}`);
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
