import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Context, interactionPolicy, Provider } from "oidc-provider";
import { createChoice, type ProviderIdentity } from "./openid-provider-choice.ts";
import { createSigningKey, type Forgery, forgeIdToken } from "./openid-provider-forgery.ts";
import { createProviderMemory } from "./openid-provider-memory.ts";
import { drawRefusal } from "./openid-provider-pages.ts";

export type OpenIdProvider = {
	/** Its address; not on localhost, where it would share its cookies with the site. */
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** Every request so far, such as "POST /token". */
	requests: readonly string[];
	/** Who signs in from now on. */
	setNext(identity: ProviderIdentity): void;
	/** The next visitor refuses, without being asked. */
	cancelNext(): void;
	/** The next ID token is not what it should be. */
	forgeNext(forgery: Forgery): void;
	stop(): Promise<void>;
};

/**
 * A real OpenID provider with one client, set up as Google is: the address stands in the ID token, an account
 * is chosen at every sign-in; and nobody comes in without PKCE.
 * @param options.interactive asks on a page, with Continue and Cancel; else it goes on at once
 * @param options.port where one was before; else a free one
 */
export async function startOpenIdProvider(options: {
	redirectUris: string[];
	interactive?: boolean;
	port?: number;
	clientAuthentication?: "client_secret_post" | "client_secret_basic";
}): Promise<OpenIdProvider> {
	const client = { clientId: "invented-client", clientSecret: "invented+secret/of=the client%" };
	const { redirectUris, clientAuthentication = "client_secret_post" } = options;
	const signingKey = await createSigningKey();
	const choice = createChoice(options.interactive ?? false);
	const requests: string[] = [];
	let forgery: Forgery | null = null;

	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
	});
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
	const minutes = 60;
	const provider = new Provider(issuer, {
		adapter: createProviderMemory(),
		jwks: { keys: [signingKey.jwk] },
		clients: [
			{
				client_id: client.clientId,
				client_secret: client.clientSecret,
				redirect_uris: redirectUris,
				token_endpoint_auth_method: clientAuthentication,
			},
		],
		clientAuthMethods: [clientAuthentication],
		pkce: { required: () => true },
		scopes: ["openid", "email"],
		claims: { openid: ["sub"], email: ["email", "email_verified"] },
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false } },
		interactions: {
			policy,
			url: (_context: Context, { uid }: { uid: string }) => `/choose/${uid}`,
		},
		findAccount: (_context: Context, subject: string) => ({
			accountId: subject,
			claims: () => choice.claimsOf(subject),
		}),
		renderError(context: Context, out: { error: string; error_description?: string }) {
			context.type = "html";
			context.body = drawRefusal(out.error, out.error_description);
		},
		// It prints a notice about everything that is left to its defaults.
		clientBasedCORS: () => false,
		ttl: {
			AccessToken: 10 * minutes,
			AuthorizationCode: minutes,
			Grant: 10 * minutes,
			IdToken: 10 * minutes,
			Interaction: 10 * minutes,
			Session: 10 * minutes,
		},
	});
	provider.on("server_error", (_context, error) => console.error(error));

	provider.use(async (context, goOn) => {
		requests.push(`${context.method} ${context.path}`);
		if (context.path.startsWith("/choose/")) return choice.answer(provider, context);
		await goOn();
		// Back at the site: the browser is forgotten, so that another person can be next.
		const location = context.response.get("location") ?? "";
		if (redirectUris.some((uri) => location.startsWith(uri))) {
			context.cookies.set(provider.cookieName("session"), null, { overwrite: true });
		}
		const answer = context.body as { id_token?: string } | null;
		if (forgery && context.path === "/token" && answer?.id_token) {
			const forged = await forgeIdToken(answer.id_token, signingKey, forgery);
			context.body = { ...answer, id_token: forged };
			forgery = null;
		}
	});
	server.on("request", provider.callback());

	return {
		...client,
		issuer,
		requests,
		setNext: choice.setNext,
		cancelNext: choice.cancelNext,
		forgeNext: (wrong) => {
			forgery = wrong;
		},
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
