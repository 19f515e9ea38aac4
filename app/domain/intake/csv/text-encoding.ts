/** How the letters of a file are written as bytes. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * `binary`: it is no text. `unreadable`: it says by its first bytes what it is written in, and is not.
 */
export type EncodingGuess = TextEncoding | "binary" | "unreadable";

/** Looks at a file, piece by piece, wherever it was cut, and says what it is written in. */
export type EncodingDetector = { push(bytes: Uint8Array): void; end(): EncodingGuess };

const marks: readonly (readonly [TextEncoding, readonly number[]])[] = [
	["utf-8", [0xef, 0xbb, 0xbf]],
	["utf-16le", [0xff, 0xfe]],
	["utf-16be", [0xfe, 0xff]],
];
/** "%PDF-": the one kind of file that people mix up with others and that may hold no zero byte for long. */
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

/**
 * A mark at the beginning decides; without one, whatever is valid UTF-8 is UTF-8, and the rest is taken for
 * Windows-1252, in which every text can be read. A zero character stands in no text.
 */
export function createEncodingDetector(): EncodingDetector {
	let first: number[] = [];
	let decoder: TextDecoder | null = null;
	let marked: TextEncoding | undefined;
	let isValid = true;
	let isBinary = false;
	/** Of a file that is not valid: zero bytes are all that is still looked for. */
	const scan = (bytes: Uint8Array) => {
		if (marked === undefined || marked === "utf-8") isBinary ||= bytes.includes(0);
	};

	function begin(): void {
		marked = marks.find(([, mark]) => startsWith(first, mark))?.[0];
		isBinary = startsWith(first, pdf);
		decoder = new TextDecoder(marked ?? "utf-8", { fatal: true });
		check(Uint8Array.from(first));
	}

	function check(bytes: Uint8Array, isEnd = false): void {
		scan(bytes);
		if (!isValid || isBinary) return;
		try {
			const text = decoder?.decode(bytes, { stream: !isEnd }) ?? "";
			if (text.includes("\0")) isBinary = true;
		} catch {
			isValid = false;
		}
	}

	return {
		push(bytes) {
			if (decoder) return check(bytes);
			const missing = pdf.length - first.length;
			first = [...first, ...bytes.subarray(0, missing)];
			if (first.length < pdf.length) return;
			begin();
			check(bytes.subarray(missing));
		},
		end() {
			if (!decoder) begin();
			check(new Uint8Array(), true);
			if (isBinary) return "binary";
			if (isValid) return marked ?? "utf-8";
			return marked === undefined ? "windows-1252" : "unreadable";
		},
	};
}

function startsWith(bytes: readonly number[], start: readonly number[]): boolean {
	return start.every((byte, index) => bytes[index] === byte);
}

/** A decoder for `stream` use; a byte order mark stays in the text, where the parser takes it away. */
export function decoderOf(encoding: TextEncoding): TextDecoder {
	return new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
}
