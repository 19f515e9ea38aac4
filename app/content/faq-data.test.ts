import { expect, test } from "vitest";
import { faqData, planFacts } from "./faq-data.ts";
import { questions } from "./pricing.ts";

test("Search engines read each question with its answer in plain words", () => {
	const data = faqData([
		{
			question: "What is free?",
			answer: ["**One** resume. ", { label: "See it", to: "/resumes" }],
		},
	]);
	expect(data.mainEntity).toEqual([
		{
			"@type": "Question",
			name: "What is free?",
			acceptedAnswer: { "@type": "Answer", text: "One resume. See it" },
		},
	]);
	expect(faqData(questions()).mainEntity).toHaveLength(questions().length);
	expect(JSON.stringify(faqData(questions()))).not.toContain("**");
});

test("Search engines read what each plan costs, in the currency's own figures", () => {
	const offers = planFacts("https://a.example/pricing").map(({ name, offers }) => [
		name,
		offers.price,
		offers.priceCurrency,
	]);
	expect(offers).toEqual([
		["Offerfolio Resume Pack", "9.99", "USD"],
		["Offerfolio Pro", "29.99", "USD"],
	]);
});
