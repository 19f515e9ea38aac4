import { generateKeyPair, type KeyObject, sign } from "node:crypto";
import { promisify } from "node:util";

/** What is wrong with an ID token: claims in the place of the true ones, a key that is not the provider's. */
export type Forgery = { claims?: Record<string, unknown>; byStranger?: boolean };

export type SigningKey = { key: KeyObject; jwk: Record<string, unknown> };

const generate = promisify(generateKeyPair);

/** An RSA key, as the object and as the JSON that a provider is configured with. */
export async function createSigningKey(): Promise<SigningKey> {
	const { privateKey } = await generate("rsa", { modulusLength: 2048 });
	const jwk = { ...privateKey.export({ format: "jwk" }), kid: "test", use: "sig", alg: "RS256" };
	return { key: privateKey, jwk };
}

/** Changes a token and signs it again, which only the provider itself could do well. */
export async function forgeIdToken(
	token: string,
	own: SigningKey,
	{ claims = {}, byStranger = false }: Forgery,
): Promise<string> {
	const [header = "", payload = ""] = token.split(".");
	const { key } = byStranger ? await createSigningKey() : own;
	const truth = JSON.parse(Buffer.from(payload, "base64url").toString());
	const forged = Buffer.from(JSON.stringify({ ...truth, ...claims })).toString("base64url");
	const signature = sign("sha256", Buffer.from(`${header}.${forged}`), key);
	return `${header}.${forged}.${signature.toString("base64url")}`;
}
