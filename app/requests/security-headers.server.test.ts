import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.server.ts";

test("The policy trusts this site and the scripts that are named, and nothing else inline", () => {
	expect(contentSecurityPolicy(["'nonce-bm9uY2U='"], { secure: true }).split("; ")).toEqual([
		"default-src 'self'",
		"script-src 'self' 'nonce-bm9uY2U='",
		"style-src 'self'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"worker-src 'self' blob:",
		"connect-src 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"object-src 'none'",
	]);
});

test("Forms may lead to the payment page that is in use, and to no other", () => {
	const formTargets = ["https://checkout.stripe.com"];
	expect(contentSecurityPolicy([], { secure: true, formTargets })).toContain(
		"; form-action 'self' https://checkout.stripe.com;",
	);
});

test("Only the development server gets inline styles", () => {
	expect(contentSecurityPolicy([], { secure: false, development: true })).toContain(
		"unsafe-inline",
	);
	expect(contentSecurityPolicy([], { secure: false })).not.toContain("unsafe");
});

test("Browsers keep to https where the site has it", () => {
	expect(securityHeaders({ secure: true })["strict-transport-security"]).toBe("max-age=31536000");
	expect(securityHeaders({ secure: false })).not.toHaveProperty("strict-transport-security");
});

test("No page may be framed, guessed at or opened by another window", () => {
	expect(securityHeaders({ secure: false })).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
	});
});
