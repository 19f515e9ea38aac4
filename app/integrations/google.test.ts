import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/helpers/openid-provider.ts";
import { visitProvider } from "#tests/helpers/openid-provider-browser.ts";
import { createGoogle, type GoogleSignIn } from "./google.server.ts";
import { GoogleError } from "./google-error.ts";

const redirectUri = "https://offerfolio.example/auth/google/callback";
const kim = { subject: "10769150350006150715", email: "kim@example.com", emailVerified: true };

async function startProvider(
	options: Partial<Parameters<typeof startOpenIdProvider>[0]> = {},
): Promise<OpenIdProvider> {
	const provider = await startOpenIdProvider({ redirectUris: [redirectUri], ...options });
	onTestFinished(provider.stop);
	provider.setNext(kim);
	return provider;
}

/** The site's side of a provider. */
async function startBoth(options?: Parameters<typeof startProvider>[0]) {
	const provider = await startProvider(options);
	return { provider, google: createGoogle({ ...provider, redirectUri }) };
}

/** A server that speaks HTTP and nothing of OpenID but what the test says. */
async function startServer(answer: RequestListener): Promise<string> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const newRequest = () => ({
	state: randomBytes(16).toString("base64url"),
	secret: randomBytes(32).toString("base64url"),
});

const nonceOf = (secret: string) =>
	createHash("sha256").update(`nonce:${secret}`).digest("base64url");

async function signIn(google: GoogleSignIn, request = newRequest()) {
	const callback = await visitProvider(await google.begin(request));
	return google.finish(callback, request);
}

/** The error of what must not work. Everything that a log could write of it is free of secrets. */
async function failureOf(work: Promise<unknown>, ...secrets: string[]): Promise<GoogleError> {
	const error = await work.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(error instanceof GoogleError))
		throw new Error("It did not fail as it should", { cause: error });
	const written = inspect(error, { depth: 10, showHidden: true });
	for (const secret of secrets) expect(written).not.toContain(secret);
	return error;
}

describe("A person who signs in with Google", () => {
	test("is known by issuer, subject and address, and by nothing else", async () => {
		const { provider, google } = await startBoth();
		expect(await signIn(google)).toEqual({
			issuer: provider.issuer,
			subject: kim.subject,
			email: "kim@example.com",
			emailVerified: true,
		});
	});

	test("is sent there with a challenge, and the secret stays in the browser", async () => {
		const { provider, google } = await startBoth();
		const { state, secret } = newRequest();
		const address = new URL(await google.begin({ state, secret }));
		expect(address.origin).toBe(provider.issuer);
		expect(Object.fromEntries(address.searchParams)).toEqual({
			client_id: provider.clientId,
			redirect_uri: redirectUri,
			response_type: "code",
			scope: "openid email",
			prompt: "select_account",
			state,
			nonce: nonceOf(secret),
			code_challenge: createHash("sha256").update(secret).digest("base64url"),
			code_challenge_method: "S256",
		});
		expect(address.href).not.toContain(secret);
	});

	test.each([
		[true, true],
		[false, false],
		["true", false],
		["false", false],
		[undefined, false],
	])("whose address is confirmed: %j is %j", async (emailVerified, expected) => {
		const { provider, google } = await startBoth();
		provider.setNext({ ...kim, emailVerified });
		expect(await signIn(google)).toMatchObject({ email: kim.email, emailVerified: expected });
	});

	test.each([undefined, ""])("may have no address: %j", async (email) => {
		const { provider, google } = await startBoth();
		provider.setNext({ subject: kim.subject, email });
		expect(await signIn(google)).toMatchObject({ email: null, emailVerified: false });
	});

	test("may be another person in the same browser the next time", async () => {
		const { provider, google } = await startBoth({ interactive: true });
		const cookies = new Map<string, string>();
		for (const subject of ["1", "2"]) {
			provider.setNext({ subject });
			const request = newRequest();
			const callback = await visitProvider(await google.begin(request), { cookies });
			expect(await google.finish(callback, request)).toMatchObject({ subject });
		}
	});

	test("comes back through a proxy that changed the address", async () => {
		const { google } = await startBoth();
		const request = newRequest();
		const { search } = await visitProvider(await google.begin(request));
		const callback = new URL(`http://10.0.0.7:3000/elsewhere${search}`);
		expect(await google.finish(callback, request)).toMatchObject({ subject: kim.subject });
	});

	test("can do so where the provider takes the password in the header only", async () => {
		const { google } = await startBoth({ clientAuthentication: "client_secret_basic" });
		expect(await signIn(google)).toMatchObject({ subject: kim.subject });
	});
});

