/** What a form with files may hold; a body that goes beyond is refused while it comes in. */
export type MultipartLimits = {
	parts: number;
	/** Of the headers of one part. */
	headerBytes: number;
	/** Of one part without a file. */
	fieldBytes: number;
	/** Of everything. */
	bodyBytes: number;
};

export type MultipartProblem = "malformed" | "too_many_parts" | "too_large";

// As in domain/errors.ts: no layer asks for a class of another by instanceof.
const brand = Symbol.for("offerfolio.MultipartError");

export class MultipartError extends Error {
	readonly [brand] = true;
	readonly problem: MultipartProblem;
	constructor(problem: MultipartProblem, message: string) {
		super(message);
		this.problem = problem;
	}
}

export function isMultipartError(error: unknown): error is MultipartError {
	return typeof error === "object" && error !== null && brand in error;
}

/** One part; its body is a file's when it has a file name. */
export type MultipartPart = { name: string; fileName: string | null };

export type MultipartVisitor = {
	/** A part begins. */
	begin(part: MultipartPart): void;
	/** Some bytes of the part that has begun; they belong to the caller. */
	data(chunk: Uint8Array): void;
	/** The part is whole. */
	end(): void;
};

/** The boundary that the header names; null when the body is no such form. */
export function boundaryOf(contentType: string | null): string | null {
	const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/iu.exec(
		contentType ?? "",
	);
	return match?.[1] ?? match?.[2] ?? null;
}

const lineEnd = Buffer.from("\r\n");
const headersEnd = Buffer.from("\r\n\r\n");

/**
 * Reads a multipart form (RFC 7578) as it comes in and tells what it finds; holds no more of it than one
 * chunk and a boundary. The body is read to its end, so that the sender hears the answer.
 * @throws MultipartError for a body that is malformed or goes beyond a limit
 */
export async function readMultipart(
	body: ReadableStream<Uint8Array>,
	boundary: string,
	limits: MultipartLimits,
	visitor: MultipartVisitor,
): Promise<void> {
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	let state = "preamble" as "preamble" | "delimiter" | "headers" | "body" | "end";
	// A line's end in front, so that the first delimiter looks like every other.
	let rest: Buffer = lineEnd;
	let received = 0;
	let parts = 0;
	let fieldBytes = 0;
	let isField = false;

	const give = (chunk: Buffer) => {
		if (state !== "body" || chunk.length === 0) return;
		fieldBytes += chunk.length;
		if (isField && fieldBytes > limits.fieldBytes) throw tooLarge("a field");
		visitor.data(chunk);
	};

	/** Takes one step; false when more bytes are needed for it. */
	const step = (): boolean => {
		if (state === "preamble" || state === "body") {
			const at = rest.indexOf(delimiter);
			if (at < 0) {
				const kept = Math.max(0, rest.length - delimiter.length + 1);
				give(rest.subarray(0, kept));
				rest = rest.subarray(kept);
				return false;
			}
			give(rest.subarray(0, at));
			if (state === "body") visitor.end();
			rest = rest.subarray(at + delimiter.length);
			state = "delimiter";
			return true;
		}
		if (state === "delimiter") {
			if (rest.length < 2) return false;
			const isLast = rest[0] === 0x2d && rest[1] === 0x2d;
			if (!isLast && !(rest[0] === 0x0d && rest[1] === 0x0a)) throw malformed("a delimiter");
			if (!isLast && ++parts > limits.parts) {
				throw new MultipartError("too_many_parts", `More than ${limits.parts} parts`);
			}
			// The line's end is left: a part without headers has its blank line right here.
			rest = isLast ? rest.subarray(2) : rest;
			state = isLast ? "end" : "headers";
			return true;
		}
		if (state === "headers") {
			const at = rest.indexOf(headersEnd);
			if (at < 0 ? rest.length > limits.headerBytes : at > limits.headerBytes) {
				throw malformed("the headers of a part");
			}
			if (at < 0) return false;
			const part = readHeaders(rest.subarray(0, at));
			rest = rest.subarray(at + headersEnd.length);
			isField = part.fileName === null;
			fieldBytes = 0;
			state = "body";
			visitor.begin(part);
			return true;
		}
		rest = Buffer.alloc(0);
		return false;
	};

	for await (const chunk of body) {
		received += chunk.byteLength;
		if (received > limits.bodyBytes) throw tooLarge("the body");
		rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
		while (step());
	}
	if (state !== "end") throw malformed("its end");
}

function readHeaders(block: Buffer): MultipartPart {
	const disposition = block
		.toString("utf8")
		.split("\r\n")
		.find((line) => /^content-disposition\s*:\s*form-data\s*;/iu.test(line));
	const name = parameterOf(disposition, "name");
	if (name === null) throw malformed("a part without a name");
	return { name, fileName: parameterOf(disposition, "filename") };
}

/** A parameter as browsers write it: in quotes, with `"`, CR and LF as %22, %0D and %0A. */
function parameterOf(line: string | undefined, name: string): string | null {
	const match = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;]*))`, "iu").exec(
		line ?? "",
	);
	const value = match?.[1] ?? match?.[2];
	if (value === undefined) return null;
	return value
		.replace(/\\"|%22/gu, '"')
		.replace(/%0D/giu, "\r")
		.replace(/%0A/giu, "\n");
}

const malformed = (where: string) =>
	new MultipartError("malformed", `The form is broken at ${where}`);
const tooLarge = (what: string) => new MultipartError("too_large", `Too many bytes in ${what}`);
