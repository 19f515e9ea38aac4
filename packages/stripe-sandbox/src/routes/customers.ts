import { z } from "zod";
import { createCustomer, deleteCustomer, updateCustomer } from "../billing/customers.ts";
import { noSuch } from "../errors.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { customerObject, deletedCustomerObject } from "../objects/customer.ts";
import { clearableText, metadata, pageParameters, text } from "../parameters.ts";
import { route } from "../route.ts";

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

	route(
		"GET",
		"/v1/customers",
		{ ...pageParameters, email: text.optional() },
		({ tx, parameters }) =>
			listPage(
				tx,
				"customer",
				parameters,
				{
					url: "/v1/customers",
					filter: {
						deleted: false,
						...(parameters.email === undefined ? {} : { email: parameters.email }),
					},
				},
				customerObject,
			),
	),

	route("GET", "/v1/customers/:id", {}, async ({ tx, id }) => {
		const customer = await tx.get("customer", id);
		if (!customer) throw noSuch("customer", id);
		return customer.deleted ? deletedCustomerObject(customer) : customerObject(customer);
	}),

	route(
		"POST",
		"/v1/customers/:id",
		{
			...fields,
			invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
		},
		async ({ tx, id, parameters }) => {
			const customer = await tx.lock("customer", id);
			if (!customer || customer.deleted) throw noSuch("customer", id);
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
		const customer = await tx.get("customer", id);
		if (!customer || customer.deleted) throw noSuch("customer", id);
		return deleteCustomer(tx, id);
	}),
];
