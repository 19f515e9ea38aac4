import { expect, test } from "vitest";
import { faqData } from "./faq-data.ts";
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
	expect(faqData(questions).mainEntity).toHaveLength(questions.length);
	expect(JSON.stringify(faqData(questions))).not.toContain("**");
});
