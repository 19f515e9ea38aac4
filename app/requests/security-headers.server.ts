/** What the policy depends on besides the answer's scripts. */
export type SecurityPolicy = {
	/** The site is reached over https; browsers are told to keep to it. */
	secure: boolean;
	/** Origins that a form may end up at after a redirect, such as a payment page. */
	formTargets?: string[];
	/** The development server injects styles and keeps a socket open. */
	development?: boolean;
};

/**
 * The content security policy of one answer: nothing from other hosts, no style that stands in the page, and
 * of the scripts that stand in it only those that are named here.
 * @param scripts sources as the policy writes them: the answer's nonce, or the hashes of its scripts
 */
export function contentSecurityPolicy(scripts: readonly string[], policy: SecurityPolicy): string {
	return [
		"default-src 'self'",
		["script-src 'self'", ...scripts].join(" "),
		policy.development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"worker-src 'self' blob:",
		policy.development ? "connect-src 'self' ws:" : "connect-src 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		["form-action 'self'", ...(policy.formTargets ?? [])].join(" "),
		"object-src 'none'",
	].join("; ");
}

/**
 * The headers that every answer carries, whatever it is. What the app itself set under the same name wins.
 * @returns names in lower case; `content-security-policy` is not among them
 */
export function securityHeaders(policy: SecurityPolicy): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": closed.map((feature) => `${feature}=()`).join(", "),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"origin-agent-cluster": "?1",
		...(policy.secure ? { "strict-transport-security": "max-age=31536000" } : undefined),
	};
}

const closed = [
	"browsing-topics",
	"camera",
	"display-capture",
	"geolocation",
	"microphone",
	"payment",
	"usb",
];
