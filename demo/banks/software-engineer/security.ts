import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const security: Theme = {
	key: "security",
	label: "application security",
	skills: [
		{ name: "Languages", keywords: ["Go", "Python", "Java", "TypeScript", "Rust", "C"] },
		{
			name: "Security engineering",
			keywords: [
				"Threat modeling",
				"OAuth 2.0",
				"OpenID Connect",
				"WebAuthn",
				"mTLS",
				"OWASP ASVS",
				"Cryptography",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Semgrep",
				"CodeQL",
				"Burp Suite",
				"AFL++",
				"Trivy",
				"Sigstore",
				"Wireshark",
				"Ghidra",
			],
		},
		{
			name: "Platform",
			keywords: [
				"AWS IAM",
				"HashiCorp Vault",
				"Open Policy Agent",
				"Kubernetes",
				"SPIFFE",
				"Terraform",
				"Linux",
			],
		},
	],
	projects: [
		{
			name: "authlab",
			levels: [0, 1],
			description:
				"Deliberately vulnerable web app with twelve authentication flaws and guided fixes",
			highlights: [
				(r) =>
					`Used in ${word(r.int(2, 4))} security club workshops with ${r.int(60, 180, 10)} participants in all`,
				() => "Each flaw has an exploit script that must stop working once the fix is right",
			],
		},
		{
			name: "CTF team",
			levels: [0, 1],
			description:
				"Capture-the-flag competitions with the university's security club, mainly web and cryptography",
			highlights: [
				(r) =>
					`Placed ${r.int(4, 30)}th of ${r.int(380, 900, 20)} teams in a national collegiate competition`,
				(r) =>
					`Published ${r.int(10, 28)} write-ups that explain the reasoning rather than only the solution`,
			],
		},
		{
			name: "json-fuzz",
			levels: [0, 2],
			description: "Grammar-aware fuzzer for JSON parsers, built on libFuzzer",
			highlights: [
				(r) =>
					`Reported ${word(r.int(3, 7))} memory-safety bugs in open-source parsers, all fixed upstream with credit`,
				(r) =>
					`Reached ${r.int(18, 35)}% more branch coverage than byte-level fuzzing in the same hour`,
			],
		},
		{
			name: "semgrep-payments",
			levels: [2, 4],
			description: "Open-source rule pack for common mistakes in payment and webhook code",
			highlights: [
				(r) =>
					`${r.int(40, 75)} rules with tests in ${word(r.int(3, 5))} languages, each linked to a public incident report`,
				(r) =>
					`Keeps false positives below ${r.int(5, 9)}% on a corpus of ${r.int(120, 300, 20)} repositories`,
			],
		},
	],
	tags: [
		"application security",
		"oauth",
		"threat modeling",
		"semgrep",
		"zero trust",
		"supply chain security",
		"go",
	],
};

const line = linesOf(security.key);

export const securityBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.int(14, 32)} Semgrep rules for ${r.pick(["missing authorization checks", "unsafe deserialization", "server-side request forgery", "SQL built from strings"])} and ran them on ${r.int(40, 140, 10)} repositories, confirming and fixing ${r.int(6, 18)} real findings with their owners`,
	),
	line(
		[0, 1],
		(r) =>
			`Fuzzed the ${r.pick(["image parser", "protocol decoder", "template engine", "file importer"])} with ${r.pick(["AFL++", "libFuzzer", "cargo-fuzz"])}, reported ${word(r.int(3, 8))} crashes (${word(r.int(1, 2))} exploitable) and added the harness to nightly CI`,
	),
	line(
		[0, 0],
		(r) =>
			`Built a service in ${r.pick(["Go", "Python"])} that scans commits for credentials and revokes them through the issuer's API, handling ${r.int(12, 45)} leaked keys during the internship, on average within ${word(r.int(2, 6))} minutes`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [220, 640, 20], [65, 88], 10);
		return `Triaged a backlog of ${c.before} dependency alerts by reachability and exploit availability, upgraded or removed packages and left ${c.after} open, none of them critical`;
	}),
	line(
		[1, 2],
		(r) =>
			`Added passkey sign-in with WebAuthn and risk-based step-up; ${r.int(18, 36)}% of active accounts enrolled in ${r.int(4, 8)} months and account takeovers fell by ${r.int(38, 64)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Replaced long-lived cloud keys in CI with OpenID Connect federation for ${r.int(90, 260, 10)} repositories, deleting ${r.int(140, 420, 10)} static secrets and closing the top finding of the yearly penetration test`,
	),
	line(
		[1, 2],
		(r) =>
			`Tightened Content Security Policy to nonces on ${r.int(12, 30)} web apps in report-only stages, blocking ${word(r.int(2, 4))} stored-XSS payloads that the bug bounty later reproduced`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [38, 75, 1], [60, 82], 1);
		return `Set up a vulnerability pipeline that deduplicates findings from ${word(r.int(4, 6))} scanners and routes them by code owner, bringing median time to fix high-severity issues from ${c.before} to ${c.after} days`;
	}),
	line(
		[2, 3],
		(r) =>
			`Designed a central authorization service on ${r.pick(["a Zanzibar-style relationship model", "Open Policy Agent", "Cedar policies"])} answering ${thousands(r.int(15, 60, 5) * 1000)} checks per second at p99 ${r.int(6, 14)} ms, replacing role checks scattered over ${r.int(18, 40)} services`,
	),
	line(
		[2, 3],
		(r) =>
			`Signed all build artifacts with Sigstore and enforced provenance at admission to ${r.int(8, 20)} Kubernetes clusters, reaching SLSA level 3 for ${r.int(92, 99)}% of production images`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [20, 34, 1], [120, 180], 1);
		return `Started a security champions program in ${r.int(14, 32)} teams with threat-modeling workshops; the share of designs reviewed before coding rose from ${c.before}% to ${c.after}% in a year`;
	}),
	line(
		[3, 4],
		(r) =>
			`Introduced workload identity with SPIFFE and mutual TLS between ${r.int(160, 420, 20)} services without application changes, removing shared network trust as the basis of access`,
	),
	line(
		[3, 4],
		(r) =>
			`Led the response to a ${r.pick(["compromised dependency", "stolen session token campaign", "credential-stuffing wave"])} across ${word(r.int(5, 9))} teams, containing it in ${r.int(3, 9)} hours, and turned the review into ${r.int(9, 18)} shipped controls within a quarter`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the application security strategy for ${thousands(r.int(400, 1500, 100))} engineers on secure defaults rather than review gates: frameworks now rule out ${word(r.int(4, 6))} bug classes, and bounty payouts for them fell by ${usd(r.int(18, 60) * 10_000)} a year`,
	),
	line(
		[0, 1],
		(r) =>
			`Threat-modeled ${r.pick(["file sharing", "the plugin system", "password reset", "the public API"])} with its developers, wrote abuse cases as tests and verified the fixes for broken access control it revealed`,
	),
	line(
		[2, 3],
		(r) =>
			`Built hardened libraries for ${r.pick(["HTML templating", "outbound HTTP", "file uploads"])} that make the safe call the shortest one, then migrated callers with codemods and banned the raw APIs in lint`,
	),
	line(
		[3, 4],
		() =>
			"Worked with legal and support on the disclosure policy and bug bounty rules, and wrote the advisories for customers in language they could act on",
	),
];
