import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { createPasskeys, type Passkeys, passkeyPlugin } from "./passkeys.server.ts";
import {
	createPasswordHashing,
	type HashingWork,
	type PasswordHashing,
} from "./password-hashing.server.ts";

/**
 * Who is signed in: sessions and password hashing, on Better Auth. Its HTTP endpoints are not mounted;
 * the site's own actions call it, behind their own limits, so nothing can be reached that no screen uses.
 */
export type Authenticator = {
	/** The session in a request's cookies. `cookies` are to be set on the answer (a session that was extended). */
	getSession(headers: Headers): Promise<{
		id: string;
		user: { id: string; email: string; emailVerified: boolean };
		cookies: string[];
	} | null>;
	/** The token of the session that the cookie proves, whether or not there still is one; null without. */
	readToken(cookie: string): Promise<string | null>;
	/** Whether `getSession` has something to do at `now` for a session: it has ended, or is to be extended. */
	isDue(expiresAt: Date, now: Date): boolean;
	passwords: PasswordHashing;
	passkeys: Passkeys;
	/** Ends the session in the request's cookies. */
	signOut(headers: Headers): Promise<string[]>;
	/**
	 * Starts a session for a person who has proved who they are, and whose address is confirmed. The one that
	 * the browser had before ends: it has no way back to it.
	 * @returns `cookies` are to be set on the answer
	 */
	startSession(userId: string, browser: BrowserAddress): Promise<{ id: string; cookies: string[] }>;
};

/** Where a session is started from: its name of itself and its address go into the list of sessions. */
export type BrowserAddress = { headers: Headers; address: string };

export function createAuthenticator(options: {
	adapter: NonNullable<BetterAuthOptions["database"]>;
	secret: string;
	/** What a device calls the site. */
	siteName: () => string;
	/** The site's own origin; cookies are Secure when it is https. */
	baseUrl: string;
	hashing?: HashingWork | undefined;
	onError: (message: string, detail: unknown) => void;
}): Authenticator {
	const auth = betterAuth({
		appName: "offerfolio",
		baseURL: options.baseUrl,
		secret: options.secret,
		database: options.adapter,
		trustedOrigins: [options.baseUrl],
		telemetry: { enabled: false },
		// A cached session would outlive its end by minutes.
		// What needs a fresh session asks for the password instead.
		session: { cookieCache: { enabled: false }, freshAge: 0, ...sessionSeconds },
		verification: { storeIdentifier: "hashed" },
		// Ours stand in front of every action; these would only guard endpoints that are not mounted.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: "offerfolio",
			useSecureCookies: options.baseUrl.startsWith("https:"),
			defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
			ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 64 },
		},
		logger: {
			level: "error",
			log: (level, message, ...details) => {
				if (level === "error") options.onError(message, details[0]);
			},
		},
		plugins: [startSessionPlugin, readTokenPlugin, passkeyPlugin(options.baseUrl)],
	});
	const isSecure = options.baseUrl.startsWith("https:");
	// A signature is right or wrong for good.
	const proved = new Map<string, string | null>();

	return {
		async readToken(cookie) {
			const [, signed] = (isSecure ? secureCookie : plainCookie).exec(cookie) ?? [];
			if (signed === undefined) return null;
			const known = proved.get(signed);
			if (known !== undefined) return known;
			const headers = { cookie: `${isSecure ? "__Secure-" : ""}${sessionCookie}=${signed}` };
			const token = await auth.api.readToken({ headers: new Headers(headers) });
			if (proved.size >= mostProved) proved.clear();
			proved.set(signed, token);
			return token;
		},
		isDue: (expiresAt, now) =>
			expiresAt.getTime() - 1_000 * (sessionSeconds.expiresIn - sessionSeconds.updateAge) <=
			now.getTime(),
		passwords: createPasswordHashing({}, options.hashing),
		passkeys: createPasskeys(auth.api, options.siteName),
		async getSession(headers) {
			const { headers: answer, response } = await auth.api.getSession({
				headers,
				returnHeaders: true,
			});
			if (!response) return null;
			const { id, email, emailVerified } = response.user;
			const user = { id, email, emailVerified };
			return { id: response.session.id, user, cookies: answer.getSetCookie() };
		},
		async signOut(headers) {
			const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
			return answer.getSetCookie();
		},
		async startSession(userId, browser) {
			const { headers: answer, response } = await auth.api.startSession({
				body: { userId },
				headers: headersOf(browser),
				returnHeaders: true,
			});
			return { id: response.id, cookies: answer.getSetCookie() };
		},
	};
}

const sessionSeconds = { expiresIn: 30 * 86_400, updateAge: 86_400 };
const sessionCookie = "offerfolio.session_token";
const plainCookie = /(?:^|;)\s*offerfolio\.session_token=([^;]*)/u;
const secureCookie = /(?:^|;)\s*__Secure-offerfolio\.session_token=([^;]*)/u;
const mostProved = 10_000;

const addressHeader = "x-client-address";

/** What a browser may say of itself, with the address that the process has found out and nobody can claim. */
export function headersOf({ headers, address }: BrowserAddress): Headers {
	const kept = new Headers({ [addressHeader]: address });
	for (const name of ["cookie", "user-agent"]) {
		const value = headers.get(name);
		if (value) kept.set(name, value);
	}
	return kept;
}

// An endpoint without a path: it can be called on the server and has no address.
const startSessionPlugin = {
	id: "start-session",
	endpoints: {
		startSession: createAuthEndpoint(
			{ method: "POST", body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
			async (context) => {
				const { internalAdapter } = context.context;
				const user = await internalAdapter.findUserById(context.body.userId);
				if (!user?.emailVerified) throw new APIError("FORBIDDEN");
				const session = await internalAdapter.createSession(user.id);
				const { authCookies, secret } = context.context;
				const before = await context.getSignedCookie(authCookies.sessionToken.name, secret);
				if (before) await internalAdapter.deleteSession(before);
				await setSessionCookie(context, { session, user });
				return { id: session.id };
			},
		),
	},
} as const;

const readTokenPlugin = {
	id: "read-token",
	endpoints: {
		readToken: createAuthEndpoint(
			{ method: "GET", requireHeaders: true, metadata: { SERVER_ONLY: true } },
			async (context) => {
				const { authCookies, secret } = context.context;
				const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
				return token || null;
			},
		),
	},
} as const;
