import { z } from "zod";
import { brandInFile } from "#app/content/brand.ts";
import { type ClaimName, claims } from "#app/content/claims.ts";
import { emailSchema } from "#app/domain/base/email.ts";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { pricesInFile } from "#app/domain/billing/plans.ts";
import { isTextKey, type OwnField } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { crawlerGroups } from "./crawlers.ts";
import type { OwnEntry } from "./entry.ts";
import { textEntry } from "./text-entry.server.ts";

/* The forms of the owner's words: fields, what the files say, and what is checked. */

type CheckedField = Omit<OwnField, "name"> & { check: z.ZodType };
type Read<Fields extends Record<string, CheckedField>> = {
	[Name in keyof Fields]: z.output<Fields[Name]["check"]>;
};

/** A form of fields. `faults` are those that no field has alone, by field. */
function entry<Fields extends Record<string, CheckedField>>({
	fields,
	faults = () => ({}),
	words,
	...facts
}: Omit<OwnEntry, "fields" | "read"> & {
	fields: Fields;
	faults?: (read: Read<Fields>) => Record<string, string>;
	words: (read: Read<Fields>) => OwnWords;
}): OwnEntry {
	const each = Object.entries(fields);
	const schema = z.object(Object.fromEntries(each.map(([name, { check }]) => [name, check])));
	return {
		...facts,
		fields: each.map(([name, { check: _, ...field }]) => ({ name, ...field })),
		read(values, files) {
			// A field that is younger than the version is as in the file.
			const { success, error, data } = schema.safeParse({ ...facts.inFile(files), ...values });
			if (!success) return { fieldErrors: fieldErrorsOf(error) };
			const read = data as Read<Fields>;
			const fieldErrors = faults(read);
			return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { words: words(read) };
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
const mayBeEmpty = (most: number) => z.literal("").or(line(most));
const lines = z.string().transform((typed) =>
	typed
		.split("\n")
		.map((part) => part.trim())
		.filter((part) => part !== ""),
);

const brandEntry = entry({
	key: "brand",
	title: "Brand",
	about: "What the site is called: in its header, titles, emails and receipts.",
	page: "/",
	fields: {
		name: { label: "Name", check: line(30).regex(/[a-z\d]/iu, "A name has a letter or a digit.") },
		tagline: {
			label: "Tagline",
			hint: "In the footer, and in the title of the landing page.",
			box: "wide",
			check: line(80),
		},
		description: {
			label: "Description",
			hint: "For search engines, 160 characters at most.",
			box: "wide",
			check: line(160),
		},
	},
	inFile: () => brandInFile,
	words: (brand) => ({ brand }),
});

const dollars = z
	.string()
	.trim()
	.regex(/^\d{1,4}(?:\.\d{2})?$/u, "Please write it as 29.99.")
	.transform((typed) => Math.round(Number(typed) * 100))
	.refine((cents) => cents >= 50, "The payment provider takes no less than 0.50.");
const written = (cents: number) => (cents / 100).toFixed(2);

const pricesEntry = entry({
	key: "prices",
	title: "Prices",
	about:
		"In US dollars. What is shown is what is charged, from the next checkout on. A subscription keeps the price that it was sold at.",
	page: "/pricing",
	fields: {
		pack: { label: "Resume Pack, once", check: dollars },
		pro: { label: "Pro, a month", check: dollars },
		firstMonth: { label: "First month of Pro for holders of a pack", check: dollars },
	},
	inFile: () => ({
		pack: written(pricesInFile.pack),
		pro: written(pricesInFile.pro),
		firstMonth: written(pricesInFile.firstMonth),
	}),
	faults: ({ pro, firstMonth }): Record<string, string> =>
		firstMonth < pro ? {} : { firstMonth: "It must be less than a month of Pro." },
	words: (prices) => ({ prices }),
});

const claimNames = Object.keys(claims) as ClaimName[];
const day = z.literal("").or(z.iso.date("Please write a day as 2026-11-25."));

const claimsEntry = entry({
	key: "claims",
	title: "Claims",
	about:
		"Figures that nobody counts. A public site shows one only with its source and its day; without them, or without a figure, it counts what it can and leaves the rest out.",
	page: "/about",
	fields: Object.fromEntries(
		claimNames.flatMap((name): [string, CheckedField & { check: z.ZodType<string> }][] => {
			const label = sentenceCase(claims[name].label);
			return [
				[`${name}Figure`, { label: `${label}: figure`, check: mayBeEmpty(20) }],
				[
					`${name}Source`,
					{ label: `${label}: source`, hint: "“Survey of 412 members”", check: mayBeEmpty(120) },
				],
				[`${name}Date`, { label: `${label}: day`, hint: "As in 2026-11-25.", check: day }],
			];
		}),
	),
	inFile: () =>
		Object.fromEntries(
			claimNames.flatMap((name) => [
				[`${name}Figure`, claims[name].figure],
				[`${name}Source`, claims[name].source?.text ?? ""],
				[`${name}Date`, claims[name].source?.date ?? ""],
			]),
		),
	faults: (read) =>
		Object.fromEntries(
			claimNames.flatMap((name) => {
				const [source, date] = [read[`${name}Source`], read[`${name}Date`]];
				if (source && !read[`${name}Figure`]) return [[`${name}Figure`, "What does it prove?"]];
				if (source && !date) return [[`${name}Date`, "A source needs the day for which it holds."]];
				return date && !source ? [[`${name}Source`, "A day needs its source."]] : [];
			}),
		),
	words: (read) => ({
		claims: Object.fromEntries(
			claimNames.map((name) => {
				const [text, date = ""] = [read[`${name}Source`], read[`${name}Date`]];
				const figure = read[`${name}Figure`] ?? "";
				return [name, { figure, ...(text && { source: { text, date } }) }];
			}),
		),
	}),
});

const companyEntry = entry({
	key: "company",
	title: "Company",
	about: "Who runs the site and sells its plans: on the legal pages, receipts and in emails.",
	page: "/terms",
	fields: {
		name: { label: "Company", check: line(120) },
		address: {
			label: "Address",
			hint: "Street and town, a line each.",
			box: "lines",
			check: lines.pipe(
				z.array(line(120)).min(1, "Please fill this in.").max(6, "Please use at most 6 lines."),
			),
		},
		country: { label: "Country", check: line(60) },
		register: {
			label: "Register",
			hint: "Where it is registered, and under what number.",
			check: mayBeEmpty(120),
		},
		taxId: { label: "Tax number", check: mayBeEmpty(60) },
		contact: {
			label: "Contact address",
			hint: "For support; emails name it.",
			// Every mail names it as where an answer goes: one that no mail may carry would stop them all.
			check: z
				.string()
				.max(120)
				.refine(
					(address) => emailSchema.safeParse(address).success,
					"Please enter an email address.",
				),
		},
	},
	inFile: ({ seller }) => ({
		name: seller?.name ?? "",
		address: seller?.address.join("\n") ?? "",
		country: seller?.country ?? "",
		register: seller?.register ?? "",
		taxId: seller?.taxId ?? "",
		contact: brandInFile.supportAddress,
	}),
	words: ({ contact, ...seller }) => ({ seller, brand: { supportAddress: contact } }),
});

const program = z
	.string()
	.regex(/^[\w.-]{1,60}$/u, "A name has letters, digits, dots and hyphens.");
const ticked = z.enum(["", "true"], "Please tick the box or leave it.");
type Box = CheckedField & { check: z.ZodType<string> };

const crawlersEntry = entry({
	key: "crawlers",
	title: "Crawlers",
	about:
		"Which programs may read the public pages. They are asked in /robots.txt; those that behave do as they are asked. The words of a locked resume stand on no page that they can read.",
	page: "/robots.txt",
	fields: {
		...(Object.fromEntries(
			crawlerGroups.map(({ name, label, programs }): [string, Box] => [
				name,
				{ label, hint: programs.join(", "), box: "check", check: ticked },
			]),
		) as Record<(typeof crawlerGroups)[number]["name"], Box>),
		others: {
			label: "Others that may not come",
			hint: "The names that they give themselves, a line each.",
			box: "lines",
			check: lines.pipe(z.array(program).max(100, "Please name at most 100.")),
		},
	},
	inFile: () => ({
		...Object.fromEntries(crawlerGroups.map(({ name }) => [name, "true"])),
		others: "",
	}),
	words: ({ others, ...mayCome }) => ({
		closedTo: [
			...crawlerGroups.flatMap(({ name, programs }) => (mayCome[name] === "true" ? [] : programs)),
			...others,
		],
	}),
});

/** All forms but those of texts, in the order in which they are listed. */
export const ownEntries: readonly OwnEntry[] = [
	brandEntry,
	pricesEntry,
	claimsEntry,
	companyEntry,
	crawlersEntry,
];

/** The form of a key, or null. */
export const findOwnEntry = (key: string): OwnEntry | null =>
	ownEntries.find((one) => one.key === key) ?? (isTextKey(key) ? textEntry(key) : null);
