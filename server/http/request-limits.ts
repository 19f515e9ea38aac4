import { evidenceFileBytes } from "#app/domain/admin/evidence-forms.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { uploadLimits } from "#app/domain/intake/upload-rules.ts";
import { boundsOf, type OverloadBounds } from "./overload.ts";

/** What one caller, and all callers together, may ask of the process. */
export type RequestLimits = {
	/** Bytes of a body; more is answered 413 while it still comes in. */
	body: number;
	/** Other limits for some paths, the first that fits, and what is said beyond. */
	bodies: readonly (readonly [paths: RegExp, bytes: number, sentence?: string])[];
	/** Fields of a form without a file: to take a megabyte of empty ones apart takes a second. More is answered 413. */
	fields: number;
	/** Characters of an address; more is answered 414. */
	address: number;
	/** The most concurrent requests; further ones get 503 at once. */
	concurrent: number;
	/** When new requests are refused so that running ones stay fast. */
	overload: OverloadBounds;
	/** Pages that one network may read a minute without a session; 0 means any number. */
	pageReads: number;
	connections: number;
	/** Bytes of all headers; more is answered 431. */
	headers: number;
	/** Milliseconds for the headers to arrive. */
	headersTimeout: number;
	/** Milliseconds for the whole request to arrive, its body included. */
	requestTimeout: number;
	/** Milliseconds an idle connection is kept; longer than the 60 seconds of usual load balancers. */
	keepAliveTimeout: number;
	/** Milliseconds without a byte in either direction. */
	idleTimeout: number;
};

export type BodyLimit = { bytes: number; fields: number; sentence: string };

export const requestLimits: RequestLimits = {
	body: 1 << 20,
	// The form around a file takes a little more; a file that is a little too large is answered by the app.
	bodies: [
		[/^\/admin\/uploads/u, uploadLimits.bytes + (1 << 18), adminMessages.uploads.tooLarge],
		[/^\/admin\/imports\/new/u, 6 << 20],
		[
			/^\/admin\/resumes\/[^/]+\/evidence(?:\.data)?$/u,
			evidenceFileBytes + (1 << 18),
			adminMessages.evidence.fileTooLarge,
		],
		[/^\/admin\/intake/u, intakeLimits.batchBytes + (1 << 18), intakeMessages.tooMuch],
		[
			/^\/contribute\/(?:new|[^/]+\/earlier)(?:\.data)?$/u,
			uploadLimits.bytes + (1 << 20),
			contributing.tooLarge,
		],
		[/^\/insights/u, pastedLimits.fileBytes + (1 << 18), messages.insights.largeFile],
	],
	fields: 20_000,
	// The router asks for up to 7,680 characters of paths at once.
	address: 8_192,
	concurrent: 256,
	overload: boundsOf(64, 250),
	pageReads: 0,
	connections: 5_000,
	headers: 16_384,
	headersTimeout: 10_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 65_000,
	idleTimeout: 120_000,
};

/** How much the body of a request to this path may have, and what is said beyond. */
export function bodyLimitOf(limits: RequestLimits, path: string): BodyLimit {
	const [, bytes = limits.body, sentence = messages.general.tooLarge] =
		limits.bodies.find(([paths]) => paths.test(path)) ?? [];
	return { bytes, fields: limits.fields, sentence };
}
