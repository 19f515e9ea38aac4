import { text } from "node:stream/consumers";
import type { Context, Provider } from "oidc-provider";
import { drawQuestion } from "./openid-provider-pages.ts";

/** A person at the provider. What is missing here is missing in the ID token; a string stays a string. */
export type ProviderIdentity = {
	subject: string;
	email?: string;
	emailVerified?: boolean | string;
};

/** Who signs in: chosen by the test and, where the provider asks, agreed to on its page. */
export type Choice = {
	setNext(identity: ProviderIdentity): void;
	cancelNext(): void;
	/** Answers a request to the page where the account is chosen. */
	answer(provider: Provider, context: Context): Promise<void>;
	/** The claims of a person who has signed in. */
	claimsOf(subject: string): Record<string, unknown>;
};

export function createChoice(interactive: boolean): Choice {
	const people = new Map<string, ProviderIdentity>();
	let next: ProviderIdentity | null = null;
	let cancelled = false;

	/** Null while the page with the question is shown. */
	async function decide(context: Context, person: ProviderIdentity): Promise<boolean | null> {
		if (cancelled) {
			cancelled = false;
			return false;
		}
		if (!interactive) return true;
		if (context.method === "POST") {
			return new URLSearchParams(await text(context.req)).get("answer") === "continue";
		}
		context.type = "html";
		context.body = drawQuestion(person.email ?? person.subject);
		return null;
	}

	return {
		setNext: (identity) => {
			next = identity;
		},
		cancelNext: () => {
			cancelled = true;
		},
		async answer(provider, context) {
			if (!next) throw new Error("Nobody is there to sign in: call setNext");
			const person = next;
			const agreed = await decide(context, person);
			if (agreed === null) return;
			const result = agreed ? await signIn(provider, context, person) : { error: "access_denied" };
			if (agreed) people.set(person.subject, person);
			context.redirect(await provider.interactionResult(context.req, context.res, result));
			context.status = 303;
		},
		claimsOf(subject) {
			const { email, emailVerified } = people.get(subject) ?? {};
			return {
				sub: subject,
				...(email === undefined ? {} : { email }),
				...(emailVerified === undefined ? {} : { email_verified: emailVerified }),
			};
		},
	};
}

async function signIn(provider: Provider, context: Context, { subject }: ProviderIdentity) {
	const { params } = await provider.interactionDetails(context.req, context.res);
	const grant = new provider.Grant({ accountId: subject, clientId: params.client_id });
	grant.addOIDCScope("openid email");
	return {
		select_account: {},
		login: { accountId: subject, remember: false },
		consent: { grantId: await grant.save() },
	};
}
