import { useState } from "react";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { demoBannerCookie } from "#app/domain/base/own-cookies.ts";
import { closeIcon } from "./icons.ts";

/** Says that what is shown is invented. Can be hidden until the browser is closed. */
export function DemoBanner({
	dismissed = false,
	children,
}: {
	dismissed?: boolean;
	/** What is invented. */
	children: string;
}) {
	const [gone, setGone] = useState(dismissed);
	if (gone) return null;
	const dismiss = () => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
		document.cookie = `${demoBannerCookie}=off; Path=/; SameSite=Lax`;
		setGone(true);
	};
	return (
		<aside
			aria-label="About this library"
			className="border-b border-hairline bg-amber-soft text-sm print:hidden"
		>
			<div className="container-page flex items-center gap-2">
				<p className="py-2">
					<strong className="font-semibold">Demonstration:</strong> {children}
				</p>
				<button
					type="button"
					onClick={dismiss}
					aria-label="Hide this notice"
					className="thumb needs-script ml-auto inline-flex shrink-0 items-center justify-center text-quiet hover:text-ink"
				>
					<Icon path={closeIcon} />
				</button>
			</div>
		</aside>
	);
}
