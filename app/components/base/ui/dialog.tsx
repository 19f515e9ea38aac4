import * as Primitive from "radix-ui/dialog";
import {
	createContext,
	type FormEvent,
	type KeyboardEvent,
	type ReactNode,
	use,
	useEffect,
	useRef,
	useState,
} from "react";
import { closeIcon } from "#app/components/base/icons.ts";
import { Button, buttonVariants } from "./button.tsx";
import { classes } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const Writing = createContext<{
	asks: boolean;
	note(field: Field): void;
	answer(leaves: boolean): void;
}>({
	asks: false,
	note: () => {},
	answer: () => {},
});

/**
 * A modal dialog: traps focus, closes with Escape or a press outside, gives focus back to its opener. With a form
 * in it that a person has begun to fill in, it asks before it closes.
 */
export function Dialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	const [written] = useState(() => new Set<Field>());
	const [asks, setAsks] = useState(false);
	const answer = (leaves: boolean) => {
		setAsks(false);
		if (!leaves) return [...written].at(-1)?.focus();
		written.clear();
		onClose();
	};
	const close = () => {
		if (asks) return answer(false);
		if ([...written].some(isUnsent)) setAsks(true);
		else answer(true);
	};
	return (
		<Writing value={{ asks, answer, note: (field) => written.add(field) }}>
			<Primitive.Root open onOpenChange={(next) => !next && close()}>
				{children}
			</Primitive.Root>
		</Writing>
	);
}

/** A form says by `data-sent` that the values of its fields were accepted. */
const isUnsent = (field: Field) =>
	field.isConnected && field.value !== "" && field.form?.dataset.sent === undefined;

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
	const { asks, note } = use(Writing);
	return (
		<Primitive.Portal>
			<Primitive.Overlay className="dialog-scrim fixed inset-0 z-50 bg-scrim" />
			<Primitive.Content
				className={classes(
					"dialog-panel fixed z-50 overflow-y-auto overscroll-contain bg-room",
					size === "large" && "sm:w-5xl",
					className,
				)}
				onCloseAutoFocus={returnFocus}
				onPointerDownOutside={keepAtToast}
				// Radix gives the focus without scrolling: on a low screen the field is below what is seen.
				onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
				// A key that is held opened the dialog, and must not press what has the focus in it.
				onKeyDown={(event: KeyboardEvent) => {
					if (
						event.repeat &&
						event.key === "Enter" &&
						!(event.target instanceof HTMLTextAreaElement)
					)
						event.preventDefault();
				}}
				onInput={(event: FormEvent) => note(event.target as Field)}
				{...(describedBy ? {} : { "aria-describedby": undefined })}
			>
				{children}
				{asks ? <DiscardQuestion /> : null}
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

/** A toast stands over the dialog: who presses it does not press beside the dialog. */
const keepAtToast = (event: Event) => {
	if ((event.target as Element).closest(".toast-layer")) event.preventDefault();
};

function DiscardQuestion() {
	const { answer } = use(Writing);
	const keep = useRef<HTMLDivElement>(null);
	useEffect(() => keep.current?.querySelector("button")?.focus(), []);
	return (
		<div
			ref={keep}
			role="alertdialog"
			aria-label="Discard what you typed?"
			className="dialog-question sticky z-1 -bottom-6 flex flex-wrap items-center gap-3 mt-6 -mx-4 -mb-6 p-4 border-t border-hairline bg-raised sm:-bottom-8 sm:mt-8 sm:-mx-8 sm:-mb-8 sm:py-4 sm:px-8"
		>
			<p className="font-medium">Discard what you typed?</p>
			<Button onClick={() => answer(false)}>Keep writing</Button>
			<Button variant="secondary" onClick={() => answer(true)}>
				Discard
			</Button>
		</div>
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
