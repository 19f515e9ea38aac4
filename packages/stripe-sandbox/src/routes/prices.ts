import { z } from "zod";
import { invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { priceObject, productObject } from "../objects/catalogue.ts";
import {
	clearableText,
	flag,
	integer,
	metadata,
	oneOf,
	pageParameters,
	text,
} from "../parameters.ts";
import { required, requiredLocked } from "../requiring.ts";
import { readRoute, route } from "../route.ts";
import type { Transaction } from "../store.ts";

const recurring = z.strictObject({
	interval: oneOf(["day", "week", "month", "year"]),
	interval_count: integer.optional(),
	usage_type: oneOf(["licensed"]).optional(),
});

const taxBehavior = oneOf(["exclusive", "inclusive", "unspecified"]);

const minor = integer.refine((value) => value >= 0, "must be greater than or equal to 0");

export const priceRoutes = [
	route(
		"POST",
		"/v1/prices",
		{
			currency: text,
			unit_amount: minor,
			product: text.optional(),
			product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
			recurring: recurring.optional(),
			active: flag.optional(),
			lookup_key: text.max(200).optional(),
			transfer_lookup_key: flag.optional(),
			nickname: text.optional(),
			tax_behavior: taxBehavior.optional(),
			metadata: metadata.optional(),
		},
		async ({ tx, parameters }) => {
			const product = await productFor(tx, parameters.product, parameters.product_data);
			const { lookup_key = null } = parameters;
			if (lookup_key !== null) {
				await freeLookupKey(tx, lookup_key, parameters.transfer_lookup_key ?? false);
			}
			const price = await tx.insert("price", {
				id: newId("price_"),
				created: tx.at,
				active: parameters.active ?? true,
				currency: parameters.currency.toLowerCase(),
				unit_amount: parameters.unit_amount,
				product,
				recurring: parameters.recurring
					? {
							interval: parameters.recurring.interval,
							interval_count: parameters.recurring.interval_count ?? 1,
						}
					: null,
				lookup_key,
				nickname: parameters.nickname ?? null,
				tax_behavior: parameters.tax_behavior ?? "unspecified",
				metadata: mergeMetadata({}, parameters.metadata),
			});
			await emit(tx, "price.created", priceObject(price));
			return priceObject(price);
		},
	),

	readRoute("/v1/prices", "price", priceObject),

	route(
		"POST",
		"/v1/prices/:id",
		{
			active: flag.optional(),
			lookup_key: clearableText.optional(),
			transfer_lookup_key: flag.optional(),
			nickname: clearableText.optional(),
			tax_behavior: taxBehavior.optional(),
			metadata: metadata.optional(),
		},
		async ({ tx, id, parameters: { metadata, transfer_lookup_key, ...plain } }) => {
			const price = await requiredLocked(tx, "price", id);
			if (plain.lookup_key && plain.lookup_key !== price.lookup_key) {
				await freeLookupKey(tx, plain.lookup_key, transfer_lookup_key ?? false);
			}
			const { tax_behavior: before = "unspecified" } = price;
			if (plain.tax_behavior && before !== "unspecified" && plain.tax_behavior !== before) {
				throw invalidRequest("You cannot change tax_behavior after it has been set.", {
					param: "tax_behavior",
				});
			}
			const changed = await tx.save("price", {
				...price,
				...plain,
				metadata: mergeMetadata(price.metadata, metadata),
			});
			await emit(tx, "price.updated", priceObject(changed));
			return priceObject(changed);
		},
	),

	route(
		"GET",
		"/v1/prices",
		{
			...pageParameters,
			active: flag.optional(),
			currency: text.optional(),
			product: text.optional(),
			type: oneOf(["one_time", "recurring"]).optional(),
			lookup_keys: z.array(text).max(10).optional(),
		},
		({ tx, parameters: { active, currency, product, type, lookup_keys, ...page } }) => {
			const isOnce = type === "one_time";
			const filter = { active, currency, product, ...(isOnce ? { recurring: null } : {}) };
			// One condition has the place of the value; without keys it lets everything through.
			const recurringOnly = type === "recurring" ? "record->'recurring' <> 'null'::jsonb and " : "";
			const condition = `${recurringOnly}($8::text[] is null or record->>'lookup_key' = any($8))`;
			const where = { condition, value: lookup_keys ?? null };
			return listPage(tx, "price", page, { url: "/v1/prices", filter, where }, priceObject);
		},
	),
];

async function productFor(
	tx: Transaction,
	id: string | undefined,
	data: { name: string; metadata?: Record<string, string> | null | undefined } | undefined,
): Promise<string> {
	if (data) {
		const product = await tx.insert("product", {
			id: newId("prod_", 14),
			created: tx.at,
			updated: tx.at,
			active: true,
			name: data.name,
			description: null,
			images: [],
			metadata: mergeMetadata({}, data.metadata),
			url: null,
		});
		await emit(tx, "product.created", productObject(product));
		return product.id;
	}
	if (id === undefined) {
		throw invalidRequest(
			"You must specify either `product` or `product_data` when creating a price.",
			{
				code: "parameter_missing",
				param: "product",
			},
		);
	}
	return (await required(tx, "product", id, "product")).id;
}

/** A lookup key names one price; it is only taken from another where that is asked for. */
async function freeLookupKey(tx: Transaction, key: string, isTaken: boolean): Promise<void> {
	await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
		`sandbox lookup key ${key}`,
	]);
	const [holder] = await tx.find("price", { lookup_key: key });
	if (!holder) return;
	if (!isTaken) {
		throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
			code: "resource_already_exists",
			param: "lookup_key",
		});
	}
	await tx.save("price", { ...holder, lookup_key: null });
}
