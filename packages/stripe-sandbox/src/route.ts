import { z } from "zod";
import { noSuch } from "./errors.ts";
import type { FormObject } from "./form-encoding.ts";
import { listPage } from "./lists.ts";
import { pageParameters, readParameters, text } from "./parameters.ts";
import type { Kind, Records } from "./records.ts";
import { nameOf } from "./requiring.ts";
import type { Transaction } from "./store.ts";

/** What a call was understood to want; nothing is done yet. */
export type PreparedCall = {
	expand: string[];
	run: (tx: Transaction, id: string) => Promise<object>;
};

type Route = {
	method: "GET" | "POST" | "DELETE";
	/** Matches the path; its one group is the id. */
	path: RegExp;
	/** @throws ApiFault when the parameters are not as they should be */
	prepare: (given: FormObject) => PreparedCall;
};

const expandSchema = z.strictObject({ expand: z.array(text).optional() });

/**
 * One call of the API.
 * @param path with at most one `:id`
 * @param shape what it takes beside `expand`
 * @param work what it does, and answers
 */
export function route<Shape extends z.core.$ZodLooseShape>(
	method: Route["method"],
	path: string,
	shape: Shape,
	work: (call: {
		tx: Transaction;
		id: string;
		parameters: z.output<z.ZodObject<Shape, z.core.$strict>>;
	}) => Promise<object>,
): Route {
	const schema = z.strictObject(shape);
	return {
		method,
		path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`, "u"),
		prepare({ expand, ...given }) {
			const parameters = readParameters(schema, given);
			const asked = readParameters(expandSchema, expand === undefined ? {} : { expand });
			return { expand: asked.expand ?? [], run: (tx, id) => work({ tx, id, parameters }) };
		},
	};
}

/** How a record is sent; null when it is no longer shown. */
type Show<K extends Kind> = (
	record: Records[K],
	tx: Transaction,
) => object | null | Promise<object | null>;

/** The call that reads one thing by its id. */
export function readRoute<K extends Kind>(path: string, kind: K, show: Show<K>): Route {
	return route("GET", `${path}/:id`, {}, async ({ tx, id }) => {
		const record = await tx.get(kind, id);
		const shown = record && (await show(record, tx));
		if (!shown) throw noSuch(nameOf(kind), id);
		return shown;
	});
}

/**
 * The call that lists things of one kind.
 * @param filters the parameters that name a field and its value
 * @param fixed fields that all things of the list have
 */
export function listRoute<K extends Kind>(
	path: string,
	kind: K,
	filters: { [Field in keyof Records[K]]?: z.ZodType },
	show: Show<K>,
	fixed: Partial<Records[K]> = {},
): Route {
	// The filters are read with the parameters of the page; only their types are left out.
	const shape = { ...pageParameters, ...filters } as typeof pageParameters;
	return route("GET", path, shape, ({ tx, parameters }) => {
		const { limit, starting_after, ending_before, created, ...given } = parameters;
		const filter = { ...given, ...fixed } as Partial<Records[K]>;
		const page = { limit, starting_after, ending_before, created };
		return listPage(tx, kind, page, { url: path, filter }, (record) => show(record, tx));
	});
}
