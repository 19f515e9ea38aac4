import type { Ref } from "react";
import { chevronDownIcon } from "#app/components/base/icons.ts";
import { SingleKeysChoice } from "#app/components/base/single-keys.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { usePopover } from "#app/components/base/use-popover.ts";
import { chevronUpIcon, keyboardIcon, printIcon, zoomInIcon, zoomOutIcon } from "./tool-icons.ts";

type ReaderToolsProps = {
	page: number;
	pageCount: number | null;
	/** 1 is the size at which the sheet fits. */
	zoom: number;
	next: () => void;
	previous: () => void;
	larger: () => void;
	smaller: () => void;
	fit: () => void;
	print: () => void;
	helpButton: Ref<HTMLButtonElement>;
};

/** Pages, zoom, print and the keys: at the top on wide screens, under the thumb on a phone. */
export function ReaderTools(props: ReaderToolsProps) {
	const { page, pageCount, zoom, next, previous, larger, smaller, fit, print, helpButton } = props;
	const help = usePopover("reader-keys");
	return (
		<div role="toolbar" aria-label="Reader" className="reader-tools items-center needs-script">
			{pageCount !== null && pageCount > 1 ? (
				<>
					<Tool
						label="Previous page"
						icon={chevronUpIcon}
						onClick={previous}
						disabled={page <= 1}
					/>
					<output aria-live="polite" className="px-1 text-sm whitespace-nowrap tabular-nums">
						<span className="sr-only">Page </span>
						{page} of {pageCount}
					</output>
					<Tool
						label="Next page"
						icon={chevronDownIcon}
						onClick={next}
						disabled={page >= pageCount}
					/>
				</>
			) : null}
			<Tool label="Smaller" icon={zoomOutIcon} onClick={smaller} disabled={zoom <= 0.5} />
			<button
				type="button"
				onClick={fit}
				aria-label={`${Math.round(zoom * 100)} %, fit to width`}
				className={classes(
					buttonVariants({ variant: "ghost", size: "icon" }),
					"min-w-14 text-sm tabular-nums",
				)}
			>
				{zoom === 1 ? "Fit" : `${Math.round(zoom * 100)} %`}
			</button>
			<Tool label="Larger" icon={zoomInIcon} onClick={larger} disabled={zoom >= 3} />
			<Tool label="Print" icon={printIcon} onClick={print} />
			<button
				type="button"
				ref={helpButton}
				{...help.button}
				aria-label="Keyboard shortcuts"
				title="Keyboard shortcuts"
				className={classes(
					buttonVariants({ variant: "ghost", size: "icon" }),
					"reader-help-button",
				)}
			>
				<Icon path={keyboardIcon} className="size-5" />
			</button>
			<div
				{...help.popover}
				ref={help.ref as never}
				className="header-popover reader-help text-note"
			>
				<h2 className="px-3 pt-2 font-sans text-base font-semibold tracking-normal">Keyboard</h2>
				<dl className="p-3">
					{shortcuts.map(({ keys, does }) => (
						<div key={does} className="flex justify-between gap-4 py-1">
							<dt className="text-quiet">{does}</dt>
							<dd className="flex gap-1">
								{keys.map((key) => (
									<kbd key={key}>{key}</kbd>
								))}
							</dd>
						</div>
					))}
				</dl>
				<div className="px-3 pb-2">
					<SingleKeysChoice />
				</div>
			</div>
		</div>
	);
}

const shortcuts = [
	{ keys: ["←", "→"], does: "Page" },
	{ keys: ["−", "+"], does: "Zoom" },
	{ keys: ["K", "J"], does: "Resume of the list" },
	{ keys: ["N"], does: "Notes" },
	{ keys: ["0"], does: "Fit to width" },
	{ keys: ["P"], does: "Print" },
	{ keys: ["?"], does: "These keys" },
	{ keys: ["Esc"], does: "Back" },
];

type ToolProps = {
	label: string;
	icon: string;
	onClick: () => void;
	disabled?: boolean;
};

function Tool({ label, icon, onClick, disabled }: ToolProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			// Not `disabled`, because that would take the focus away from the pressed button.
			onClick={disabled ? undefined : onClick}
			aria-disabled={disabled}
			className={buttonVariants({ variant: "ghost", size: "icon" })}
		>
			<Icon path={icon} className="size-5" />
		</button>
	);
}
