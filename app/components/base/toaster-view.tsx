import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
// Its own injection of these rules carries no nonce and is taken out of the bundle (vite.config.ts).
import "sonner/dist/styles.css";
import { onToast, takeToasts } from "./toast-queue.ts";

/** How long a toast stays, in milliseconds, and how many are seen at once. */
const displayTime = 4000;
const visibleToasts = 3;

export default function ToasterView() {
	useEffect(() => {
		const show = () => {
			for (const { kind, text } of takeToasts()) toast[kind](text);
		};
		show();
		return onToast(show);
	}, []);
	return (
		<Sonner
			position="bottom-center"
			duration={displayTime}
			visibleToasts={visibleToasts}
			closeButton
			toastOptions={{ classNames: { toast: "site-toast" } }}
		/>
	);
}
