import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import type { PasskeyResponse } from "#app/domain/account/passkey-forms.ts";

/**
 * Passkeys, by Better Auth's plugin. Its endpoints are not mounted: the site's own actions call these, behind their
 * own limits. A key is only taken when the device has made sure who holds it.
 */
export type Passkeys = {
	/**
	 * What a browser needs to make a key for the person behind the session in `headers`.
	 * @param person their device calls the account by its address: people choose between keys by it. And it has one key
	 * for an id: one whose adding was cut off would stay beside the next, open nothing and be offered like it.
	 */
	beginAdding(headers: Headers, person: { id: string; email: string }): Promise<Begun>;
	/** @returns the id of the new key; null when the browser's answer was not accepted */
	finishAdding(headers: Headers, response: PasskeyResponse): Promise<string | null>;
	/** What a browser needs to prove that it holds a key. */
	beginSignIn(headers: Headers): Promise<Begun>;
	/** @returns the session that it starts; null when the browser's answer was not accepted */
	finishSignIn(
		headers: Headers,
		response: PasskeyResponse,
	): Promise<{ sessionId: string; userId: string; cookies: string[] } | null>;
};

type Begun = { options: object; cookies: string[] };

/** @param origin the site's own, for which alone a key is good */
export const passkeyPlugin = (origin: string) =>
	passkey({
		origin,
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		registration: {
			afterVerification: ({ verification }) => {
				if (!verification.registrationInfo?.userVerified) throw new APIError("UNAUTHORIZED");
			},
		},
		authentication: {
			// Before the session is made. The plugin asks for neither.
			async afterVerification({ ctx, verification, clientData }) {
				if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
				const key = await ctx.context.adapter.findOne<{ userId: string }>({
					model: "passkey",
					where: [{ field: "credentialID", value: clientData.id }],
				});
				const user = key && (await ctx.context.internalAdapter.findUserById(key.userId));
				if (!user?.emailVerified) throw new APIError("UNAUTHORIZED");
			},
		},
	});

/** The calls of the plugin that are used. It looks itself into what a browser answers. */
type PluginCalls = {
	generatePasskeyRegistrationOptions(call: Call): Promise<Answer<{ rp: object; user: object }>>;
	verifyPasskeyRegistration(
		call: Call & { body: { response: never } },
	): Promise<Answer<{ id: string }>>;
	generatePasskeyAuthenticationOptions(call: Call): Promise<Answer<object>>;
	verifyPasskeyAuthentication(
		call: Call & { body: { response: never } },
	): Promise<Answer<{ session: { id: string; userId: string } }>>;
};
type Call = { headers: Headers; returnHeaders: true };
type Answer<Body> = { headers: Headers; response: Body };

/** @param siteName what a device calls the site, as it is when a key is made */
export function createPasskeys(api: PluginCalls, siteName: () => string): Passkeys {
	return {
		async beginAdding(headers, { id, email }) {
			const begun = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
			const { rp, user } = begun.response;
			const named = {
				rp: { ...rp, name: siteName() },
				user: {
					...user,
					id: Buffer.from(id).toString("base64url"),
					name: email,
					displayName: email,
				},
			};
			return { options: { ...begun.response, ...named }, cookies: begun.headers.getSetCookie() };
		},
		async finishAdding(headers, response) {
			const body = { response: response as never };
			return orNull(async () => {
				const added = await api.verifyPasskeyRegistration({ headers, body, returnHeaders: true });
				return added.response.id;
			});
		},
		async beginSignIn(headers) {
			const begun = await api.generatePasskeyAuthenticationOptions({
				headers,
				returnHeaders: true,
			});
			return {
				options: { ...begun.response, userVerification: "required" },
				cookies: begun.headers.getSetCookie(),
			};
		},
		async finishSignIn(headers, response) {
			const body = { response: response as never };
			return orNull(async () => {
				const begun = await api.verifyPasskeyAuthentication({ headers, body, returnHeaders: true });
				const { id, userId } = begun.response.session;
				return { sessionId: id, userId, cookies: begun.headers.getSetCookie() };
			});
		},
	};
}

/** What the plugin refuses is no fault of the site. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof APIError) return null;
		throw error;
	}
}
