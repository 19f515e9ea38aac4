import { drizzleAdapter } from "better-auth/adapters/drizzle";
import {
	account,
	passkey,
	session,
	user,
	verification,
} from "#app/data/base/schema/accounts.server.ts";
import type { Database } from "./database.server.ts";

/**
 * How the authentication library reaches its tables.
 * @param clock the site's time, by which sessions are kept; the library itself counts by the machine's
 */
export function createAuthAdapter(database: Database, clock: () => Date) {
	const open = drizzleAdapter(database, {
		provider: "pg",
		schema: { user, session, account, passkey, verification },
		transaction: true,
	});
	return (options: Parameters<typeof open>[0]): Adapter => {
		const adapter = open(options);
		return {
			...adapter,
			...withSiteTime(adapter, clock),
			transaction: (work) =>
				adapter.transaction((inside) => work({ ...inside, ...withSiteTime(inside, clock) })),
		};
	};
}

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Methods = Pick<
	Adapter,
	"create" | "findOne" | "findMany" | "update" | "updateMany" | "deleteMany"
>;

/** What the library reads and writes of sessions, with every moment moved between its time and the site's. */
function withSiteTime(adapter: Methods, clock: () => Date): Methods {
	const ahead = () => clock().getTime() - Date.now();
	const isSession = (model: string) => model === "session";
	const stored = <T>(model: string, values: T): T =>
		isSession(model) ? moveDates(values, ahead()) : values;
	const read = <T>(model: string, row: T): T => (isSession(model) ? moveDates(row, -ahead()) : row);
	const asked = <T>(model: string, where: T): T =>
		Array.isArray(where) ? (where.map((one) => stored(model, one)) as T) : where;
	return {
		create: async (call) =>
			read(call.model, await adapter.create({ ...call, data: stored(call.model, call.data) })),
		findOne: async (call) =>
			read(call.model, await adapter.findOne({ ...call, where: asked(call.model, call.where) })),
		findMany: async <T>(call: Parameters<Methods["findMany"]>[0]) => {
			const rows = await adapter.findMany<T>({ ...call, where: asked(call.model, call.where) });
			return rows.map((row) => read(call.model, row));
		},
		update: async (call) =>
			read(
				call.model,
				await adapter.update({
					...call,
					where: asked(call.model, call.where),
					update: stored(call.model, call.update),
				}),
			),
		updateMany: (call) =>
			adapter.updateMany({
				...call,
				where: asked(call.model, call.where),
				update: stored(call.model, call.update),
			}),
		deleteMany: (call) => adapter.deleteMany({ ...call, where: asked(call.model, call.where) }),
	};
}

function moveDates<T>(values: T, milliseconds: number): T {
	if (typeof values !== "object" || values === null) return values;
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			value instanceof Date ? new Date(value.getTime() + milliseconds) : value,
		]),
	) as T;
}
