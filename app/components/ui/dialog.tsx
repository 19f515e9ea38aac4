import * as Primitive from "radix-ui/dialog";
import { type ReactNode, useState } from "react";
import { closeIcon } from "../icons.ts";
import { buttonVariants } from "./button.tsx";
import { classes } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** A modal dialog: traps focus, closes with Escape or a press outside, gives focus back to its opener. */
export function Dialog({
	open,
	onClose,
	children,
}: {
	open: boolean;
	onClose: () => void;
	children: ReactNode;
}) {
	return (
		<Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
			{children}
		</Primitive.Root>
	);
}

type DialogContentProps = {
	children: ReactNode;
	/** Without one the dialog is described by its title alone. */
	describedBy?: boolean;
	size?: "small" | "large";
	className?: string;
};

/** The panel: a sheet from below on a phone, in the middle on anything wider. */
export function DialogContent({
	children,
	describedBy = true,
	size = "small",
	className,
}: DialogContentProps) {
	// Our dialogs have no trigger of their own that Radix could give the focus back to.
	const [opener] = useState(() => document.activeElement as HTMLElement | null);
	const returnFocus = (event: Event) => {
		event.preventDefault();
		opener?.focus();
	};
	return (
		<Primitive.Portal>
			<Primitive.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
			<Primitive.Content
				className={classes(
					"dialog-panel fixed z-50 overflow-y-auto overscroll-contain bg-room",
					size === "large" && "dialog-large",
					className,
				)}
				onCloseAutoFocus={returnFocus}
				{...(describedBy ? {} : { "aria-describedby": undefined })}
			>
				{children}
				<Primitive.Close
					aria-label="Close"
					className={classes(
						buttonVariants({ variant: "ghost", size: "icon" }),
						"absolute top-2 right-2 text-quiet",
					)}
				>
					<Icon path={closeIcon} className="size-5" />
				</Primitive.Close>
			</Primitive.Content>
		</Primitive.Portal>
	);
}

export function DialogTitle({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<Primitive.Title className={classes("pr-10 text-2xl", className)}>{children}</Primitive.Title>
	);
}

export function DialogDescription({
	children,
	className,
}: {
	children: ReactNode;
	className?: string;
}) {
	return (
		<Primitive.Description className={classes("text-quiet", className)}>
			{children}
		</Primitive.Description>
	);
}

export const DialogClose = Primitive.Close;
