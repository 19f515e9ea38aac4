import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A device that makes one passkey and signs with it, as WebAuthn describes it: ES256, without attestation. */
export type SoftPasskey = {
	/** Answers what the server asks before a key is added, as text for a form. */
	create(options: unknown, more?: Signing): string;
	/** Answers what the server asks before a sign-in. */
	get(options: unknown, more?: Signing): string;
};

type Signing = {
	/** The device has not made sure who holds it. */
	isUnverified?: boolean;
	/** The page that asked. */
	origin?: string;
	/** What the device says of how often it has signed; without one it does not count. */
	counter?: number;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

export function createSoftPasskey(siteOrigin = "http://localhost"): SoftPasskey {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const id = randomBytes(32);

	const clientData = (type: string, options: unknown, origin = siteOrigin) => {
		const { challenge } = options as { challenge: string };
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	};
	const authenticatorData = (flags: number, { isUnverified, counter = 0 }: Signing) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const all = flags | present | (isUnverified ? 0 : verified);
		return Buffer.concat([sha256(new URL(siteOrigin).hostname), Buffer.from([all]), count]);
	};
	const said = (response: Record<string, Buffer>) =>
		JSON.stringify({
			id: id.toString("base64url"),
			rawId: id.toString("base64url"),
			type: "public-key",
			clientExtensionResults: {},
			response: Object.fromEntries(
				Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]),
			),
		});

	return {
		create(options, more = {}) {
			const length = Buffer.alloc(2);
			length.writeUInt16BE(id.length);
			// COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
			const cose = Buffer.concat([
				Buffer.from("a5010203262001215820", "hex"),
				Buffer.from(x, "base64url"),
				Buffer.from("225820", "hex"),
				Buffer.from(y, "base64url"),
			]);
			const data = Buffer.concat([
				authenticatorData(withKey, more),
				...[Buffer.alloc(16), length, id, cose],
			]);
			// CBOR: {"fmt": "none", "attStmt": {}, "authData": …}
			const attestationObject = Buffer.concat([
				Buffer.from([0xa3, 0x63]),
				Buffer.from("fmt"),
				Buffer.from([0x64]),
				Buffer.from("none"),
				Buffer.from([0x67]),
				Buffer.from("attStmt"),
				Buffer.from([0xa0, 0x68]),
				Buffer.from("authData"),
				Buffer.from([0x58, data.length]),
				data,
			]);
			const clientDataJSON = clientData("webauthn.create", options, more.origin);
			return said({ clientDataJSON, attestationObject });
		},
		get(options, more = {}) {
			const clientDataJSON = clientData("webauthn.get", options, more.origin);
			const data = authenticatorData(0, more);
			const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
			return said({ clientDataJSON, authenticatorData: data, signature });
		},
	};
}
