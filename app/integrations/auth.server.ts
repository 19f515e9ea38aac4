import { type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { passwordMaximum, passwordMinimum } from "../domain/password.ts";

/**
 * Who somebody is: accounts, passwords and sessions, on Better Auth. Its HTTP endpoints are not mounted;
 * the site's own actions call it, behind their own limits, so nothing can be reached that no screen uses.
 */
export type Authenticator = {
	/** The session in a request's cookies. `cookies` are to be set on the answer (a session that was extended). */
	getSession(headers: Headers): Promise<{
		user: { id: string; email: string; emailVerified: boolean };
		cookies: string[];
	} | null>;
	/** Creates an unconfirmed account. Takes as long, and answers the same, when the address has one. */
	signUp(credentials: { email: string; password: string }): Promise<void>;
	/** Replaces the password of an account that nobody has confirmed yet. */
	replacePassword(userId: string, password: string): Promise<void>;
	signIn(
		credentials: { email: string; password: string },
		headers: Headers,
	): Promise<
		{ success: true; cookies: string[] } | { success: false; reason: "credentials" | "unconfirmed" }
	>;
	/** Ends the session in the request's cookies. */
	signOut(headers: Headers): Promise<string[]>;
	/** Starts a session for a person who has proved the address by a link. */
	startSession(userId: string, headers: Headers): Promise<string[]>;
};

export function createAuthenticator(options: {
	adapter: NonNullable<BetterAuthOptions["database"]>;
	secret: string;
	/** The site's own origin; cookies are Secure when it is https. */
	baseUrl: string;
	onError: (message: string, detail: unknown) => void;
}): Authenticator {
	const auth = betterAuth({
		appName: "offerfolio",
		baseURL: options.baseUrl,
		secret: options.secret,
		database: options.adapter,
		trustedOrigins: [options.baseUrl],
		telemetry: { enabled: false },
		emailAndPassword: {
			enabled: true,
			requireEmailVerification: true,
			autoSignIn: false,
			minPasswordLength: passwordMinimum,
			maxPasswordLength: passwordMaximum,
			revokeSessionsOnPasswordReset: true,
		},
		emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
		// A cached session would outlive its end by minutes.
		session: { cookieCache: { enabled: false }, expiresIn: 30 * 86_400, updateAge: 86_400 },
		// Ours stand in front of every action; these would only guard endpoints that are not mounted.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: "offerfolio",
			useSecureCookies: options.baseUrl.startsWith("https:"),
			defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
		},
		logger: {
			level: "error",
			log: (level, message, ...details) => {
				if (level === "error") options.onError(message, details[0]);
			},
		},
		plugins: [startSessionPlugin],
	});

	return {
		async getSession(headers) {
			const { headers: answer, response } = await auth.api.getSession({
				headers,
				returnHeaders: true,
			});
			if (!response) return null;
			const { id, email, emailVerified } = response.user;
			return { user: { id, email, emailVerified }, cookies: answer.getSetCookie() };
		},
		async signUp({ email, password }) {
			await auth.api.signUpEmail({ body: { email, password, name: "" } });
		},
		async replacePassword(userId, password) {
			const context = await auth.$context;
			await context.internalAdapter.updatePassword(userId, await context.password.hash(password));
		},
		async signIn(credentials, headers) {
			try {
				const { headers: answer } = await auth.api.signInEmail({
					body: credentials,
					headers,
					returnHeaders: true,
				});
				return { success: true, cookies: answer.getSetCookie() };
			} catch (error) {
				if (!(error instanceof APIError)) throw error;
				if (error.status === "UNAUTHORIZED") return { success: false, reason: "credentials" };
				if (error.status === "FORBIDDEN") return { success: false, reason: "unconfirmed" };
				throw error;
			}
		},
		async signOut(headers) {
			const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
			return answer.getSetCookie();
		},
		async startSession(userId, headers) {
			const { headers: answer } = await auth.api.startSession({
				body: { userId },
				headers,
				returnHeaders: true,
			});
			return answer.getSetCookie();
		},
	};
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
				await setSessionCookie(context, { session, user });
				return { success: true };
			},
		),
	},
} as const;
