import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";
import { askTogether, type Connection, openDatabase } from "./database.server.ts";
import { user } from "./schema/accounts.server.ts";
import { type Later, statement } from "./statement.server.ts";

test("A statement is built once for each connection, and asked with other values each time", async () => {
	const borrowed = await borrowTestDatabase();
	const { database, close } = openDatabase(borrowed.url, { connections: 1 });
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const at = new Date("2026-06-15T12:00:00.123Z");
	await database.insert(user).values(
		["one", "two", "three"].map((id) => ({
			...{ id, name: id, email: `${id}@people.example`, emailVerified: true },
			...{ createdAt: at, updatedAt: at },
		})),
	);
	let built = 0;
	const named = statement(
		(connection, name: Later<string>, createdAt: Later<Date>, limit: Later<number>) => {
			built += 1;
			return connection
				.select({ id: user.id, createdAt: user.createdAt })
				.from(user)
				.where(and(eq(user.name, name), eq(user.createdAt, createdAt)))
				.limit(limit);
		},
	);
	const idsOf = async (connection: Connection, ...values: [string, Date, number]) =>
		(await named(connection, ...values)).map(({ id }) => id);

	expect(await named(database, "one", at, 5)).toEqual([{ id: "one", createdAt: at }]);
	expect(await idsOf(database, "two", at, 5)).toEqual(["two"]);
	expect(await idsOf(database, "two", at, 0)).toEqual([]);
	expect(await idsOf(database, "two", new Date(at.getTime() + 1), 5)).toEqual([]);
	expect(built).toBe(1);
	for (let time = 0; time < 2; time++) {
		const found = await askTogether(database, (connection) => [
			idsOf(connection, "one", at, 1),
			idsOf(connection, "three", at, 1),
		]);
		expect(found).toEqual([["one"], ["three"]]);
	}
	// The pool has one connection, which is another one for Drizzle when questions are asked together.
	expect(built).toBe(2);

	// Within a transaction it sees what that has written, and nobody else does.
	const undone = database.transaction(async (transaction) => {
		await transaction.update(user).set({ name: "four" }).where(eq(user.id, "one"));
		expect(await idsOf(transaction, "four", at, 1)).toEqual(["one"]);
		throw new Error("Undone");
	});
	await expect(undone).rejects.toThrow("Undone");
	expect(await idsOf(database, "four", at, 1)).toEqual([]);
	expect(built).toBe(3);
});

test("What a statement writes are its values, and what the database refuses is an error", async () => {
	const borrowed = await borrowTestDatabase();
	const { database, close } = openDatabase(borrowed.url);
	onTestFinished(async () => {
		await close();
		await borrowed.drop();
	});
	const add = statement((connection, id: Later<string>, now: Later<Date>) =>
		connection
			.insert(user)
			.values({ id, name: "", email: id, emailVerified: true, createdAt: now, updatedAt: now }),
	);
	const at = new Date("2026-06-15T12:00:00.123Z");
	await add(database, "one", at);
	await add(database, "two", new Date(0));
	const columns = { id: user.id, at: user.createdAt };
	const written = [
		{ id: "one", at },
		{ id: "two", at: new Date(0) },
	];
	expect(await database.select(columns).from(user).orderBy(user.id)).toEqual(written);
	await expect(add(database, "one", at)).rejects.toMatchObject({ cause: { code: "23505" } });
	expect(await database.select(columns).from(user).orderBy(user.id)).toEqual(written);
});
