import { type ReactNode, Suspense } from "react";
import { Link, useLocation, useNavigate, useOutletContext } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";

const Dialog = lazyInBrowser(() => import("#app/components/library/dialog-over-list.tsx"));

type PageOverListProps = {
	/** The address of the list, and the words of the link to it. */
	list: string;
	listLabel: string;
	children: ReactNode;
};

/** What a list leads to: a dialog over the list that it was opened from, else a page of its own. */
export function PageOverList({ list, listLabel, children }: PageOverListProps) {
	const { isOverList } = useOutletContext<{ isOverList: boolean }>();
	const navigate = useNavigate();
	const { state } = useLocation();
	if (isOverList) {
		const close = () =>
			state?.fromList ? navigate(-1) : navigate(list, { preventScrollReset: true });
		return (
			<Suspense fallback={null}>
				<Dialog onClose={close}>{children}</Dialog>
			</Suspense>
		);
	}
	return (
		<main id="content" className="container-page py-6 md:py-10">
			<Link to={list} className="link-quiet">
				{listLabel}
			</Link>
			{children}
		</main>
	);
}
