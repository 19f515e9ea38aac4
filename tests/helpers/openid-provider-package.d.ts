/** The part of oidc-provider (which ships no types) that the tests use. */
declare module "oidc-provider" {
	import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

	/** One request, as Koa hands it on. */
	export type Context = {
		readonly method: string;
		readonly path: string;
		readonly req: IncomingMessage;
		readonly res: ServerResponse;
		readonly response: { get(header: string): string | undefined };
		readonly cookies: { set(name: string, value: null, options: { overwrite: boolean }): void };
		status: number;
		type: string;
		body: unknown;
		redirect(address: string): void;
	};

	export type Payload = Record<string, unknown>;

	/** Where the provider keeps what it has to remember, one for each of its models. */
	export type Adapter = {
		upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
		find(id: string): Promise<Payload | undefined>;
		findByUid(uid: string): Promise<Payload | undefined>;
		consume(id: string): Promise<void>;
		destroy(id: string): Promise<void>;
		revokeByGrantId(grantId: string): Promise<void>;
	};

	type Interaction = { readonly params: { client_id: string } };

	type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };

	export class Provider {
		constructor(issuer: string, configuration: Record<string, unknown>);
		readonly Grant: new (owner: {
			accountId: string;
			clientId: string;
		}) => Grant;
		use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
		on(event: "server_error", listener: (context: Context, error: Error) => void): this;
		callback(): RequestListener;
		cookieName(kind: "session"): string;
		interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
		/** @returns where the browser goes on */
		interactionResult(
			request: IncomingMessage,
			response: ServerResponse,
			result: Record<string, unknown>,
		): Promise<string>;
	}

	class Prompt {
		constructor(options: { name: string; requestable: boolean });
	}

	export const interactionPolicy: {
		Prompt: typeof Prompt;
		base(): { add(prompt: Prompt, position: number): void };
	};
}
