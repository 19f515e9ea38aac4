import type { Question } from "./pricing.ts";

/** Questions and answers as search engines read them (schema.org FAQPage). */
export function faqData(questions: readonly Question[]) {
	return {
		"@context": "https://schema.org",
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
