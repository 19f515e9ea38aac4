import type { MouseEvent } from "react";
import type { TemplateOffer } from "#app/domain/templates/template-access.ts";
import { templateAddress, templateFileAddress } from "#app/domain/templates/template-addresses.ts";
import { accountPage } from "../account-links.ts";
import { downloadIcon, lockIcon } from "../page-icons.ts";
import { buttonVariants } from "../ui/button.tsx";
import { classes } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { type DownloadableTemplate, useTemplateDownload } from "./use-template-download.ts";

/**
 * Downloads a template. A link, so that it works without scripts too: to the file, to signing up, or to the
 * plans. While its file is on the way, this one waits and no other.
 */
export function DownloadTemplate({
	template,
	variant = "primary",
	className,
}: {
	template: DownloadableTemplate;
	variant?: "primary" | "secondary";
	className?: string;
}) {
	const { offer, busy, download } = useTemplateDownload(template);
	// Said before somebody signs in, too.
	const needsPro = offer !== "file" && template.access === "pro";
	const address = addresses[offer](template.slug);
	const press = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		if (!busy) download();
	};
	return (
		<a
			href={address}
			onClick={press}
			{...(busy && { "aria-busy": true, "aria-disabled": true })}
			className={classes(buttonVariants({ variant }), className)}
		>
			{busy ? <Spinner /> : <Icon path={needsPro ? lockIcon : downloadIcon} />}
			Download
			<span className="sr-only">
				{" "}
				{template.name}
				{needsPro ? ", with Pro" : ""}
			</span>
		</a>
	);
}

const addresses: Record<TemplateOffer, (slug: string) => string> = {
	file: templateFileAddress,
	"signed-out": (slug) => accountPage("signup", templateAddress(slug)),
	upgrade: () => "/pricing",
};
