import { z } from "zod";
import { invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { productObject } from "../objects/catalogue.ts";
import { clearableText, flag, metadata, pageParameters, text, url } from "../parameters.ts";
import { requiredLocked } from "../requiring.ts";
import { readRoute, route } from "../route.ts";

export const productRoutes = [
	route(
		"POST",
		"/v1/products",
		{
			id: text.optional(),
			name: text,
			active: flag.optional(),
			description: text.optional(),
			images: z.array(url).max(8).optional(),
			metadata: metadata.optional(),
			url: url.optional(),
		},
		async ({ tx, parameters }) => {
			const id = parameters.id ?? newId("prod_", 14);
			if (await tx.get("product", id))
				throw invalidRequest("Product already exists.", {
					code: "resource_already_exists",
					param: "id",
				});
			const product = await tx.insert("product", {
				id,
				created: tx.at,
				updated: tx.at,
				active: parameters.active ?? true,
				name: parameters.name,
				description: parameters.description ?? null,
				images: parameters.images ?? [],
				metadata: mergeMetadata({}, parameters.metadata),
				url: parameters.url ?? null,
			});
			await emit(tx, "product.created", productObject(product));
			return productObject(product);
		},
	),

	readRoute("/v1/products", "product", productObject),

	route(
		"POST",
		"/v1/products/:id",
		{
			name: text.optional(),
			active: flag.optional(),
			description: clearableText.optional(),
			metadata: metadata.optional(),
		},
		async ({ tx, id, parameters: { metadata, ...plain } }) => {
			const product = await requiredLocked(tx, "product", id);
			const changed = await tx.save("product", {
				...product,
				...plain,
				metadata: mergeMetadata(product.metadata, metadata),
				updated: tx.at,
			});
			await emit(tx, "product.updated", productObject(changed));
			return productObject(changed);
		},
	),

	route(
		"GET",
		"/v1/products",
		{ ...pageParameters, active: flag.optional(), ids: z.array(text).optional() },
		({ tx, parameters: { active, ids, ...page } }) =>
			listPage(
				tx,
				"product",
				page,
				{
					url: "/v1/products",
					filter: { active },
					...(ids ? { where: { condition: "id = any($8)", value: ids } } : {}),
				},
				productObject,
			),
	),
];
