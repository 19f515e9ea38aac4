import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, minutes, rise, thousands, usd, word } from "../../quantities.ts";

export const cloudReliability: Theme = {
	key: "cloud-reliability",
	label: "cloud reliability",
	skills: [
		{ name: "Languages", keywords: ["Go", "Python", "Bash", "Rust", "HCL", "SQL"] },
		{
			name: "Platform",
			keywords: ["Kubernetes", "Terraform", "AWS", "GCP", "Helm", "Envoy", "Istio", "Argo CD"],
		},
		{
			name: "Observability",
			keywords: [
				"Prometheus",
				"Grafana",
				"OpenTelemetry",
				"Datadog",
				"Loki",
				"Jaeger",
				"PagerDuty",
			],
		},
		{
			name: "Reliability",
			keywords: [
				"Service level objectives",
				"Chaos engineering",
				"Capacity planning",
				"Linux",
				"eBPF",
				"TCP/IP",
			],
		},
	],
	projects: [
		{
			name: "homelab-k8s",
			levels: [0, 1],
			description:
				"Kubernetes cluster on four used mini PCs, fully described in Terraform and Flux",
			highlights: [
				(r) =>
					`Hosts ${r.int(8, 16)} services for ${word(r.int(3, 8))} friends with monitored uptime of 99.${r.int(5, 9)}% over a year`,
				() => "Rebuilt from bare metal in a recorded drill in under an hour, backups included",
			],
		},
		{
			name: "slo-burn",
			levels: [0, 2],
			description:
				"Generator of multi-window burn-rate alerts for Prometheus from a short YAML file",
			highlights: [
				() =>
					"Unit-tests alert rules against synthetic time series so that thresholds can be reviewed like code",
				(r) =>
					`Used by a student-run platform with ${thousands(r.int(2, 9) * 1000)} users; cut its nightly alerts to near zero`,
			],
		},
		{
			name: "pcap-detective",
			levels: [0, 1],
			description: "eBPF tool in Rust and C that shows retransmissions and DNS delay per process",
			highlights: [
				(r) =>
					`Adds less than ${r.int(1, 3)}% CPU at ${thousands(r.int(20, 80, 10) * 1000)} packets per second`,
				() =>
					"Explained a mysterious five-second delay in the department's cluster as a conntrack race",
			],
		},
		{
			name: "terraform-drift-report",
			levels: [2, 4],
			description:
				"Open-source GitHub Action that reports infrastructure drift with owners and age",
			highlights: [
				(r) =>
					`Runs ${thousands(r.int(4, 18) * 1000)} times a week in public and private repositories`,
				() => "Groups findings by module and suggests an import or a revert for each",
			],
		},
	],
	tags: [
		"kubernetes",
		"terraform",
		"aws",
		"sre",
		"observability",
		"prometheus",
		"incident response",
		"go",
	],
};

const line = linesOf(cloudReliability.key);