describe("A person who says no", () => {
	test("has cancelled", async () => {
		const { provider, google } = await startBoth();
		provider.cancelNext();
		expect(await failureOf(signIn(google))).toMatchObject({ kind: "cancelled" });
		expect(await signIn(google)).toMatchObject({ subject: kim.subject });
	});

	test("has cancelled on the provider's page too", async () => {
		const { google } = await startBoth({ interactive: true });
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request), { press: "Cancel" });
		const failure = await failureOf(google.finish(callback, request));
		expect(failure).toMatchObject({ kind: "cancelled" });
	});

	test("has cancelled nothing when it is the no of another sign-in", async () => {
		const { provider, google } = await startBoth();
		provider.cancelNext();
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request));
		const other = { ...request, state: newRequest().state };
		expect(await failureOf(google.finish(callback, other))).toMatchObject({ kind: "refused" });
	});
});

describe("An answer is refused", () => {
	test("when its state is another, before anything is asked of the provider", async () => {
		const { provider, google } = await startBoth();
		const { state, secret } = newRequest();
		const callback = await visitProvider(await google.begin({ state, secret }));
		const code = callback.searchParams.get("code") ?? "";
		for (const other of [newRequest().state, ""]) {
			const work = google.finish(callback, { state: other, secret });
			expect(await failureOf(work, secret, code, state)).toMatchObject({ kind: "refused" });
		}
		expect(provider.requests).not.toContain("POST /token");
	});

	test("when another browser began: its secret answers no challenge", async () => {
		const { provider, google } = await startBoth();
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request));
		const { secret } = newRequest();
		const code = callback.searchParams.get("code") ?? "";
		const work = google.finish(callback, { ...request, secret });
		const failure = await failureOf(work, secret, code, provider.clientSecret);
		expect(failure).toMatchObject({ kind: "refused" });
		expect(failure.message).toContain("invalid_grant");
	});

	test.each(["", "short", `${"a".repeat(42)}=`])("when the secret is none: %j", async (secret) => {
		const { provider, google } = await startBoth();
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request));
		const refused = { kind: "refused" };
		expect(await failureOf(google.begin({ ...request, secret }))).toMatchObject(refused);
		expect(await failureOf(google.finish(callback, { ...request, secret }))).toMatchObject(refused);
		expect(provider.requests).not.toContain("POST /token");
	});

	test("when its code was used before", async () => {
		const { google } = await startBoth();
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request));
		expect(await google.finish(callback, request)).toMatchObject({ subject: kim.subject });
		const failure = await failureOf(google.finish(callback, request), request.secret);
		expect(failure).toMatchObject({ kind: "refused" });
		expect(failure.message).toContain("invalid_grant");
	});

	test("when it comes from another provider", async () => {
		const { google } = await startBoth();
		const other = await startBoth();
		const request = newRequest();
		await google.begin(request);
		const callback = await visitProvider(await other.google.begin(request));
		const failure = await failureOf(google.finish(callback, request));
		expect(failure).toMatchObject({ kind: "refused" });
		expect(failure.message).toContain('"iss"');
	});

	test.each([
		["the nonce of another begin", { claims: { nonce: nonceOf("b".repeat(43)) } }, '"nonce"'],
		["no nonce", { claims: { nonce: undefined } }, '"nonce"'],
		["another client for its audience", { claims: { aud: "another-client" } }, '"aud"'],
		["two audiences", { claims: { aud: ["invented-client", "another-client"] } }, '"aud"'],
		["another issuer", { claims: { iss: "https://accounts.google.com" } }, '"iss"'],
		["no subject", { claims: { sub: undefined } }, '"sub"'],
		["an end that is past", { claims: { exp: 1_700_000_000 } }, '"exp"'],
		["the signature of a stranger", { byStranger: true }, "signature"],
	])("when the ID token has %s", async (_what, forgery, reason) => {
		const { provider, google } = await startBoth();
		provider.forgeNext(forgery);
		const failure = await failureOf(signIn(google), kim.subject, kim.email);
		expect(failure).toMatchObject({ kind: "refused" });
		expect(failure.message).toContain(reason);
		expect(await signIn(google)).toMatchObject({ subject: kim.subject });
	});

	test("when the provider does not know our password, which nobody gets to read", async () => {
		const provider = await startProvider();
		const clientSecret = "an-older-secret";
		const google = createGoogle({ ...provider, clientSecret, redirectUri });
		const request = newRequest();
		const failure = await failureOf(signIn(google, request), clientSecret, request.secret);
		expect(failure).toMatchObject({ kind: "refused" });
		expect(provider.requests).toContain("POST /token");
	});

	test.each([
		["invalid_scope", "refused"],
		["server_error", "unavailable"],
		["temporarily_unavailable", "unavailable"],
		["a line\nof somebody's own", "refused"],
	])("or may work later, as the provider says: %j is %s", async (error, kind) => {
		const { provider, google } = await startBoth();
		const request = newRequest();
		const callback = new URL(redirectUri);
		const answer = { error, state: request.state, iss: provider.issuer };
		callback.search = String(new URLSearchParams(answer));
		expect(await failureOf(google.finish(callback, request), "somebody")).toMatchObject({ kind });
	});
});

