import { z } from "zod";
import { brandInFile } from "#app/content/brand.ts";
import { type ClaimName, claims } from "#app/content/claims.ts";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { pricesInFile } from "#app/domain/billing/plans.ts";
import { isTextKey, type OwnField } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { crawlerGroups, crawlersOf } from "./crawlers.ts";
import type { OwnEntry } from "./entry.ts";
import { textEntry } from "./text-entry.server.ts";

/* The forms of the owner's words: fields, what the files say, and what is checked. */

/** An entry whose fields are checked by a schema. */
function entry<Schema extends z.ZodType>(
	facts: Omit<OwnEntry, "read">,
	schema: Schema,
	toWords: (read: z.infer<Schema>) => OwnWords,
): OwnEntry {
	return {
		...facts,
		read(values) {
			const read = schema.safeParse(values);
			return read.success
				? { words: toWords(read.data) }
				: { fieldErrors: fieldErrorsOf(read.error) };
		},
	};
}

const line = (most: number) =>
	z
		.string()
		.trim()
		.min(1, "Please fill this in.")
		.max(most, `Please use at most ${most} characters.`)
		.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, "Please use one line of plain characters.");
const mayBeEmpty = (most: number) => z.literal("").or(line(most)).default("");

const brandEntry = entry(
	{
		key: "brand",
		title: "Brand",
		about: "What the site is called: in its header, titles, emails and receipts.",
		page: "/",
		fields: [
			{ name: "name", label: "Name" },
			{
				name: "tagline",
				label: "Tagline",
				hint: "In the footer, and in the title of the landing page.",
			},
			{
				name: "description",
				label: "Description",
				hint: "For search engines, 160 characters at most.",
			},
		],
		inFile() {
			const { name, tagline, description } = brandInFile;
			return { name, tagline, description };
		},
	},
	z.object({
		name: line(30).regex(/[a-z\d]/iu, "A name has a letter or a digit."),
		tagline: line(80),
		description: line(160),
	}),
	(brand) => ({ brand }),
);

const dollars = z
	.string()
	.trim()
	.regex(/^\d{1,4}(?:\.\d{2})?$/u, "Please write it as 29.99.")
	.transform((typed) => Math.round(Number(typed) * 100))
	.refine((cents) => cents >= 50, "The payment provider takes no less than 0.50.");
const written = (cents: number) => (cents / 100).toFixed(2);

const pricesEntry = entry(
	{
		key: "prices",
		title: "Prices",
		about:
			"In US dollars. What is shown is what is charged, from the next checkout on. A subscription keeps the price that it was sold at.",
		page: "/pricing",
		fields: [
			{ name: "pack", label: "Resume Pack, once" },
			{ name: "pro", label: "Pro, a month" },
			{ name: "firstMonth", label: "First month of Pro for holders of a pack" },
		],
		inFile: () => ({
			pack: written(pricesInFile.pack),
			pro: written(pricesInFile.pro),
			firstMonth: written(pricesInFile.firstMonth),
		}),
	},
	z
		.object({ pack: dollars, pro: dollars, firstMonth: dollars })
		.refine(({ pro, firstMonth }) => firstMonth < pro, {
			path: ["firstMonth"],
			error: "It must be less than a month of Pro.",
		}),
	(prices) => ({ prices }),
);

const claimNames = Object.keys(claims) as ClaimName[];

const claimsEntry: OwnEntry = {
	key: "claims",
	title: "Claims",
	about:
		"Figures that nobody counts. A public site shows one only with its source and its date; without them it counts what it can and leaves the rest out.",
	page: "/about",
	fields: claimNames.flatMap((name): OwnField[] => [
		{ name: `${name}Figure`, label: `${sentenceCase(claims[name].label)}: figure` },
		{
			name: `${name}Source`,
			label: `${sentenceCase(claims[name].label)}: source`,
			hint: "“Survey of 412 members”",
		},
		{
			name: `${name}Date`,
			label: `${sentenceCase(claims[name].label)}: day`,
			hint: "As in 2026-11-25.",
		},
	]),
	inFile: () =>
		Object.fromEntries(
			claimNames.flatMap((name) => [
				[`${name}Figure`, claims[name].figure],
				[`${name}Source`, claims[name].source?.text ?? ""],
				[`${name}Date`, claims[name].source?.date ?? ""],
			]),
		),
	read(values) {
		const fieldErrors: Record<string, string> = {};
		const said = claimNames.map((name) => {
			const read = claimSchema.safeParse({
				figure: values[`${name}Figure`],
				source: values[`${name}Source`],
				date: values[`${name}Date`],
			});
			if (read.success) {
				const { figure, source: text, date } = read.data;
				return [name, { figure, ...(text && { source: { text, date } }) }];
			}
			for (const [field, error] of Object.entries(fieldErrorsOf(read.error))) {
				fieldErrors[`${name}${field.replace(/^./u, (letter) => letter.toUpperCase())}`] = error;
			}
			return [name, null];
		});
		return Object.keys(fieldErrors).length > 0
			? { fieldErrors }
			: { words: { claims: Object.fromEntries(said) } };
	},
};

