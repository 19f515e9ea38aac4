import type { MouseEvent } from "react";
import { accountPage } from "#app/components/account/menu-links.ts";
import { downloadIcon, lockIcon } from "#app/components/base/page-icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { plans } from "#app/domain/billing/plans.ts";
import { templateAddress, templateFileAddress } from "#app/domain/content/templates/addresses.ts";
import type { TemplateOffer } from "#app/domain/content/templates/download-access.ts";
import { type DownloadableTemplate, useTemplateDownload } from "./use-file-download.ts";

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
	// Said before a person signs in, too.
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
			<span>
				Download<span className="sr-only"> {template.name}</span>
				{needsPro ? ` with ${plans.pro.name}` : null}
			</span>
		</a>
	);
}

const addresses: Record<TemplateOffer, (slug: string) => string> = {
	file: templateFileAddress,
	"signed-out": (slug) => accountPage("signup", templateAddress(slug)),
	upgrade: () => "/pricing",
};
