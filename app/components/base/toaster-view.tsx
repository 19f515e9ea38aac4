import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Toaster as Sonner, toast } from "sonner";
// Its own injection of these rules carries no nonce and is taken out of the bundle (vite.config.ts).
import "sonner/dist/styles.css";
import "#app/styles/toasts.css";
import { onToast, type Toast, takeToasts } from "./toast-queue.ts";

/** How long a toast stays, in milliseconds, and how many are seen at once. */
const displayTime = 4000;
const visibleToasts = 3;

/** Nobody has to be quick to go the way that a toast offers. */
const stay = ({ to, label }: NonNullable<Toast["way"]>) => ({
	duration: Number.POSITIVE_INFINITY,
	action: (
		<Link
			to={to}
			onClick={() => toast.dismiss()}
			className="ms-auto inline-flex min-h-11 shrink-0 items-center text-accent underline underline-offset-4"
		>
			{label}
		</Link>
	),
});

/**
 * Above whatever is opened, and not with its toasts: a screen reader tells of what is added to an open part of the
 * page, and not always of what is opened with it.
 */
function useTopLayer(layer: RefObject<HTMLDivElement | null>): void {
	useEffect(() => {
		const raise = ({ target, newState }: Partial<ToggleEvent>) => {
			const { current } = layer;
			const isOther =
				target instanceof Element && target !== current && target.matches("[popover]");
			if (!current || !isOther || newState !== "open") return;
			current.hidePopover();
			current.showPopover?.();
		};
		layer.current?.showPopover?.();
		document.addEventListener("toggle", raise, true);
		return () => document.removeEventListener("toggle", raise, true);
	}, [layer]);
}

const openPopover = "[popover=auto]:is(:popover-open)";

/** To a browser a press on a toast is one beside what is opened below it: it closes that, which is opened again. */
function useKeptOpen(layer: RefObject<HTMLDivElement | null>): void {
	useEffect(() => {
		let open: readonly HTMLElement[] = [];
		const remember = ({ target }: PointerEvent) => {
			const isOnToast = target instanceof Node && layer.current?.contains(target);
			open = isOnToast ? [...document.querySelectorAll<HTMLElement>(openPopover)] : [];
		};
		// The browser closes it when the press ends, before or after those who listen.
		const openAgain = () =>
			setTimeout(() => {
				for (const each of open) if (each.isConnected) each.togglePopover(true);
			});
		const gone = new AbortController();
		const options = { capture: true, signal: gone.signal };
		document.addEventListener("pointerdown", remember, options);
		document.addEventListener("pointerup", openAgain, options);
		return () => gone.abort();
	}, [layer]);
}

export default function ToasterView() {
	const layer = useRef<HTMLDivElement>(null);
	useTopLayer(layer);
	useKeptOpen(layer);
	useEffect(() => {
		const show = () => {
			for (const { kind, text, way } of takeToasts()) toast[kind](text, way && stay(way));
		};
		show();
		return onToast(show);
	}, []);
	return (
		<div ref={layer} popover="manual" className="toast-layer">
			<Sonner
				position="bottom-center"
				duration={displayTime}
				visibleToasts={visibleToasts}
				closeButton
				toastOptions={{ classNames: { toast: "site-toast" } }}
			/>
		</div>
	);
}