describe("The provider is unavailable", () => {
	test("while nothing listens there, and is found as soon as something does", async () => {
		const { provider, google } = await startBoth();
		await provider.stop();
		for (const _attempt of [1, 2]) {
			expect(await failureOf(google.begin(newRequest()))).toMatchObject({ kind: "unavailable" });
		}
		await startProvider({ port: Number(new URL(provider.issuer).port) });
		expect(await signIn(google)).toMatchObject({ subject: kim.subject });
	});

	test("when it goes away in the middle", async () => {
		const { provider, google } = await startBoth();
		const request = newRequest();
		const callback = await visitProvider(await google.begin(request));
		await provider.stop();
		const failure = await failureOf(google.finish(callback, request), request.secret);
		expect(failure).toMatchObject({ kind: "unavailable" });
	});

	test.each([
		[500, "unavailable"],
		[503, "unavailable"],
		[404, "refused"],
		[302, "refused"],
	])("when it answers with trouble of its own: %i is %s", async (status, kind) => {
		const issuer = await startServer((_request, response) => {
			response.writeHead(status, { location: "/elsewhere" }).end();
		});
		const google = createGoogle({ issuer, clientId: "any", clientSecret: "any", redirectUri });
		expect(await failureOf(google.begin(newRequest()))).toMatchObject({ kind });
	});

	test("when it breaks off", async () => {
		const issuer = await startServer((_request, response) => {
			response.writeHead(200, { "content-type": "application/json", "content-length": 100 });
			response.write("{", () => response.destroy());
		});
		const google = createGoogle({ issuer, clientId: "any", clientSecret: "any", redirectUri });
		expect(await failureOf(google.begin(newRequest()))).toMatchObject({ kind: "unavailable" });
	});

	test("when it says nothing for five seconds", async () => {
		const asked: number[] = [];
		const clock = new AbortController();
		vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
			asked.push(milliseconds);
			return clock.signal;
		});
		const issuer = await startServer(() => {
			clock.abort(new DOMException("The time is up", "TimeoutError"));
		});
		const google = createGoogle({ issuer, clientId: "any", clientSecret: "any", redirectUri });
		expect(await failureOf(google.begin(newRequest()))).toMatchObject({ kind: "unavailable" });
		expect(asked).toEqual([5000]);
	});
});

describe("What the provider says of itself", () => {
	test("is asked once for everybody, and again after some hours", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
		onTestFinished(() => void vi.useRealTimers());
		const { provider, google } = await startBoth();
		const count = () =>
			provider.requests.filter((path) => path === "GET /.well-known/openid-configuration").length;
		expect(count()).toBe(0);
		await Promise.all([google.begin(newRequest()), google.begin(newRequest()), signIn(google)]);
		const hour = 60 * 60 * 1000;
		vi.setSystemTime(Date.now() + 5 * hour);
		await signIn(google);
		expect(count()).toBe(1);
		vi.setSystemTime(Date.now() + 2 * hour);
		await signIn(google);
		expect(count()).toBe(2);
	});

	test.each([
		"http://accounts.google.com",
		"http://localhost.example.com",
		"http://127.0.0.1.example.com",
		"http://10.0.0.7",
		"http://0.0.0.0",
		"ftp://localhost",
	])("is not heard without TLS from %s", (issuer) => {
		const create = () => createGoogle({ issuer, clientId: "a", clientSecret: "b", redirectUri });
		expect(create).toThrow("must be https");
	});

	test.each([
		"https://accounts.google.com",
		"http://localhost:4000",
		"http://127.0.0.1:4000",
		"http://[::1]:4000",
	])("may be heard from %s", (issuer) => {
		const create = () => createGoogle({ issuer, clientId: "a", clientSecret: "b", redirectUri });
		expect(create).not.toThrow();
	});

	test.each(["authorization_endpoint", "token_endpoint"])(
		"cannot lead to another machine without TLS: %s",
		async (endpoint) => {
			const issuer: string = await startServer((_request, response) => {
				const metadata = {
					issuer,
					authorization_endpoint: `${issuer}/auth`,
					token_endpoint: `${issuer}/token`,
					[endpoint]: "http://provider.example/any",
				};
				response.writeHead(200, { "content-type": "application/json" });
				response.end(JSON.stringify(metadata));
			});
			const google = createGoogle({ issuer, clientId: "any", clientSecret: "any", redirectUri });
			const request = newRequest();
			const callback = new URL(
				`${redirectUri}?${new URLSearchParams({ code: "1", state: request.state })}`,
			);
			const work =
				endpoint === "token_endpoint" ? google.finish(callback, request) : google.begin(request);
			const failure = await failureOf(work);
			expect(failure).toMatchObject({ kind: "refused" });
			expect(failure.message).toContain("http://provider.example is not protected");
		},
	);
});
