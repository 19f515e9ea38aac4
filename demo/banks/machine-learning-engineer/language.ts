import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const language: Theme = {
	key: "language",
	label: "natural language processing",
	skills: [
		{ name: "Languages", keywords: ["Python", "SQL", "Rust", "C++", "TypeScript", "Bash"] },
		{
			name: "Modeling",
			keywords: [
				"PyTorch",
				"Hugging Face Transformers",
				"LoRA",
				"DPO",
				"Retrieval-augmented generation",
				"Embeddings",
				"spaCy",
				"Evaluation design",
			],
		},
		{
			name: "Systems",
			keywords: [
				"vLLM",
				"Ray",
				"DeepSpeed",
				"Elasticsearch",
				"pgvector",
				"Kubernetes",
				"Weights & Biases",
				"FastAPI",
			],
		},
	],
	projects: [
		{
			name: "Statute Search",
			levels: [0, 1],
			description:
				"Retrieval-augmented question answering over one state's legal code, with citations",
			highlights: [
				(r) =>
					`Cites the right section in ${r.int(81, 91)}% of ${r.int(150, 320, 10)} questions written by law students; declines in ${r.int(5, 9)}%`,
				() =>
					"Hybrid BM25 and dense retrieval with a cross-encoder, compared stage by stage in the report",
			],
		},
		{
			name: "tiny-gpt",
			levels: [0, 0],
			description:
				"Decoder-only transformer written from scratch in PyTorch for a deep learning course",
			highlights: [
				(r) =>
					`Trained ${r.int(25, 85, 5)}M parameters on one consumer GPU in ${r.int(9, 20)} hours`,
				() =>
					"Implemented rotary embeddings, key-value caching and byte-pair encoding with unit tests against references",
			],
		},
		{
			name: "Low-Resource Tagger",
			levels: [0, 2],
			description:
				"Part-of-speech tagger for a language with little annotated text, built with native speakers",
			highlights: [
				(r) =>
					`Reached ${r.int(88, 93)}% accuracy from ${thousands(r.int(11, 29) * 100)} annotated sentences through cross-lingual transfer`,
				() =>
					"Published data, guidelines and a statement on how the community may use and withdraw them",
			],
		},
	],
	tags: ["nlp", "llm", "pytorch", "transformers", "rag", "fine-tuning", "vllm", "evaluation"],
};

const line = linesOf(language.key);

const domain = [
	"support tickets",
	"insurance claims",
	"contracts",
	"job postings",
	"product reviews",
] as const;

export const languageBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [68, 76, 1], [12, 20], 1);
		return `Fine-tuned ${r.pick(["DeBERTa", "RoBERTa", "ModernBERT"])} to classify ${r.pick(domain)} into ${r.int(18, 42)} classes, lifting macro F1 from ${(c.before / 100).toFixed(2)} to ${(c.after / 100).toFixed(2)} over the existing TF-IDF model after cleaning ${r.int(7, 15)}% of labels`;
	}),
	line(
		[0, 0],
		(r) =>
			`Built an evaluation harness for a retrieval-augmented assistant with ${r.int(240, 620, 20)} questions, separate retrieval and answer scores and model grading checked against ${word(r.int(2, 3))} human raters (agreement ${r.int(84, 92)}%)`,
	),
	line([0, 1], (r) => {
		const c = rise(r, [61, 72, 1], [15, 30], 1);
		return `Improved passage retrieval for ${r.pick(["the help center", "internal documents", "product manuals"])} with hybrid BM25 and dense search plus a cross-encoder reranker, raising recall at 5 from ${c.before}% to ${Math.min(c.after, 93)}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Extracted ${r.int(12, 28)} fields from ${r.pick(["invoices", "contracts", "lab reports"])} with a fine-tuned layout model and constrained decoding; field accuracy of ${r.int(93, 97)}% sent only ${r.int(9, 18)}% of documents to manual review`,
	),
	line(
		[0, 1],
		() =>
			"Read several hundred failed answers of a production assistant, wrote the failure taxonomy that the team adopted, and turned each category into regression cases",
	),
	line(
		[1, 2],
		(r) =>
			`Distilled a ${r.pick(["70B", "34B"])} teacher into ${r.pick(["an 8B", "a 7B"])} student with LoRA on ${thousands(r.int(20, 90, 5) * 1000)} filtered examples for ${r.pick(["summaries", "ticket replies", "query rewriting"])}, keeping ${r.int(95, 98)}% of rated quality at about ${r.pick(["a fifth", "a sixth", "an eighth"])} of the cost`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [11, 19, 1], [50, 72], 1);
		return `Lowered the rate of unsupported statements in generated ${r.pick(["summaries", "answers", "case notes"])} from ${c.before}% to ${c.after}% with sentence-level entailment checks, better chunking and abstention when retrieval scores are weak`;
	}),
	line(
		[1, 2],
		(r) =>
			`Served ${r.pick(["a 7B", "an 8B"])} model with vLLM, prefix caching and continuous batching on ${r.pick(["L4", "A10G", "A100"])} GPUs, raising throughput per GPU ${r.int(28, 52) / 10}x over plain Transformers`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed an agent that resolves ${r.pick(["billing", "shipping", "account access"])} requests through ${word(r.int(5, 9))} typed tools with approval for irreversible steps; it closes ${r.int(31, 48)}% of them unaided at equal satisfaction`,
	),
	line(
		[2, 3],
		(r) =>
			`Aligned a domain model with DPO on ${thousands(r.int(9, 40) * 1000)} preference pairs collected from editors' changes, winning ${r.int(61, 72)}% of blind comparisons against the prompted baseline`,
	),
	line(
		[2, 3],
		(r) =>
			`Introduced multilingual embeddings for ${r.int(9, 24)} languages with hard negatives mined per language; search success outside English rose ${word(r.int(6, 10))} points and separate models per language were retired`,
	),
	line(
		[3, 4],
		(r) =>
			`Led the language platform (gateway, prompt registry, evaluation, fine-tuning) used by ${r.int(14, 36)} product teams; a model change now takes ${word(r.int(2, 4))} days with evidence instead of ${word(r.int(4, 7))} weeks`,
	),
	line(
		[3, 4],
		(r) =>
			`Continued pretraining of ${r.pick(["a 7B", "an 8B", "a 13B"])} open model on ${r.int(20, 80, 5)}B licensed domain tokens with DeepSpeed on ${r.pick([64, 128])} H100 GPUs, beating a much larger commercial model on ${word(r.int(6, 9))} of ten internal tasks`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the company's language model strategy (buy, tune or train) with a cost and risk model per use case, moving ${r.int(55, 75)}% of tokens to tuned open models and saving ${usd(r.int(3, 14) * 1_000_000)} a year`,
	),
	line(
		[3, 4],
		() =>
			"Wrote the security model for tools that act on untrusted text: isolation of instructions from data, least privilege per tool and human approval, now required of every assistant",
	),
];
