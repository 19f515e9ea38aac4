import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, plural, rise, short, thousands, word } from "../../quantities.ts";

export const backend: Theme = {
	key: "backend",
	label: "backend services",
	skills: [
		{
			name: "Languages",
			keywords: ["Go", "Java", "Kotlin", "Python", "TypeScript", "SQL", "Rust"],
		},
		{
			name: "Data",
			keywords: ["PostgreSQL", "MySQL", "Redis", "Kafka", "DynamoDB", "Elasticsearch", "RabbitMQ"],
		},
		{
			name: "Services",
			keywords: ["gRPC", "REST", "Protocol Buffers", "GraphQL", "OpenAPI", "Spring Boot", "Django"],
		},
		{
			name: "Operations",
			keywords: ["Docker", "Kubernetes", "Terraform", "AWS", "Datadog", "OpenTelemetry", "k6"],
		},
	],
	projects: [
		{
			name: "Tinyqueue",
			levels: [0, 1],
			description: "Persistent job queue on top of PostgreSQL, written in Go",
			highlights: [
				(r) =>
					`Used SELECT … FOR UPDATE SKIP LOCKED to hand out ${thousands(r.int(900, 3200, 100))} jobs per second on a laptop`,
				() =>
					"Added retries with exponential backoff, a dead-letter table and a small web view of stuck jobs",
				(r) =>
					`Wrote ${r.int(40, 90)} tests, including one that kills workers at random and checks that no job is lost`,
			],
		},
		{
			name: "Campus Course Alerts",
			levels: [0, 1],
			description: "Service that texts students when a seat opens in a full course",
			highlights: [
				(r) =>
					`Polled the registrar's public listing every ${r.int(2, 5)} minutes with Python and Celery for ${thousands(r.int(300, 1400, 50))} students`,
				(r) =>
					`Kept hosting below $${r.int(8, 20)} a month with SQLite, a single VM and batched notifications`,
			],
		},
		{
			name: "Linkshort",
			levels: [0, 2],
			description: "URL shortener built to learn caching and load testing",
			highlights: [
				(r) =>
					`Sustained ${thousands(r.int(6000, 18000, 1000))} redirects per second in k6 with Redis in front of PostgreSQL`,
				() =>
					"Documented the trade-offs of three ID schemes, with measurements, in the repository's README",
			],
		},
		{
			name: "pg-outbox",
			levels: [2, 4],
			description: "Open-source library for the transactional outbox pattern in Java",
			highlights: [
				(r) =>
					`Reached ${r.int(300, 1600, 50)} GitHub stars; ${r.int(8, 30)} outside contributors have landed changes`,
				() => "Guarantees ordering per aggregate by leasing partitions through advisory locks",
			],
		},
	],
	tags: ["go", "java", "postgresql", "kafka", "grpc", "microservices", "redis", "rest api"],
};

const line = linesOf(backend.key);

