import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { FormAnswer, useFocusOnRefused } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { useAskingAgain } from "#app/components/base/use-polling.ts";
import type { UploadResponse, UploadReview } from "#app/domain/intake/upload-review.ts";
import { UploadChooser } from "./upload-chooser.tsx";
import { PresentState } from "./upload-decision.tsx";
import { type UploadIntent, UploadReviewView } from "./upload-review.tsx";

type UploadPartProps = {
	/** The file that the form had when it came back. */
	initial: UploadReview | null;
};

/**
 * The file of a resume, inside the form of that resume: chosen, sent, looked at, cleaned. The form is sent
 * with the id of what was uploaded; whether it may be published is the server's to say.
 */
export function UploadPart({ initial }: UploadPartProps) {
	const [id, setId] = useState(initial?.id ?? null);
	const part = useRef<HTMLDivElement>(null);
	const reading = useFetcher<{ review: UploadReview }>();
	const settling = useFetcher<UploadResponse>();
	const address = id && `/admin/uploads/${id}`;
	const loaded = reading.data?.review.id === id ? reading.data.review : null;
	const review = loaded ?? (initial?.id === id ? initial : null);
	const { load } = reading;

	useEffect(() => {
		if (address) void load(address);
	}, [address, load]);
	useAskingAgain(review?.status === "waiting", async () => {
		if (address) await load(address);
	});

	const answer = settling.state === "idle" ? settling.data : undefined;
	useEffect(() => {
		if (answer?.success && answer.isThere) setId(answer.id);
	}, [answer]);

	function settle(intent: UploadIntent) {
		if (!address) return;
		const form = new FormData();
		for (const input of part.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
			if (input.type !== "checkbox" || input.checked) form.append(input.name, input.value);
		}
		form.set("intent", intent);
		form.set("embedded", "yes");
		void settling.submit(form, { method: "post", action: address });
		if (intent === "remove") setId(null);
	}

	const busy = settling.state === "idle" ? null : String(settling.formData?.get("intent"));
	const failed = answer?.success === false ? answer : undefined;
	useFocusOnRefused(part, failed);
	return (
		<div ref={part} className="flex flex-col gap-4">
			<UploadChooser onReceived={setId} />
			<noscript>
				<p>
					<a href="/admin/uploads/new" className="admin-link">
						Upload the file on its own page
					</a>
				</p>
			</noscript>
			{failed ? (
				<Alert kind="error">
					<p>{failed.message}</p>
					<PresentState answer={failed} />
				</Alert>
			) : null}
			<input type="hidden" name="uploadId" value={id ?? ""} />
			{review ? (
				<FormAnswer value={failed ?? {}}>
					<UploadReviewView key={review.id} review={review} busy={busy} onIntent={settle} />
				</FormAnswer>
			) : null}
		</div>
	);
}
