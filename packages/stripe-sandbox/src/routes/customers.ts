import { z } from "zod";
import { createCustomer, deleteCustomer, updateCustomer } from "../billing/customers.ts";
import { noSuch } from "../errors.ts";
import { mergeMetadata } from "../metadata.ts";
import { customerObject, deletedCustomerObject } from "../objects/customer.ts";
import { clearableText, metadata, text } from "../parameters.ts";
import { required, requiredLocked } from "../requiring.ts";
import { listRoute, readRoute, route } from "../route.ts";

const fields = {
	email: clearableText.optional(),
	name: clearableText.optional(),
	phone: clearableText.optional(),
	description: clearableText.optional(),
	metadata: metadata.optional(),
};

export const customerRoutes = [
	route("POST", "/v1/customers", fields, async ({ tx, parameters }) =>
		customerObject(
			await createCustomer(tx, { ...parameters, metadata: mergeMetadata({}, parameters.metadata) }),
		),
	),

	listRoute("/v1/customers", "customer", { email: text.optional() }, customerObject, {
		deleted: false,
	}),

	readRoute("/v1/customers", "customer", (customer) =>
		customer.deleted ? deletedCustomerObject(customer) : customerObject(customer),
	),

	route(
		"POST",
		"/v1/customers/:id",
		{
			...fields,
			invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
		},
		async ({ tx, id, parameters }) => {
			const customer = await requiredLocked(tx, "customer", id);
			const { metadata, invoice_settings, ...plain } = parameters;
			const method = invoice_settings?.default_payment_method;
			if (method !== undefined) {
				const known = await tx.get("payment_method", method);
				if (known?.customer !== id) {
					const param = "invoice_settings[default_payment_method]";
					throw noSuch("PaymentMethod", method, param);
				}
			}
			return customerObject(
				await updateCustomer(tx, customer, {
					...plain,
					metadata: mergeMetadata(customer.metadata, metadata),
					...(method === undefined ? {} : { default_payment_method: method }),
				}),
			);
		},
	),

	route("DELETE", "/v1/customers/:id", {}, async ({ tx, id }) => {
		await required(tx, "customer", id);
		return deleteCustomer(tx, id);
	}),
];
