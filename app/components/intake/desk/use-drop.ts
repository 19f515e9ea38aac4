import { useEffect, useRef, useState } from "react";
import { askIn } from "#app/components/account/ended-session.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { intakeKindOf, intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";

export type Sending = {
	/** Files that were answered, of all. */
	done: number;
	all: number;
	/** The one on its way, and how far it is. */
	name: string | null;
	percent: number;
	added: number;
	failed: { name: string; problem: string }[];
};

const nothingSent: Sending = { done: 0, all: 0, name: null, percent: 0, added: 0, failed: [] };

/** `isKept` where the desk has answered: it has a draft more, be it one that could not be taken. */
type Answer = { added: number; failed: { name: string; problem: string }[]; isKept?: true };

/**
 * Sends files to the desk, one after the other, so that one that fails stops no other and one sees how far it is.
 * The server judges all of them again.
 */
export function useDrop(onAdded: () => void) {
	const [state, setState] = useState<Sending | null>(null);
	const request = useRef<XMLHttpRequest | null>(null);
	useEffect(() => () => request.current?.abort(), []);
	/** What is left to send, and how far all of it is: more may come while one is on its way. */
	const queue = useRef<{ file: File; provenance: string; problem: string | null }[]>([]);
	const now = useRef<Sending | null>(null);

	function show(more: Partial<Sending>): void {
		now.current = { ...(now.current ?? nothingSent), ...more };
		setState(now.current);
	}

	function send(files: readonly File[], provenance: string): void {
		const isSending = Boolean(now.current?.name);
		if (!isSending) now.current = null;
		for (const [index, file] of files.entries()) {
			queue.current.push({ file, provenance, problem: problemOf(file, index) });
		}
		show({ all: (now.current?.all ?? 0) + files.length });
		if (!isSending) void sendQueue();
	}

	async function sendQueue(): Promise<void> {
		for (let next = queue.current.shift(); next; next = queue.current.shift()) {
			const { file, provenance, problem } = next;
			show({ name: file.name, percent: 0 });
			const answer: Answer = problem
				? { added: 0, failed: [{ name: file.name, problem }] }
				: await sendOne(request, file, provenance, (percent) => show({ percent }));
			const { done, added, failed } = now.current ?? nothingSent;
			show({
				done: done + 1,
				added: added + answer.added,
				failed: [...failed, ...answer.failed],
			});
			if (answer.isKept) onAdded();
		}
		show({ name: null });
	}

	return { state, send };
}

/** What is surely refused is not sent. */
function problemOf(file: File, index: number): string | null {
	const kind = intakeKindOf(file.name);
	if (!kind) return intakeMessages.wrongType;
	if (index >= intakeLimits.files) return intakeMessages.tooMany(intakeLimits.files);
	const most = kind === "archive" ? intakeLimits.batchBytes : intakeLimits.fileBytes;
	if (file.size <= most) return null;
	return kind === "archive" ? intakeMessages.tooMuch : intakeMessages.fileTooLarge;
}

function sendOne(
	request: { current: XMLHttpRequest | null },
	file: File,
	provenance: string,
	onProgress: (percent: number) => void,
): Promise<Answer> {
	return new Promise((resolve) => {
		const xhr = new XMLHttpRequest();
		request.current = xhr;
		const fail = (problem: string) => resolve({ added: 0, failed: [{ name: file.name, problem }] });
		xhr.upload.onprogress = ({ loaded, total }) =>
			onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
		xhr.onload = () => resolve(readAnswer(xhr, file.name));
		const { uploads } = adminMessages;
		xhr.onerror = () => fail(uploads.failed(uploads.reasons.network));
		const form = new FormData();
		form.set("provenance", provenance);
		form.set("file", file);
		xhr.open("POST", "/admin/intake/files");
		xhr.setRequestHeader("Accept", "application/json");
		xhr.send(form);
	});
}

/** The server in front of the app answers in plain words, the gate with a page. */
function readAnswer({ status, responseText }: XMLHttpRequest, name: string): Answer {
	const failed = (problem: string) => ({ added: 0, failed: [{ name, problem }] });
	try {
		const answer = JSON.parse(responseText) as Answer | { success: false; error: string };
		return "error" in answer ? failed(answer.error) : { ...answer, isKept: true };
	} catch {
		if (status === 401) {
			askIn.owner?.();
			return failed(adminMessages.admin.needsPasscode);
		}
		const { uploads } = adminMessages;
		// What is too large for the site is not sent.
		return failed(uploads.failed(uploads.reasons[status === 413 ? "proxy" : "unexpected"]));
	}
}
