import { z } from "zod";

/** The shapes of schema.org that the site uses, as search engines ask for them. Nothing else may be said. */

const url = z.url();
const words = z.string().min(3);
const day = z.iso.date();
const organization = z.strictObject({ "@type": z.literal("Organization"), name: words });

const listed = z
	.array(
		z.strictObject({
			"@type": z.literal("ListItem"),
			position: z.int().positive(),
			name: z.string().min(1),
			/** The page of a crumb, or of something in a list. */
			item: url.optional(),
			url: url.optional(),
		}),
	)
	.refine((items) => items.every(({ position }, at) => position === at + 1), "Counted from 1")
	.refine((items) => items.every((each) => each.item ?? each.url), "Each leads somewhere");

const breadcrumbs = z.strictObject({
	"@type": z.literal("BreadcrumbList"),
	itemListElement: listed.refine((way) => way.length >= 2, "At least a list and the page"),
});

const article = z.strictObject({
	"@type": z.literal("Article"),
	headline: words.max(110),
	description: words,
	datePublished: day,
	dateModified: day,
	author: organization,
	publisher: organization,
	articleSection: words,
	mainEntityOfPage: url,
	image: url,
	timeRequired: z.iso.duration().optional(),
});

const work = z.strictObject({
	"@type": z.literal("CreativeWork"),
	name: words,
	description: words,
	url,
	image: url,
	dateCreated: day,
	dateModified: z.iso.datetime(),
	keywords: z.string(),
	isAccessibleForFree: z.literal(false),
	hasPart: z.strictObject({
		"@type": z.literal("WebPageElement"),
		isAccessibleForFree: z.literal(false),
		cssSelector: words,
	}),
});

/** A resume that is open to everyone: no part of it is closed. */
const openWork = work.omit({ hasPart: true }).extend({ isAccessibleForFree: z.literal(true) });

const collection = z.strictObject({
	"@type": z.literal("CollectionPage"),
	name: words,
	description: words,
	url,
	mainEntity: z.strictObject({
		"@type": z.literal("ItemList"),
		numberOfItems: z.int().nonnegative(),
		itemListElement: listed,
	}),
});

const product = z.strictObject({
	"@type": z.literal("Product"),
	name: words,
	description: words,
	brand: z.strictObject({ "@type": z.literal("Brand"), name: words }),
	offers: z.strictObject({
		"@type": z.literal("Offer"),
		url,
		price: z.string().regex(/^\d+\.\d\d$/u),
		priceCurrency: z.literal("USD"),
		availability: z.literal("https://schema.org/InStock"),
	}),
});

const questions = z.strictObject({
	"@type": z.literal("FAQPage"),
	mainEntity: z
		.array(
			z.strictObject({
				"@type": z.literal("Question"),
				name: words,
				acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: words }),
			}),
		)
		.min(1),
});

const site = z.strictObject({
	"@graph": z.tuple([
		z.strictObject({
			"@type": z.literal("Organization"),
			"@id": url,
			name: words,
			url,
			logo: url,
			email: z.email(),
		}),
		z.strictObject({
			"@type": z.literal("WebSite"),
			"@id": url,
			name: words,
			description: words,
			url,
			publisher: z.strictObject({ "@id": url }),
			potentialAction: z.strictObject({
				"@type": z.literal("SearchAction"),
				target: z.strictObject({
					"@type": z.literal("EntryPoint"),
					urlTemplate: z.string().includes("{search_term_string}"),
				}),
				"query-input": z.literal("required name=search_term_string"),
			}),
		}),
	]),
});

const shapes = z.union([
	z.discriminatedUnion("@type", [breadcrumbs, article, work, collection, product, questions]),
	openWork,
	site,
]);

/** What a page says in its structured data. */
export const structuredData = z
	.looseObject({ "@context": z.literal("https://schema.org") })
	.transform(({ "@context": _, ...said }) => said)
	.pipe(shapes);