export const cloudReliabilityBullets: Bullet[] = [
	line([0, 1], (r) => {
		const c = fall(r, [120, 340, 10], [45, 75], 5);
		return `Reviewed ${r.int(70, 160, 10)} Prometheus alerts with their owners and rewrote them as burn-rate alerts on ${word(r.int(5, 12))} SLOs, cutting pages from ${c.before} to ${c.after} a month`;
	}),
	line(
		[0, 1],
		(r) =>
			`Wrote Terraform modules for ${r.pick(["RDS and ElastiCache", "VPC peering and DNS", "Pub/Sub and Cloud SQL", "IAM roles and S3 buckets"])} with policy checks in CI, replacing ${r.int(40, 130, 10)} resources that had been created by hand`,
	),
	line(
		[0, 0],
		(r) =>
			`Instrumented ${word(r.int(4, 8))} ${r.pick(["Go", "Python", "Java"])} services with OpenTelemetry tracing and built a Grafana view that exposed a ${r.int(180, 420, 20)} ms serial call chain, since parallelized by the owning team`,
	),
	line(
		[0, 1],
		(r) =>
			`Automated ${r.pick(["certificate renewal", "database failover checks", "stale volume cleanup", "node draining"])} with a ${r.pick(["Go operator", "Python controller", "scheduled Lambda function"])}, removing about ${r.int(4, 12)} hours of manual work a week for the on-call engineer`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [60, 180, 10], [35, 55], 5);
		return `Right-sized ${r.int(110, 320, 10)} Kubernetes workloads from usage percentiles and moved batch jobs to spot nodes with Karpenter, taking monthly compute from $${c.before}K to $${c.after}K`;
	}),
	line([1, 2], (r) => {
		const c = fall(r, [45, 95, 5], [45, 70], 1);
		return `Rewrote ${r.int(25, 60, 5)} runbooks around the dashboards and commands actually used in incidents and attached them to alerts, helping mean time to recovery fall from ${c.before} to ${c.after} minutes`;
	}),
	line(
		[1, 2],
		(r) =>
			`Upgraded ${r.int(9, 24)} Kubernetes clusters across ${word(r.int(3, 5))} minor versions with blue-green node pools and automated deprecation checks, without an interruption of customer traffic`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed regional failover for ${r.int(20, 55, 5)} stateful and stateless services on ${r.pick(["AWS", "GCP"])}; quarterly game days brought the measured recovery time from ${r.int(3, 7)} hours to ${r.int(9, 24)} minutes`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [16, 36, 1], [40, 65], 1);
		return `Ran a chaos engineering program with ${r.pick(["Litmus", "Chaos Mesh", "AWS Fault Injection Service"])} over ${r.int(30, 60, 5)} experiments; customer-visible incidents fell from ${c.before} to ${c.after} in a year`;
	}),
	line([2, 3], (r) => {
		const c = fall(r, [140, 320, 10], [45, 68], 10);
		return `Replaced per-seat and per-host monitoring with self-run ${r.pick(["Mimir, Loki and Tempo", "VictoriaMetrics and ClickHouse", "Thanos and Loki"])} at ${r.int(12, 40)}M active series, lowering yearly observability cost from ${usd(c.before * 10_000)} to ${usd(c.after * 10_000)}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Rolled out an Envoy-based service mesh with retries, outlier detection and mutual TLS to ${r.int(80, 220, 10)} services, cutting cascading failures to ${word(r.int(1, 2))} in ${r.int(9, 14)} months after ${r.int(8, 13)} the year before`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [40, 90, 5], [150, 320], 10);
		return `Planned capacity and led load tests for the yearly traffic peak, carrying ${c.after}K requests per second (${c.before}K the year before) with 99.9${r.int(5, 9)}% success and ${usd(r.int(4, 14) * 100_000)} less reserved capacity`;
	}),
	line(
		[3, 4],
		(r) =>
			`Introduced error budgets as a release policy agreed with product leads in ${r.int(9, 18)} teams; availability of the ${r.int(6, 12)} most important user journeys rose from 99.${r.int(5, 8)}% to 99.9${r.int(5, 7)}%`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [60, 90, 5], [50, 70], 1);
		return `Rebuilt incident response (roles, severity, review within ${r.int(3, 5)} days, tracked actions) for ${thousands(r.int(250, 900, 50))} engineers, taking median time to mitigate from ${minutes(c.before)} to ${minutes(c.after)}`;
	}),
	line(
		[4, 4],
		(r) =>
			`Set the multi-year plan to leave ${word(r.int(2, 3))} data centers for the cloud, sequencing ${r.int(180, 420, 20)} services by risk; the last rack went dark on schedule and run cost came in ${r.int(14, 27)}% below budget`,
	),
	line(
		[0, 1],
		(r) =>
			`Shadowed the on-call rotation, wrote up ${r.pick(["DNS", "connection pool", "disk pressure"])} failures as training scenarios and ran them for new hires in a sandbox cluster with injected faults`,
	),
	line(
		[2, 3],
		() =>
			"Defined readiness reviews for new services (load test, SLOs, dashboards, rollback, ownership) and coached product teams through them instead of grading from outside",
	),
	line(
		[3, 4],
		() =>
			"Acted as incident commander in the most severe outages, wrote the public postmortems and saw the structural fixes through with the teams that owned them",
	),
];
