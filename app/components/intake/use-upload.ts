import { useEffect, useRef, useState } from "react";
import { askIn } from "#app/components/account/ended-session.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { fileKindOfName, uploadLimits } from "#app/domain/intake/upload-rules.ts";

export type UploadState =
	| { phase: "idle" }
	| { phase: "sending"; name: string; percent: number }
	| { phase: "received"; message: string; sameAs: { id: string; title: string } | null }
	| { phase: "failed"; error: string };

type UploadResult =
	| { success: true; id: string; message: string; sameAs: { id: string; title: string } | null }
	| { success: false; error: string; detail?: string };

/**
 * Sends a file and tells how far it is, which only an XMLHttpRequest can. What is surely refused is not sent;
 * the server judges everything again.
 */
export function useUpload(onReceived: (id: string) => void) {
	const [state, setState] = useState<UploadState>({ phase: "idle" });
	const request = useRef<XMLHttpRequest | null>(null);
	useEffect(() => () => request.current?.abort(), []);

	function send(file: File): void {
		const { uploads } = adminMessages;
		request.current?.abort();
		const error = !fileKindOfName(file.name)
			? uploads.wrongType
			: file.size > uploadLimits.bytes
				? uploads.tooLarge
				: null;
		if (error) {
			setState({ phase: "failed", error });
			return;
		}
		const xhr = new XMLHttpRequest();
		request.current = xhr;
		setState({ phase: "sending", name: file.name, percent: 0 });
		xhr.upload.onprogress = ({ loaded, total }) => {
			const percent = total > 0 ? Math.round((loaded / total) * 100) : 0;
			setState({ phase: "sending", name: file.name, percent });
		};
		xhr.onload = () => {
			const result = readResult(xhr);
			if (result.success) {
				const { message, sameAs } = result;
				setState({ phase: "received", message, sameAs });
				onReceived(result.id);
			} else {
				setState({
					phase: "failed",
					error: [result.error, result.detail].filter(Boolean).join(" "),
				});
			}
		};
		xhr.onerror = () =>
			setState({ phase: "failed", error: uploads.failed(uploads.reasons.network) });
		xhr.onabort = () => setState({ phase: "idle" });
		const form = new FormData();
		form.set("file", file);
		xhr.open("POST", "/admin/uploads");
		xhr.setRequestHeader("Accept", "application/json");
		xhr.send(form);
	}

	return { state, send, cancel: () => request.current?.abort() };
}

/** The server in front of the app answers in plain words, the gate with a page. */
function readResult({ status, responseText }: XMLHttpRequest): UploadResult {
	try {
		return JSON.parse(responseText) as UploadResult;
	} catch {
		const { uploads, admin } = adminMessages;
		// A file that is too large for the site is not sent.
		if (status === 413) return { success: false, error: uploads.failed(uploads.reasons.proxy) };
		if (status === 401) {
			askIn.owner?.();
			return { success: false, error: admin.needsPasscode };
		}
		return { success: false, error: uploads.failed(uploads.reasons.unexpected) };
	}
}
