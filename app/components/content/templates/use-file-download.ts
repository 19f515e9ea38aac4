import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAuthDialog } from "#app/components/account/auth-dialog-provider.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { useUpgradeDialog } from "#app/components/billing/upgrade-dialog-provider.tsx";
import * as messages from "#app/domain/base/messages/tools.ts";
import { templateAddress, templateFileAddress } from "#app/domain/content/templates/addresses.ts";
import { type TemplateAccess, templateFileName } from "#app/domain/content/templates/definition.ts";
import {
	offerTemplate,
	type TemplateOffer,
} from "#app/domain/content/templates/download-access.ts";
import { afterFailedDownload } from "#app/domain/content/templates/failed-download.ts";

export type DownloadableTemplate = { slug: string; name: string; access: TemplateAccess };

/** An answer without a file. */
class FileNotFound extends Error {
	readonly status: number;
	constructor(status: number) {
		super(messages.templates.fileNotFound(status));
		this.status = status;
	}
}

/** Downloads a template, or says what it takes: an account, Pro, or another try. */
export function useTemplateDownload({ slug, name, access }: DownloadableTemplate) {
	const [busy, setBusy] = useState(false);
	const auth = useAuthDialog();
	const upgrade = useUpgradeDialog();
	const { revalidate } = useRevalidator();
	const offer = offerTemplate(access, useViewer());
	const words = messages.templates;

	const signUp = () =>
		auth.open("signup", {
			title: "Sign up to download",
			description: access === "pro" ? words.signUpForPro : words.signUpForMember,
			returnTo: templateAddress(slug),
		});

	const fetchFile = async () => {
		setBusy(true);
		showToast("info", words.preparing(name));
		try {
			const response = await fetch(templateFileAddress(slug));
			if (!response.ok) throw new FileNotFound(response.status);
			const { saveFile } = await import("#app/components/base/downloads/save-file.ts");
			saveFile(await response.blob(), templateFileName(name));
			showToast("success", words.downloaded(name));
			revalidate();
		} catch (error) {
			await explain(error instanceof FileNotFound ? error.status : null);
		} finally {
			setBusy(false);
		}
	};

	const explain = async (status: number | null) => {
		switch (afterFailedDownload({ status, isOnline: navigator.onLine })) {
			case "sign-up":
				// The page still shows a signed-in user whose session has ended.
				await revalidate();
				return signUp();
			case "upgrade":
				return upgrade.open(words.upgrade, { wish: "templates" });
			case "new-tab": {
				// A browser that keeps the tab from opening leaves nothing to wait for.
				const tab = window.open(templateFileAddress(slug), "_blank");
				return tab ? showToast("info", words.openingTab) : showToast("error", words.failed);
			}
			case "offline":
				return showToast("error", words.offline);
			case "missing":
				return showToast("error", words.missing);
			case "later":
				return showToast("error", words.failed);
		}
	};

	const actions: Record<TemplateOffer, () => void> = {
		file: fetchFile,
		"signed-out": signUp,
		upgrade: () => upgrade.open(words.upgrade, { wish: "templates" }),
	};
	return { offer, busy, download: actions[offer] };
}
