/**
 * `cancelled`: the person said no. `unavailable`: the provider cannot be reached or has trouble of its own,
 * and may work later. `refused`: everything else, such as a wrong state, a used code or a bad token.
 */
export type GoogleErrorKind = "cancelled" | "unavailable" | "refused";

// As in domain/errors.ts: the server bundle and the code around it hold two copies of this class.
const brand = Symbol.for("offerfolio.GoogleError");

/** Has no cause: those of the protocol's library carry tokens and codes, which belong in no log. */
export class GoogleError extends Error {
	readonly [brand] = true;
	readonly kind: GoogleErrorKind;

	/** @param message for the log, never for a person */
	constructor(kind: GoogleErrorKind, message: string) {
		super(message);
		this.name = "GoogleError";
		this.kind = kind;
	}
}

export function isGoogleError(error: unknown): error is GoogleError {
	return typeof error === "object" && error !== null && brand in error;
}