export const backendBullets: Bullet[] = [
	line([0, 1], (r) => {
		const c = fall(r, [420, 1200, 20], [55, 85], 10);
		return `Cut median latency of the ${r.pick(["order history", "invoice list", "user search", "activity feed", "inventory lookup"])} endpoint from ${ms(c.before)} to ${ms(c.after)} by replacing N+1 queries with one batched join and a composite index in ${r.pick(["PostgreSQL", "MySQL"])}`;
	}),
	line(
		[0, 1],
		(r) =>
			`Built a ${r.pick(["Go", "Python", "Kotlin"])} worker that imports ${r.pick(["supplier catalogs", "partner price lists", "shipment manifests", "customer uploads"])} from S3 into PostgreSQL, handling ${thousands(r.int(40, 260, 10) * 1000)} rows a night with idempotent upserts and a dead-letter queue`,
	),
	line(
		[0, 0],
		(r) =>
			`Implemented rate limiting for a partner REST API with a Redis token bucket, load-tested it at ${thousands(r.int(300, 1200, 100))} requests per second with ${r.pick(["k6", "Locust", "Gatling"])} and shipped it to ${plural(r.int(3, 8), "endpoint")} behind a flag`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [1200, 2800, 100], [85, 95], 10);
		return `Replaced offset pagination with keyset cursors on ${word(r.int(3, 7))} list endpoints, bringing p95 latency of deep pages from ${ms(c.before)} to ${ms(c.after)} without breaking existing API clients`;
	}),
	line([1, 2], (r) => {
		const c = fall(r, [900, 1900, 100], [45, 70], 20);
		return `Moved ${r.pick(["receipt rendering and email", "address validation and fraud checks", "PDF generation", "search indexing"])} off the request path onto ${r.pick(["SQS workers", "a RabbitMQ queue", "Kafka consumers"])}, taking p95 ${r.pick(["checkout", "submit", "save"])} time from ${ms(c.before)} to ${ms(c.after)}`;
	}),
	line([1, 2], (r) => {
		const before = r.int(962, 984) / 10;
		return `Rewrote webhook delivery with signed payloads, exponential backoff and per-customer queues, raising successful delivery within ${r.int(5, 15, 5)} minutes from ${before.toFixed(1)}% to 99.${r.int(6, 9)}% over ${short(r.int(2, 9) * 100_000)} events a day`;
	}),
	line(
		[1, 2],
		(r) =>
			`Introduced consumer-driven contract tests with Pact between ${word(r.int(4, 8))} services, catching ${r.int(9, 26)} breaking API changes before merge in the first ${r.pick(["quarter", "six months"])}`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [35, 80, 5], [60, 85], 1);
		return `Extracted ${r.pick(["billing", "notifications", "entitlements", "inventory", "scheduling"])} from a ${r.pick(["Rails", "Django", "Java"])} monolith into a ${r.pick(["Go", "Kotlin"])} gRPC service by shadowing live traffic for ${r.int(2, 5)} weeks; deploys of that code went from ${c.before} to ${c.after} minutes`;
	}),
	line(
		[2, 3],
		(r) =>
			`Replaced dual writes with a transactional outbox streamed through Debezium and Kafka, ending about ${r.int(20, 90, 5)} data mismatches a week between ${r.pick(["orders and inventory", "accounts and search", "subscriptions and entitlements"])}`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [62, 84, 1], [40, 60], 1);
		return `Put a Redis read-through cache with request coalescing before ${r.pick(["the product catalog", "account settings", "the permissions lookup"])}, reducing peak CPU on the primary database from ${c.before}% to ${c.after}% at a ${r.int(91, 97)}% hit rate`;
	}),
	line([2, 4], (r) => {
		const c = rise(r, [4, 9, 1], [150, 320], 1);
		return `Added adaptive load shedding and per-tenant concurrency limits to the API gateway, so that it held ${c.after}K requests per second in a peak test where it had failed at ${c.before}K`;
	}),
	line(
		[3, 4],
		(r) =>
			`Designed the move of ${r.pick(["6", "9", "14", "22"])} TB of tenant data from one PostgreSQL primary to ${r.pick([8, 16, 32])} shards with dual reads and checksum verification, completed over ${r.int(4, 9)} months with no customer-visible downtime`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [14, 30, 1], [70, 90], 1);
		return `Set the company's gRPC and Protocol Buffers conventions, enforced by buf in CI, across ${r.int(9, 24)} teams; incidents caused by incompatible API changes fell from ${c.before} to ${c.after} a year`;
	}),
	line(
		[4, 4],
		(r) =>
			`Set the target architecture for ${r.int(60, 140, 10)} backend services, merging ${r.int(9, 16)} overlapping ones and settling on ${word(r.int(2, 3))} supported storage engines, which reduced yearly hosting spend by $${(r.int(12, 38) / 10).toFixed(1)}M`,
	),
	line(
		[0, 1],
		(r) =>
			`Documented every endpoint of ${r.pick(["the partner", "the billing", "the reporting"])} API in OpenAPI, generated typed clients from it and made the build fail when code and specification disagree`,
	),
	line(
		[2, 3],
		(r) =>
			`Wrote the design for ${r.pick(["event versioning", "tenant isolation", "asynchronous exports"])}, defended it in architecture review and built the reference service that other teams copied for their own`,
	),
	line(
		[4, 4],
		() =>
			"Wrote the principles for splitting or keeping services whole, which ended a drift toward ever smaller services and are now the first page of every backend design review",
	),
];
