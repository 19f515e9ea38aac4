import { createHmac, randomBytes } from "node:crypto";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { encode } from "uqr";
import type { ShownSecret } from "#app/domain/admin/authenticator.ts";

/** The codes of an authenticator app (RFC 6238: six digits, 30 seconds), and the recovery codes beside them. */
export type OneTimeCodes = {
	/** False while the configuration has ADMIN_CODE=off: then the gate asks for none. */
	isOn: boolean;
	/** A new secret, sealed as it is kept. */
	create(): Promise<string>;
	/** What an app is to be told of a secret; null when it was sealed by another site. */
	show(sealed: string, account: string): Promise<ShownSecret | null>;
	/** The step of 30 seconds whose code this is: the present one, the one before or after; null for none. */
	stepOf(sealed: string, code: string, now: Date): Promise<number | null>;
	createRecoveryCodes(): string[];
	/** Keyed: who has the database cannot try codes against it. */
	hashRecoveryCode(code: string): string;
};

const stepMilliseconds = 30_000;
const recoveryCodes = 10;

/** @param secret of the site @param issuer what an app calls it, as it is when it is set up */
export function createOneTimeCodes(
	secret: string,
	issuer: () => string,
	isOn: boolean,
): OneTimeCodes {
	const key = `authenticator:${secret}`;
	const open = (sealed: string) =>
		symmetricDecrypt({ key, data: sealed }).then(createOTPOf, () => null);
	return {
		isOn,
		create: () => symmetricEncrypt({ key, data: randomBytes(18).toString("base64url") }),
		async show(sealed, account) {
			const address = (await open(sealed))?.url(issuer(), account);
			if (!address) return null;
			const letters = new URL(address).searchParams.get("secret") ?? "";
			return { letters: inFours(letters), address, ...drawQr(address) };
		},
		async stepOf(sealed, code, now) {
			const otp = await open(sealed);
			const present = Math.floor(now.getTime() / stepMilliseconds);
			for (const step of [present, present - 1, present + 1]) {
				if ((await otp?.hotp(step)) === code) return step;
			}
			return null;
		},
		createRecoveryCodes: () =>
			Array.from({ length: recoveryCodes }, () =>
				inFours(base32.encode(randomBytes(10), { padding: false }).toLowerCase(), "-"),
			),
		hashRecoveryCode: (code) =>
			createHmac("sha256", `recovery:${secret}`)
				.update(code.replaceAll("-", ""))
				.digest("base64url"),
	};
}

const createOTPOf = (secret: string) => createOTP(secret);

const inFours = (text: string, between = " ") => text.match(/.{1,4}/gu)?.join(between) ?? "";

function drawQr(text: string): { size: number; path: string } {
	const { size, data } = encode(text, { ecc: "M", border: 4 });
	const path = data.flatMap((row, y) =>
		row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
	);
	return { size, path: path.join("") };
}
