import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { AuthDialogProvider } from "#app/components/account/auth-dialog-provider.tsx";
import { UpgradeDialogProvider } from "#app/components/billing/upgrade-dialog-provider.tsx";

/**
 * The HTML that the server sends for a piece of a page.
 * @param address where the page would be
 */
export function markupOf(piece: ReactNode, address = "/resumes"): string {
	const page = (
		<UpgradeDialogProvider>
			<AuthDialogProvider signedIn={false}>{piece}</AuthDialogProvider>
		</UpgradeDialogProvider>
	);
	const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
	const html = renderToStaticMarkup(<RouterProvider router={router} />);
	router.dispose();
	return html;
}

/** The words of some HTML, without its tags. */
export function textOf(html: string): string {
	return html
		.replace(/<[^>]+>/gu, " ")
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&")
		.replace(/\s+/gu, " ")
		.trim();
}
