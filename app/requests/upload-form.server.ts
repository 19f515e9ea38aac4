import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import {
	beginsAs,
	fileKindOfName,
	signatureBytes,
	uploadLimits,
} from "#app/domain/intake/upload-rules.ts";
import { boundaryOf, isMultipartError, readMultipart } from "#app/integrations/multipart.server.ts";

/** A file that came in whole, of a kind that its name and its first bytes agree about. */
export type ReceivedFile = { name: string; bytes: Uint8Array };

export type UploadForm = {
	/** Where the form stands, as it says itself. */
	returnTo: string | null;
	file: ReceivedFile | { error: string; status: number; detail?: string };
};

const formLimits = {
	parts: 8,
	headerBytes: 16_384,
	fieldBytes: 4_096,
	/** A little more than the server lets through, so that it is the server that ends a body. */
	bodyBytes: uploadLimits.bytes + (1 << 19),
};

/**
 * Reads the form of an upload while it comes in. The file's bytes are counted, and judged by the first of
 * them: of a file that is too large or of another kind nothing is kept.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
	const boundary = boundaryOf(request.headers.get("Content-Type"));
	if (!boundary || !request.body) return broken(null);
	let returnTo: string | null = null;
	let open: "file" | "returnTo" | null = null;
	let file: FileCollector | null = null;
	try {
		await readMultipart(request.body, boundary, formLimits, {
			begin({ name, fileName }) {
				open = null;
				if (name === "returnTo" && fileName === null) {
					open = "returnTo";
					returnTo = "";
				}
				// The first file counts: the form offers one.
				if (name === "file" && fileName && !file) {
					open = "file";
					file = collectFile(fileName);
				}
			},
			data(chunk) {
				if (open === "file") file?.add(chunk);
				if (open === "returnTo") returnTo += Buffer.from(chunk).toString("utf8");
			},
			end() {
				open = null;
			},
		});
	} catch (error) {
		if (!isMultipartError(error)) throw error;
		const isTooLarge = error.problem === "too_large";
		return isTooLarge ? { returnTo, file: tooLarge } : broken(returnTo);
	}
	const collected = file as FileCollector | null;
	return {
		returnTo,
		file: collected?.finish() ?? { error: adminMessages.uploads.noFile, status: 400 },
	};
}

type FileCollector = { add(chunk: Uint8Array): void; finish(): UploadForm["file"] };

const tooLarge = { error: adminMessages.uploads.tooLarge, status: 413 };
const wrongType = { error: adminMessages.uploads.wrongType, status: 415 };

function collectFile(name: string): FileCollector {
	const kind = fileKindOfName(name);
	let refusal: { error: string; status: number; detail?: string } | null = kind ? null : wrongType;
	let chunks: Uint8Array[] = [];
	let size = 0;
	const refuse = (why: typeof refusal) => {
		refusal = why;
		chunks = [];
	};
	return {
		add(chunk) {
			const judged = size >= signatureBytes;
			size += chunk.byteLength;
			if (size > uploadLimits.bytes) refuse(tooLarge);
			if (refusal) return;
			chunks.push(chunk);
			if (judged || size < signatureBytes || !kind) return;
			if (!beginsAs(kind, Buffer.concat(chunks).subarray(0, signatureBytes))) {
				refuse({ ...wrongType, detail: adminMessages.uploads.problems.other_kind });
			}
		},
		finish: () => refusal ?? { name, bytes: Buffer.concat(chunks) },
	};
}

const broken = (returnTo: string | null): UploadForm => ({
	returnTo,
	file: {
		error: adminMessages.uploads.failed(adminMessages.uploads.reasons.malformed),
		status: 400,
	},
});
