import { consulting } from "./consulting.server.ts";
import type { Field, FieldLetter } from "./field.ts";
import { finance } from "./finance.server.ts";
import { general } from "./general.server.ts";
import { marketing } from "./marketing.server.ts";
import { privateEquity } from "./private-equity.server.ts";
import { softwareEngineering } from "./software-engineering.server.ts";
import { visaSponsorship } from "./visa-sponsorship.server.ts";

/** The fields in the order of their letters. On the server only: the samples are read by those who sign up. */
export const fields: Readonly<Record<FieldLetter, Field>> = {
	a: general,
	b: softwareEngineering,
	c: marketing,
	d: finance,
	e: consulting,
	f: privateEquity,
	g: visaSponsorship,
};

/** The field to which a route belongs, by the first part of its pattern: "a/download/:format"; or null. */
export function findField(pattern: string): Field | null {
	const [letter = ""] = pattern.split("/").filter(Boolean);
	return Object.hasOwn(fields, letter) ? fields[letter as FieldLetter] : null;
}
