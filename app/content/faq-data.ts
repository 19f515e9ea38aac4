import { plans } from "#app/domain/billing/plans.ts";
import { brand } from "./brand.ts";
import type { Question } from "./pricing.ts";

/** Questions and answers as search engines read them (schema.org FAQPage). */
export function faqData(questions: readonly Question[]) {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

function plainText(answer: Question["answer"]): string {
	return answer
		.map((part) => (typeof part === "string" ? part : part.label))
		.join("")
		.replaceAll("**", "");
}

const { pack, pro } = plans;

/**
 * The plans that are sold, as search engines read them (schema.org Product, Offer).
 * @param url of the page that sells them
 */
export function planFacts(url: string) {
	const sold = [
		{
			...pack,
			description: `${pack.resumes} resumes to open within ${pack.days} days, paid once.`,
		},
		{ ...pro, description: `Every resume and every tool, paid by the ${pro.interval}.` },
	];
	return sold.map(({ name, description, priceInCents }) => ({
		"@type": "Product",
		name: `${brand.name} ${name}`,
		description,
		brand: { "@type": "Brand", name: brand.name },
		offers: {
			"@type": "Offer",
			url,
			price: (priceInCents / 100).toFixed(2),
			priceCurrency: "USD",
			availability: "https://schema.org/InStock",
		},
	}));
}
