import type { ReactNode } from "react";
import { DialogHeading } from "#app/components/base/dialog-heading.ts";
import { Dialog, DialogContent, DialogTitle } from "#app/components/base/ui/dialog.tsx";

export type DialogOverListProps = {
	onClose: () => void;
	/** What was opened; its heading names the dialog. */
	children: ReactNode;
};

export default function DialogOverList({ onClose, children }: DialogOverListProps) {
	return (
		<Dialog onClose={onClose}>
			<DialogContent size="large" describedBy={false}>
				<DialogHeading value={DialogTitle}>{children}</DialogHeading>
			</DialogContent>
		</Dialog>
	);
}
