import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
	AuthorizationResponseError,
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type ClientAuth,
	ClientSecretBasic,
	ClientSecretPost,
	type Configuration,
	type CustomFetchOptions,
	calculatePKCECodeChallenge,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
	ResponseBodyError,
} from "openid-client";
import { GoogleError } from "./google-error.ts";

/** The identity that the provider vouches for. */
export type GoogleIdentity = {
	issuer: string;
	/** Never changes and never goes to another person, which an address may do. */
	subject: string;
	email: string | null;
	/** True only for the boolean true; a string is false. */
	emailVerified: boolean;
};

/** Sign-in with Google by OpenID Connect: authorization code, PKCE, nonce. Both throw `GoogleError`. */
export type GoogleSignIn = {
	/**
	 * @param request.state goes through the provider and comes back with its answer
	 * @param request.secret 43 characters of base64url, at random; stays in this browser
	 * @returns the address to send the browser to
	 */
	begin(request: { state: string; secret: string }): Promise<string>;
	/**
	 * Redeems the answer that the provider sent the browser back with; works once.
	 * @param callback only its query counts, as a proxy may have changed the rest
	 * @param expected what `begin` was given in this browser
	 */
	finish(callback: URL, expected: { state: string; secret: string }): Promise<GoogleIdentity>;
};

const timeoutSeconds = 5;
const discoveryLifetime = 6 * 60 * 60 * 1000;

/**
 * @param options.issuer https, or http on this machine; whether it answers shows at the first sign-in
 * @param options.redirectUri where the provider sends the browser back to, as it is registered there
 * @throws when a password could travel unprotected
 */
export function createGoogle(options: {
	issuer: string;
	clientId: string;
	clientSecret: string;
	redirectUri: string;
}): GoogleSignIn {
	const issuer = new URL(options.issuer);
	const redirectUri = new URL(options.redirectUri).href;
	if (!isProtected(issuer)) throw new Error("The address of the OpenID provider must be https");
	const authenticate = authenticateAsSupported(options.clientSecret);
	let known: { configuration: Promise<Configuration>; until: number } | null = null;

	function discover(): Promise<Configuration> {
		if (known && Date.now() < known.until) return known.configuration;
		const configuration = discovery(issuer, options.clientId, undefined, authenticate, {
			timeout: timeoutSeconds,
			[customFetch]: fetchWhole,
			execute: [
				enableNonRepudiationChecks,
				...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
			],
		});
		const entry = { configuration, until: Date.now() + discoveryLifetime };
		known = entry;
		configuration.catch(() => {
			if (known === entry) known = null;
		});
		return configuration;
	}

	return {
		async begin({ state, secret }) {
			try {
				const address = buildAuthorizationUrl(await discover(), {
					redirect_uri: redirectUri,
					response_type: "code",
					scope: "openid email",
					prompt: "select_account",
					state,
					nonce: nonceOf(secret),
					code_challenge: await calculatePKCECodeChallenge(secret),
					code_challenge_method: "S256",
				});
				checkAddress(address);
				return address.href;
			} catch (error) {
				throw asGoogleError(error);
			}
		},

		async finish(callback, { state, secret }) {
			const current = new URL(redirectUri);
			current.search = callback.search;
			try {
				const tokens = await authorizationCodeGrant(await discover(), current, {
					expectedState: state,
					expectedNonce: nonceOf(secret),
					pkceCodeVerifier: secret,
					idTokenExpected: true,
				});
				const claims = tokens.claims();
				if (!claims) throw new GoogleError("refused", "There is no ID token");
				const { iss, sub, email, email_verified } = claims;
				return {
					issuer: iss,
					subject: sub,
					email: typeof email === "string" && email !== "" ? email : null,
					emailVerified: email_verified === true,
				};
			} catch (error) {
				throw asGoogleError(error);
			}
		},
	};
}

/** Binds the ID token to the browser that began, without one more thing to remember there. */
function nonceOf(secret: string): string {
	// The library would take an empty verifier for a sign-in without PKCE.
	if (!/^[A-Za-z0-9_-]{43}$/u.test(secret))
		throw new GoogleError("refused", "Not a secret of ours");
	return createHash("sha256").update(`nonce:${secret}`).digest("base64url");
}

/** In the body where the provider takes that, else in the header, which every provider must take. */
function authenticateAsSupported(clientSecret: string): ClientAuth {
	const post = ClientSecretPost(clientSecret);
	const basic = ClientSecretBasic(clientSecret);
	return (server, client, body, headers) => {
		const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
		const authenticate = methods.includes("client_secret_post") ? post : basic;
		authenticate(server, client, body, headers);
	};
}

/** One request to the provider, its answer read to the end, so that all trouble of the network is here. */
async function fetchWhole(address: string, init: CustomFetchOptions): Promise<Response> {
	const url = new URL(address);
	checkAddress(url);
	const name = `${init.method} ${url.origin}${url.pathname}`;
	const answer = await fetch(url, init as RequestInit)
		.then(async (response) => ({ response, body: await response.arrayBuffer() }))
		.catch((error) => {
			const { name: kind, cause } = error as Error & { cause?: { code?: string } };
			throw new GoogleError("unavailable", `${name} failed: ${cause?.code ?? kind}`);
		});
	const { status, headers } = answer.response;
	if (status >= 500) throw new GoogleError("unavailable", `${name} answered ${status}`);
	return new Response(answer.body.byteLength > 0 ? answer.body : null, { status, headers });
}

function checkAddress(url: URL): void {
	if (!isProtected(url)) throw new GoogleError("refused", `${url.origin} is not protected by TLS`);
}

/** Https, or http that never leaves this machine. */
function isProtected({ protocol, hostname }: URL): boolean {
	const host = hostname.replace(/^\[|\]$/gu, "");
	const isLoopback =
		host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
	return protocol === "https:" || (protocol === "http:" && isLoopback);
}

// What RFC 6749 (4.1.2.1) has instead of the status 500 and 503, which no redirect can carry.
const troubles = ["server_error", "temporarily_unavailable"];

/** The library wraps an error that is already ours; of its own, only what it wrote itself is kept. */
function asGoogleError(error: unknown): GoogleError {
	if (error instanceof GoogleError) return error;
	if (!(error instanceof Error)) return new GoogleError("refused", "Unknown failure");
	if (error.cause instanceof GoogleError) return error.cause;
	if (error instanceof AuthorizationResponseError) {
		if (error.error === "access_denied") return new GoogleError("cancelled", "Access denied");
		const kind = troubles.includes(error.error) ? "unavailable" : "refused";
		return new GoogleError(kind, `The provider sent the browser back with ${codeOf(error.error)}`);
	}
	if (error instanceof ResponseBodyError) {
		return new GoogleError("refused", `The provider answered ${codeOf(error.error)}`);
	}
	const isTheirs = error.cause instanceof Error && error.cause.name === "OperationProcessingError";
	const detail = isTheirs ? `: ${(error.cause as Error).message}` : "";
	return new GoogleError("refused", `${error.message}${detail}`);
}

/** A code of OAuth, which came from outside, fit for a line of the log. */
function codeOf(text: unknown): string {
	return typeof text === "string" && /^[a-z_]{1,60}$/u.test(text) ? text : "an unknown error";
}
