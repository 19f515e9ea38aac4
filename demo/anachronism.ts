import type { Role } from "#app/domain/library/catalogue.ts";

/** The year from which something can stand under a job that ended then or later. */
const knownSince: readonly (readonly [year: number, terms: RegExp])[] = [
	[2025, /ModernBERT|\bAI Act\b|AI-generated/],
	[2024, /Node 22|Rspack|Cedar\b/],
	[
		2023,
		/vLLM|TensorRT-LLM|H100|\bH200|FP8|chunked prefill|paged attention|prefix cach|speculative decoding|disaggregated|\bDPO\b|\bLLMs?\b|language models?\b|\b\d+B (?:model|student|teacher|parameter)|retrieval-augmented|[Gg]enerative|tokens per second|prompts?\b|RT-DETR|DINOv2|Java 21|Python 3\.12|Kueue|grouped-query|key-value (?:cache|transfer)|copilot|Circana|assistant with|unsupported statements|generated drafts|model answers/,
	],
	[
		2022,
		/FlashAttention|\bLoRA\b|Whisper|TorchRec|Karpenter|passkeys?|DeepStream|Diffusion|TanStack|Vitest|Turborepo|Orin\b/i,
	],
	[
		2021,
		/A10G|MIG partitions|Sigstore|SLSA|Rails 7|Java 17|iOS 1[5-9]|App Tracking|Jetpack Compose|SPIFFE|Polars|DuckDB|[Ff]oundation model|SBOM|Mimir|Tempo\b|NielsenIQ|Fault Injection|Semgrep|Splink|Conformer|ECAPA|ViT\b|Hilt\b/,
	],
	[
		2020,
		/A100|OpenTelemetry|SwiftUI|Backstage|Temporal|Gradio|WebAuthn|DeepSpeed|ClickHouse|Multiplatform|\bPix\b|SOFR|Great Expectations|KServe|semantic layer|Core Web Vitals|Statsig|React Server|io_uring|\bbuf\b|Metaflow|Tuist|Trivy|CodeQL|[Ss]elf-supervised/,
	],
	[
		2019,
		/GitHub Actions|Argo Rollouts|Weights & Biases|FastAPI|\bRay\b|Triton Inference|BERT|TikTok|transformers?\b|Transformers|MIG\b|Kubeflow|Feast|gVisor|CECL|Delta Lake|Iceberg|int8|quantiz|T4\b|Litmus|Zanzibar|DoWhy|Tailwind|Svelte|WorkManager|sentence embeddings|Xavier\b/,
	],
	[
		2018,
		/\bdbt\b|eBPF|MLflow|Playwright|PyTorch|double machine learning|MMoE|Vue\b|Next\.js|Envoy|service mesh|GDPR|Looker|creators?\b|\bGong\b|Figma|connected TV|open banking|network tokens|SHAP|CCPA|Locust|Storybook|conformal|Airtable|CreatorIQ|whitelisted|Core ML|coroutine|RNN-T|Zstandard|Prophet|YOLO/i,
	],
	[
		2016,
		/Kubernetes|Terraform|gRPC|GraphQL|TypeScript|Prometheus|Kotlin|Airflow|Flink|TensorFlow|Faiss|HNSW|LightGBM|XGBoost|Grafana|Docker|\bRust\b|Debezium|LaunchDarkly|Snowflake|Swift\b|Bazel|Iceberg|Apple Pay|PagerDuty|\bReact\b|Lambda|influencer|graph neural|Databricks|Braze|Slack|ASC 606|feature store|Buildkite|\bPact\b|codemod|NVMe|Power BI|Iterable|Highspot|Contentful|Jetson/i,
	],
	[
		2014,
		/Spark|Kafka|Elasticsearch|word2vec|deep learning|Instagram|Amplitude|Android|\bGo\b|CUPED|Klaviyo|WebRTC|TLA\+|Alteryx/,
	],
	[
		2012,
		/DynamoDB|MongoDB|BigQuery|Redis|iOS|YouTube|programmatic|SOC 2|HubSpot|push notification|Jenkins|Cassandra|Optimizely|Mixpanel|spot (?:capacity|instances)/,
	],
];

/** The earliest year in which the line could have been lived, as far as its tools tell; 0 if they do not. */
export function earliestYearOf(text: string): number {
	return knownSince.find(([, terms]) => terms.test(text))?.[0] ?? 0;
}

type Beginning = { since: number; before: { role: Role; theme: string } };

const backend = { role: "Software Engineer", theme: "backend" } as const;
const recommendation = { role: "Machine Learning Engineer", theme: "recommendation" } as const;

/** Fields that did not exist before a year, and what such people did until then. */
const beginnings: Partial<Record<Role, Record<string, Beginning>>> = {
	"Software Engineer": {
		"cloud-reliability": { since: 2016, before: backend },
		"developer-infrastructure": { since: 2014, before: backend },
		mobile: { since: 2011, before: backend },
	},
	"Machine Learning Engineer": {
		inference: { since: 2021, before: recommendation },
		language: { since: 2019, before: recommendation },
		"ml-platform": { since: 2018, before: recommendation },
		speech: { since: 2017, before: recommendation },
		vision: { since: 2016, before: recommendation },
		recommendation: { since: 2014, before: backend },
		fraud: { since: 2013, before: backend },
	},
	"Product Manager": {
		"ai-products": { since: 2021, before: { role: "Product Manager", theme: "b2b-saas" } },
	},
	Marketing: {
		partnerships: { since: 2014, before: { role: "Marketing", theme: "brand" } },
	},
};

/** The field of a job that ended in the year: the given one, or what it grew out of. */
export function fieldInYear(
	field: { role: Role; theme: string },
	endYear: number,
): { role: Role; theme: string } {
	const beginning = beginnings[field.role]?.[field.theme];
	return beginning && endYear < beginning.since ? fieldInYear(beginning.before, endYear) : field;
}

/** Data scientists were called otherwise; the titles by level of the job, from Intern on. */
export const titlesBeforeDataScience: readonly (readonly string[])[] = [
	["Statistics Intern"],
	["Statistical Analyst", "Quantitative Analyst"],
	["Statistician", "Senior Statistical Analyst"],
	["Senior Statistician", "Lead Statistician"],
	["Principal Statistician"],
];
