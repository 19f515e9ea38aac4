import type { ReactNode } from "react";
import { Link, useNavigate, useOutletContext } from "react-router";
import { Dialog, DialogContent, DialogTitle } from "#app/components/base/ui/dialog.tsx";

/** What a list of the dashboard tells the pages that lie over it. */
export type OverList = {
	/** The list is on the screen: what comes is a dialog over it, else a page of its own. */
	isOverList: boolean;
};

type ListDialogProps = {
	title: string;
	/** The list, under the query that it is shown with. */
	list: { name: string; to: string };
	/** What is on its way is not left. */
	busy: boolean;
	size?: "small" | "large";
	children: ReactNode;
};

/** A form over the list that it belongs to; opened by its address, or without scripts, a page. */
export function ListDialog({ title, list, busy, size = "small", children }: ListDialogProps) {
	const { isOverList } = useOutletContext<OverList>();
	const navigate = useNavigate();
	if (!isOverList) {
		return (
			<div className={size === "large" ? "max-w-4xl" : "max-w-xl"}>
				<Link to={list.to} className="link-quiet">
					{list.name}
				</Link>
				<h1 className="mb-6 text-2xl">{title}</h1>
				{children}
			</div>
		);
	}
	const close = () => {
		if (!busy) navigate(list.to, { preventScrollReset: true });
	};
	return (
		<Dialog onClose={close}>
			<DialogContent size={size} describedBy={false}>
				<DialogTitle className="mb-6">{title}</DialogTitle>
				{children}
			</DialogContent>
		</Dialog>
	);
}
