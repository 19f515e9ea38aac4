import { z } from "zod";
import type { FormObject } from "./form-encoding.ts";
import { readParameters, text } from "./parameters.ts";
import type { Transaction } from "./store.ts";

/** What a call was understood to want; nothing is done yet. */
export type PreparedCall = {
	expand: string[];
	run: (tx: Transaction, id: string) => Promise<object>;
};

export type Route = {
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
