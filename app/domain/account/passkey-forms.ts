import { z } from "zod";
import { passkeys } from "#app/domain/base/messages/passkeys.ts";
import { oneLine } from "#app/domain/base/one-line.ts";
import { passwordMaximum } from "./password.ts";

/** As many as an account can have. */
export const passkeyMaximum = 20;
const nameMaximum = 60;

const name = z
	.string({ error: passkeys.nameMissing })
	.transform(oneLine)
	.pipe(
		z.string().min(1, passkeys.nameMissing).max(nameMaximum, passkeys.nameTooLong(nameMaximum)),
	);

const id = z.string().regex(/^[\w-]{1,64}$/u);

const currentPassword = z
	.string({ error: passkeys.passwordMissing })
	.min(1, passkeys.passwordMissing)
	.max(passwordMaximum, passkeys.passwordMissing);

/** Asks for what a browser needs to make a key. */
export const beginPasskeySchema = z.object({ name, currentPassword });

/** What a browser says of a key, as JSON; the library looks into it. */
const credential = z
	.string({ error: passkeys.refused })
	.max(20_000, passkeys.refused)
	.transform((text, context) => {
		try {
			return JSON.parse(text) as unknown;
		} catch {
			context.addIssue({ code: "custom", message: passkeys.refused });
			return z.NEVER;
		}
	})
	.pipe(
		z.looseObject(
			{
				id: z.string().regex(/^[\w-]{1,1400}$/u),
				type: z.literal("public-key"),
				response: z.record(z.string(), z.unknown()),
			},
			{ error: passkeys.refused },
		),
	);
export type PasskeyResponse = z.infer<typeof credential>;

export const addPasskeySchema = z.object({ name, credential });
export const usePasskeySchema = z.object({ credential });
export const renamePasskeySchema = z.object({ id, name });
export const removePasskeySchema = z.object({ id, currentPassword });
