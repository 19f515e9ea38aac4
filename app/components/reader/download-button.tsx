import { useRef } from "react";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { downloadIcon } from "#app/components/base/page-icons.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useUpgradeDialog } from "#app/components/billing/upgrade-dialog-provider.tsx";
import * as messages from "#app/domain/base/messages/library.ts";
import type { DownloadOffer } from "#app/domain/reader/download-offer.ts";
import { askDownload } from "./download-refusal.ts";

/** The domain's offer, with the addresses that the page knows. */
export type DownloadLink =
	| { kind: "file"; href: string }
	| { kind: "signed-out"; returnTo: string }
	| Exclude<DownloadOffer, { kind: "file" | "signed-out" }>;

/** Downloads a resume, or says why not: sign up, upgrade, or that there is no file. */
export function DownloadButton({
	offer,
	label = "Download",
}: {
	offer: DownloadLink;
	label?: string;
}) {
	const auth = useAuthDialog();
	const upgrade = useUpgradeDialog();
	const asks = useRef(false);
	/** Lets the browser save it, or says why it does not come. */
	const download = async (address: string) => {
		asks.current = true;
		const refusal = await askDownload(address);
		asks.current = false;
		if (refusal?.offersUpgrade) {
			const wish = refusal.needsPro ? "free-download" : "resumes";
			const { sentence, cause, isHeld } = refusal;
			upgrade.open(sentence, { wish, cause, isHeld });
		} else if (refusal)
			showToast("error", [refusal.cause, refusal.sentence].filter(Boolean).join(" "));
		else {
			showToast("success", messages.access.opening);
			Object.assign(document.createElement("a"), { href: address, download: "" }).click();
		}
	};
	const icon = <Icon path={downloadIcon} />;
	if (offer.kind === "file") {
		return (
			<a
				href={offer.href}
				onClick={(event) => {
					const { metaKey, ctrlKey, shiftKey, altKey } = event;
					if (metaKey || ctrlKey || shiftKey || altKey) return;
					event.preventDefault();
					if (!asks.current) void download(offer.href);
				}}
				className={buttonVariants({ variant: "secondary" })}
			>
				{icon}
				{label}
			</a>
		);
	}
	const explain = () => {
		if (offer.kind === "signed-out") auth.open("signup", { returnTo: offer.returnTo });
		else if (offer.kind === "none") showToast("info", messages.access.noFile);
		else if (offer.kind === "open-first") showToast("info", messages.access.unopened);
		else if (offer.kind === "needs-pro") {
			upgrade.open(messages.access.freeIsToRead, { wish: "free-download" });
		} else upgrade.open(messages.access.upgrade);
	};
	return (
		<Button variant="secondary" onClick={explain}>
			{icon}
			{label}
		</Button>
	);
}