const claimSchema = z
	.object({
		figure: line(20),
		source: mayBeEmpty(120),
		date: z.literal("").or(z.iso.date("Please write a day as 2026-11-25.")).default(""),
	})
	.refine(({ source, date }) => source === "" || date !== "", {
		path: ["date"],
		error: "A source needs the day for which it holds.",
	})
	.refine(({ source, date }) => date === "" || source !== "", {
		path: ["source"],
		error: "A day needs its source.",
	});

const legalEntry = entry(
	{
		key: "company",
		title: "Company",
		about: "Who runs the site and sells its plans: on the legal pages, receipts and in emails.",
		page: "/terms",
		fields: [
			{ name: "name", label: "Company" },
			{ name: "address", label: "Address", hint: "Street and town, a line each.", box: "lines" },
			{ name: "country", label: "Country" },
			{
				name: "register",
				label: "Register",
				hint: "Where it is registered, and under what number.",
			},
			{ name: "taxId", label: "Tax number" },
			{ name: "contact", label: "Contact address", hint: "For support; emails name it." },
		],
		inFile: ({ seller }) => ({
			name: seller?.name ?? "",
			address: seller?.address.join("\n") ?? "",
			country: seller?.country ?? "",
			register: seller?.register ?? "",
			taxId: seller?.taxId ?? "",
			contact: brandInFile.supportAddress,
		}),
	},
	z.object({
		name: line(120),
		address: z
			.string()
			.transform((typed) =>
				typed
					.split("\n")
					.map((part) => part.trim())
					.filter((part) => part !== ""),
			)
			.pipe(
				z.array(line(120)).min(1, "Please fill this in.").max(6, "Please use at most 6 lines."),
			),
		country: line(60),
		register: mayBeEmpty(120),
		taxId: mayBeEmpty(60),
		contact: z.email("Please enter an email address.").max(120),
	}),
	({ contact, ...seller }) => ({ seller, brand: { supportAddress: contact } }),
);

const crawlersEntry = entry(
	{
		key: "crawlers",
		title: "Crawlers",
		about:
			"Which programs may read the public pages. They are asked in /robots.txt; those that behave do as they are asked. The words of a locked resume stand on no page that they can read.",
		page: "/robots.txt",
		fields: [
			...crawlerGroups.map(
				({ name, label, hint }): OwnField => ({ name, label, hint, box: "check" }),
			),
			{
				name: "others",
				label: "Others that may not come",
				hint: "The names that they give themselves, a line each.",
				box: "lines",
			},
		],
		inFile: () => ({
			...Object.fromEntries(crawlerGroups.map(({ name }) => [name, "true"])),
			others: "",
		}),
	},
	z.record(z.string(), z.string()).pipe(
		z.object({
			...Object.fromEntries(crawlerGroups.map(({ name }) => [name, z.string().default("")])),
			others: z
				.string()
				.default("")
				.transform((typed) =>
					typed
						.split("\n")
						.map((part) => part.trim())
						.filter((part) => part !== ""),
				)
				.pipe(
					z
						.array(
							z.string().regex(/^[\w.-]{1,60}$/u, "A name has letters, digits, dots and hyphens."),
						)
						.max(100, "Please name at most 100."),
				),
		}),
	),
	(read) => ({ closedTo: crawlersOf(read as Record<string, unknown> & { others: string[] }) }),
);

/** All forms but those of texts, in the order in which they are listed. */
export const ownEntries: readonly OwnEntry[] = [
	brandEntry,
	pricesEntry,
	claimsEntry,
	legalEntry,
	crawlersEntry,
];

/** The form of a key, or null. */
export const findOwnEntry = (key: string): OwnEntry | null =>
	ownEntries.find((one) => one.key === key) ?? (isTextKey(key) ? textEntry(key) : null);
